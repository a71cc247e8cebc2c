### Die Seite mit den Einstellungen eines Browsers, und damit, wer man ist.

settings =
    .title = Einstellungen
    .line = Änderungen gelten sofort, nur in diesem Browser.
    .back = Zurück
    .you = Du
    .look = Aussehen
    .hear = Ton
    .theme = Hell oder dunkel
    .theme-auto = wie das Gerät
    .theme-light = hell
    .theme-dark = dunkel
    .motion = Animationen
    .motion-auto = wie das Gerät
    .motion-full = an
    .motion-none = aus
    .marks = Farben auf den Karten
    .marks-hint = Damit Farbe nicht das einzige Merkmal ist.
    .marks-shapes = mit einer Form
    .marks-names = mit ihrem Namen
    .marks-both = mit beidem
    .largeCards = Große Karten
    .results = Bei 7 Ate 9 zeigen, was passt
    .results-hint = Für Kinder: Beide Ergebnisse stehen neben der Karte in der Mitte.
    .sound = Töne
    .voice = Zahlen ansagen
    .voice-hint = Beim Rennen wird die Zahl jeder Karte vorgelesen.
    .example = So sehen Karten jetzt aus.
    .name = Dein Name
    .name-hint = Die anderen sehen ihn ab dem nächsten Tisch.
    .save = Speichern
    .saved = Gespeichert. Du heißt jetzt { $name }.

moving =
    .title = Auf einem anderen Gerät
    .text = Nimm deinen Namen, deine Tische und deine beendeten Spiele mit: Erstell hier einen Code und gib ihn dort ein.
    .make = Code erstellen
    .code = Dein Code
    .holds = { $count ->
        [one] Er gilt einmal, noch eine Minute lang.
       *[other] Er gilt einmal, noch { $count } Minuten lang.
    }
    .over = Dieser Code ist abgelaufen. Erstell einen neuen.
    .first = Sobald du einen Namen hast, kannst du hier einen Code erstellen.
    .claim = Hast du einen Code von einem anderen Gerät?
    .label = Code
    .hint = Dann bist du hier dieselbe Person wie auf dem anderen Gerät. Deine Spiele als { $name } bleiben zurück.
    .hint-new = Dann bist du hier dieselbe Person wie auf dem anderen Gerät.
    .use = Einlösen
    .done = Willkommen, { $name }!
    .others = Meine anderen Geräte abmelden
    .others-hint = Falls ein Gerät weg ist oder dir nicht mehr gehört.

devices =
    .title = Deine Geräte
    .text = Auf diesen Geräten bist du angemeldet. Melde ab, was du nicht mehr benutzt.
    .this = Dieses Gerät
    .other = Ein anderes Gerät
    .since = Angemeldet am { $day }.
    .seen = Zuletzt benutzt am { $day }.
    .sign-out = Abmelden
    .done = Abgemeldet.

my-bells =
    .title = Mitteilungen
    .text = Du kannst dir Bescheid geben lassen, wenn ein Spiel auf dich wartet und du nicht am Tisch bist. Die Startseite bietet es an, sobald ein Spiel auf dich wartet.
    .push = Ein Browser, seit { $day }
    .webhook = { $url }, seit { $day }
    .stop = Abstellen
    .more = Für Leute, die programmieren: ein Webhook
    .about = Jedes Mal, wenn du dran bist, schickt der Server eine signierte Nachricht an diese Adresse.
    .url = Adresse (https://…)
    .add = Hinzufügen
    .secret = Schlüssel, wird nur jetzt angezeigt

my-data =
    .title = Deine Daten
    .text = Was dieser Server über dich gespeichert hat, kannst du herunterladen oder löschen.
    .privacy = Was gespeichert wird und wie lange
    .everything = Alles herunterladen
    .games = Spiele als Tabelle
    .delete = Alles löschen …
    .none = Noch ist nichts über dich gespeichert.
    .sure = Alles über dich löschen?
    .gone = Der Name { $name }, deine Geräte, Ergebnisse und eigenen Tische und alles, was du geschrieben hast, werden sofort gelöscht.
    .stays = Spiele mit anderen bleiben in deren Listen, aber ohne deinen Namen. In einem laufenden Spiel übernimmt ein Bot deinen Platz.
    .final = Das lässt sich nicht rückgängig machen. Lade deine Daten vorher herunter, wenn du sie behalten möchtest.
    .keep = Alles behalten
    .yes = Alles löschen
    .deleted = Alles über dich ist gelöscht.
