### Ein Tisch im Browser: hereinkommen, die Zeit vor und zwischen den Spielen, und wenn etwas nicht stimmt.

## Hereinkommen

entrance =
    .title = Name eintippen, und du bist dabei
    .label = Dein Name
    .enter = Hereinkommen
    .hint = Ohne Anmeldung, ohne Passwort. Dieser Browser merkt sich dich.

## Plätze

seats =
    .title = Am Tisch
    .free = Freier Platz
    .number = Platz { $number }
    .you = du
    .host = Tischleitung
    .bot = Bot
    .away = gerade nicht da
    .stand-in = ein Bot springt ein
    .sit = Hinsetzen
    .stand = Aufstehen
    .add = Bot dazuholen
    .remove = Wegschicken
    .remove-who = Wegschicken: { $name }
    .add-where = Bot dazuholen: Platz { $number }
    .sit-where = Hinsetzen: Platz { $number }
    .watching = { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
    .full = Alle Plätze sind besetzt, also schaust du zu. Sobald einer frei wird, kannst du dich setzen.

add-bot =
    .title = Welcher Bot soll mitspielen?

send-away =
    .title = { $name } wegschicken?
    .text = { $name } kann dann nicht mehr an diesen Tisch zurück.
    .yes = Wegschicken
    .no = { $name } darf bleiben

## Was gespielt wird

choices =
    .title = Was ihr spielt
    .by-host = { $name } entscheidet. Hier siehst du, was gewählt ist.
    .nobody = Gerade entscheidet niemand: Wer sich zuerst setzt, leitet den Tisch.
    .players = Wie viele mitspielen
    .listed = Alle können diesen Tisch finden
    .listed-hint = Er steht dann auf der Startseite. Sonst kommt nur, wer den Link hat.
    .spectators = Andere dürfen zuschauen
    .spectators-hint = Sie sehen, was auf dem Tisch liegt, aber keine Handkarten.
    .signals_only = Nur mit Signalen reden
    .signals_only-hint = Ohne Schreiben: gut für Kinder und unter Fremden.
    .turn_seconds = Zeit für einen Zug
    .turn-none = solange ihr wollt
    .turn-limit = { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
    .turn-minutes = { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
    .yes = ja
    .no = nein
    .not-yet = Noch nicht übernommen: { $why }

start-game =
    .go = Karten austeilen
    .free = { $count ->
        [one] Ein Platz ist noch frei. Warte auf jemanden, hol einen Bot dazu oder lass weniger mitspielen.
       *[other] { $count } Plätze sind noch frei. Warte auf andere, hol Bots dazu oder lass weniger mitspielen.
    }
    .free-all = { $count ->
        [one] Ein Platz ist noch frei. Warte auf jemanden oder hol einen Bot dazu.
       *[other] { $count } Plätze sind noch frei. Warte auf andere oder hol Bots dazu.
    }
    .wait = { $name } teilt aus, sobald alle bereit sind.
    .rules = So wird gespielt

## Der Link

link =
    .title = Andere einladen
    .text = Verschick den Link oder lass den Code scannen. Wer ihn öffnet, ist am Tisch.
    .label = Link zu diesem Tisch
    .copy = Link kopieren
    .copied = Der Link ist kopiert.
    .by-hand = Kopieren ging hier nicht. Der Link ist markiert: Kopier ihn von Hand.
    .code = QR-Code mit dem Link zu diesem Tisch
    .only-here = Dieser Link geht nur auf diesem Gerät. Für andere öffne Backtrick unter der Adresse, die das Programm für dein Netzwerk anzeigt.
    .share = Teilen

## Die Leiste und ihr Menü

table-bar =
    .menu = Tisch
    .look-on = Du schaust zu
    .time = Zeit übrig: { $time }
    .hurry = { $count ->
        [one] Noch eine Sekunde für deinen Zug.
       *[other] Noch { $count } Sekunden für deinen Zug.
    }
    .settings = Einstellungen
    .leave = Bot für mich spielen lassen

## Wenn etwas nicht stimmt

amiss =
    .connecting = Auf dem Weg zum Tisch …
    .slow = Das dauert länger als sonst. Wir suchen den Tisch weiter.
    .now = Jetzt versuchen
    .reconnecting = Verbindung weg. Neuer Versuch …
    .restarting = Server startet neu. Moment …
    .back = Die Verbindung ist wieder da.
    .lost = Die Verbindung ist weg. Sie kommt von selbst zurück.
    .away = { $name } ist gerade nicht da.
    .gone = { $name } ist schon eine Weile weg.
    .hand-over = Bot für { $name } einsetzen
    .my-bot = Ein Bot spielt für dich.
    .take-over = Wieder selbst spielen
    .home = Zur Startseite
    .again = Noch einmal versuchen

closed-sent-away = Du wurdest von diesem Tisch weggeschickt
closed-no-spectators = Hier spielt man unter sich
closed-unknown = Hier steht kein Tisch
closed-connections = Zu viele Fenster
closed-other = Die Verbindung ist beendet

## Was geschieht, fürs Ohr und als kurze Hinweise

news =
    .sat = { $name } hat sich gesetzt.
    .stood = { $name } ist aufgestanden.
    .invited = { $name } spielt mit.
    .removed = { $name } wurde weggeschickt.
    .hosted = { $name } leitet jetzt den Tisch.
    .you-host = Du leitest jetzt diesen Tisch.
    .changed = Was ihr spielt, wurde geändert.
    .dealt = Die Karten sind ausgeteilt.
    .handed-over = Ein Bot spielt jetzt für { $name }.
    .came-back = { $name } ist zurück.

## Nach einem Spiel

over =
    .again = Noch ein Spiel
    .wait = { $name } kann wieder austeilen.
    .seats-free = Ein Platz ist frei. Vor dem nächsten Spiel muss sich dort jemand setzen.
    .table = Plätze und Regeln
    .board = Zurück zu den Karten
    .replay = Spiel ansehen
    .record = Herunterladen
    .share = Teilen
    .label = Link zu diesem Spiel

## Ein Brett in schlichten Worten, für ein Spiel, das noch kein eigenes hat

plain =
    .hand = Deine Karten: { $cards }
    .moves = Was du tun kannst
    .none = Du bist gerade nicht dran.
    .move = Ein anderer Zug
    .do = Ausführen

## Dasselbe in Kürze, wo wenig Platz ist

short =
    .away = nicht da
    .hand-over = Bot einsetzen
