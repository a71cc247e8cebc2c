### Die Seite mit den Einstellungen eines Browsers, und damit, wer man ist.

settings =
    .title = Einstellungen
    .line = Sie gelten für diesen Browser, und zwar sofort.
    .back = Zurück
    .you = Du
    .look = Wie es aussieht
    .hear = Was du hörst
    .theme = Hell oder dunkel
    .theme-auto = wie das Gerät
    .theme-light = hell
    .theme-dark = dunkel
    .motion = Bewegung
    .motion-auto = wie das Gerät
    .motion-full = Karten bewegen sich
    .motion-none = nichts bewegt sich
    .marks = Farben auf den Karten
    .marks-hint = Damit niemand Farben nur an der Farbe erkennen muss.
    .marks-shapes = mit einer Form
    .marks-names = mit ihrem Namen
    .marks-both = mit beidem
    .largeCards = Große Karten
    .results = Bei 7 Ate 9 zeigen, was passt
    .results-hint = Für die Jüngsten: Beide Ergebnisse stehen bei der Karte in der Mitte.
    .sound = Töne
    .voice = Zahlen ansagen
    .voice-hint = Beim Rennen wird die Zahl jeder Karte laut gesagt.
    .example = So sehen Karten jetzt aus.
    .name = Dein Name
    .name-hint = Die anderen sehen ihn ab dem nächsten Tisch.
    .save = Speichern
    .saved = Gespeichert: Ab jetzt heißt du { $name }.

moving =
    .title = Auf einem anderen Gerät
    .text = Nimm deinen Namen, deine Tische und deine beendeten Spiele mit: Erstell hier einen Code und gib ihn dort ein.
    .make = Code erstellen
    .code = Dein Code
    .holds = { $count ->
        [one] Er gilt einmal, noch eine Minute lang.
       *[other] Er gilt einmal, noch { $count } Minuten lang.
    }
    .over = Dieser Code ist inzwischen zu alt. Erstell einen neuen.
    .first = Sobald du gespielt oder deinen Namen gesagt hast, kannst du hier einen Code erstellen.
    .claim = Hast du einen Code von einem anderen Gerät?
    .label = Der Code
    .hint = Dann bist du hier dieselbe Person wie auf dem anderen Gerät. Was du hier als { $name } gespielt hast, bleibt zurück.
    .hint-new = Dann bist du hier dieselbe Person wie auf dem anderen Gerät.
    .use = Einlösen
    .done = Willkommen, { $name }!
