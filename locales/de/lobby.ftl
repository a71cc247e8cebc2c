### Ein Tisch im Browser: hereinkommen, die Zeit vor und zwischen den Spielen, und wenn etwas nicht stimmt.

## Hereinkommen

invitation =
    .title = { $name } lädt dich ein: { $game }
    .nobody = Du bist eingeladen: { $game }
    .text = Ein Kartenspiel für Freunde im Browser: Namen wählen und mitspielen, ohne Anmeldung.

entrance =
    .title = Name aussuchen und mitspielen
    .label = Dein Name
    .enter = Mitspielen
    .hint = Ohne Anmeldung, ohne Passwort. Dieser Browser merkt sich dich.

## Plätze

seats =
    .title = Am Tisch
    .free = Freier Platz
    .number = Platz { $number }
    .you = du
    .host = Tischleitung
    .bot = Bot
    .away = nicht da
    .stand-in = ein Bot spielt
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
    .watching-names = Im Publikum: { $names }
    .watches = schaut zu
    .replace = Hier sitzen
    .replace-who = Den Platz von { $name } nehmen
    .full = Alle Plätze sind besetzt, also schaust du zu. Sobald einer frei wird, kannst du dich setzen.

add-bot =
    .title = Bot aussuchen

send-away =
    .title = { $name } wegschicken?
    .text = { $name } kann dann nicht mehr an diesen Tisch zurück.
    .yes = Wegschicken
    .no = { $name } darf bleiben

## Was gespielt wird

choices =
    .title = Spieleinstellungen
    .by-host = { $name } wählt sie aus.
    .nobody = Noch keine Tischleitung: Wer sich zuerst setzt, übernimmt sie.
    .more = Weitere Einstellungen
    .listed = Öffentlich sichtbar
    .listed-hint = Er steht dann auf der Startseite. Sonst braucht man den Link.
    .locked = Abgeschlossen
    .locked-hint = Niemand Neues kommt herein. Zwischen den Spielen lässt sich der Tisch jederzeit öffnen.
    .spectators = Zuschauen erlaubt
    .spectators-hint = Sie sehen, was auf dem Tisch liegt, aber keine Handkarten.
    .signals_only = Nur mit Signalen reden
    .signals_only-hint = Ohne Schreiben: gut für Kinder und unter Fremden.
    .phrases = Kleine Sprüche zum Antippen
    .phrases-hint = Hallo, danke, ein Lächeln: nie über die Karten. Alle lesen es in ihrer Sprache.
    .over_days = Über mehrere Tage
    .over_days-hint = Alle ziehen, wenn sie Zeit haben. Wer weg ist, wird nicht ersetzt.
    .turn_seconds = Zeit pro Zug
    .turn_seconds-hint = Danach zieht ein Bot einmal für die Person, die dran ist.
    .turn-none = unbegrenzt
    .turn-limit = { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
    .turn-minutes = { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
    .turn-days = { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
    .pace = Tempo der Bots
    .pace-relaxed = gemütlich
    .pace-normal = normal
    .pace-quick = flott
    .yes = ja
    .no = nein
    .not-yet = Noch nicht übernommen: { $why }

other-game =
    .open = Ein anderes Spiel
    .title = Was soll es sein?
    .text = Alle bleiben an diesem Tisch, und seine Einstellungen auch. Bots, die das neue Spiel nicht können, werden ersetzt.
    .watch = Für { $names } bliebe nur das Zuschauen.
    .full = Es gibt zu wenige Plätze, und zuschauen darf hier niemand. Erst muss jemand aufstehen.

start-game =
    .go = Karten austeilen
    .missing = { $count ->
        [one] Eine Person fehlt noch. Warte auf jemanden oder hol einen Bot dazu.
       *[other] { $count } Personen fehlen noch. Warte auf andere oder hol Bots dazu.
    }
    .ready = { $count ->
        [one] Du würdest allein spielen. Andere können sich noch dazusetzen.
       *[other] Bis jetzt spielt ihr zu { $count }. Andere können sich noch dazusetzen.
    }
    .unsettled = Eine Einstellung passt noch nicht: { $why }
    .wait = { $name } teilt aus, sobald alle bereit sind.
    .rules = So wird gespielt

## Bereit für ein Rennen

ready =
    .title = Auf die Plätze!
    .against = Gegen dich: { $names }.
    .alone = Du spielst gegen die Uhr.
    .text = Der Countdown startet erst, wenn du so weit bist.
    .go = Ich bin bereit

## Der Link

link =
    .title = Andere einladen
    .text = Verschick den Link oder lass den Code scannen. Wer den Link hat, sucht sich einen Namen aus und spielt mit.
    .label = Link zu diesem Tisch
    .copy = Link kopieren
    .copied = Link kopiert.
    .by-hand = Kopieren ging hier nicht. Der Link ist markiert: Kopier ihn von Hand.
    .code = QR-Code mit dem Link zu diesem Tisch
    .only-here = Dieser Link geht nur auf diesem Gerät. Um andere einzuladen, öffne Backtrick unter der Netzwerkadresse, die der Server anzeigt.
    .share = Teilen

## Ein Bildschirm im Raum

screen =
    .open = Auf großem Bildschirm zeigen
    .join = Scannen und mitspielen
    .turn = { $name } ist dran

## Die Leiste und ihr Menü

table-bar =
    .menu = Tisch
    .look-on = Du schaust zu
    .time = Zeit übrig: { $time }
    .bot-days = { $count ->
        [one] In einem Tag zieht ein Bot für { $name }
       *[other] In { $count } Tagen zieht ein Bot für { $name }
    }
    .bot-hours = { $count ->
        [one] In einer Stunde zieht ein Bot für { $name }
       *[other] In { $count } Stunden zieht ein Bot für { $name }
    }
    .bot-minutes = { $count ->
        [one] In einer Minute zieht ein Bot für { $name }
       *[other] In { $count } Minuten zieht ein Bot für { $name }
    }
    .hurry = { $count ->
        [one] Noch eine Sekunde für deinen Zug.
       *[other] Noch { $count } Sekunden für deinen Zug.
    }
    .settings = Einstellungen
    .leave = Bot für mich spielen lassen
    .end-sure = Wirklich ohne Ergebnis beenden?

## Wenn etwas nicht stimmt

amiss =
    .connecting = Auf dem Weg zum Tisch …
    .slow = Das dauert länger als sonst. Wir versuchen es weiter.
    .now = Jetzt versuchen
    .reconnecting = Verbindung weg. Neuer Versuch …
    .restarting = Server startet neu. Moment …
    .back = Die Verbindung ist wieder da.
    .lost = Die Verbindung ist weg. Sie kommt von selbst zurück.
    .away = { $name } ist gerade nicht da.
    .gone = { $name } ist schon eine Weile weg.
    .hand-over = Bot für { $name } einsetzen
    .idle = { $name } hat schon länger nichts getan.
    .my-idle = Die anderen warten auf dich. Sie dürfen auch ohne dich weitermachen.
    .end = Spiel beenden
    .proposed = { $name } möchte das Spiel ohne Ergebnis beenden.
    .agree = Einverstanden
    .withdraw = Doch weiterspielen
    .my-proposal = Du möchtest das Spiel beenden. Es endet, sobald die anderen zustimmen.
    .concede = Aufgeben
    .concede-sure = Wirklich aufgeben und verlieren?
    .conceding = { $name } möchte aufgeben.
    .my-concession = Du möchtest aufgeben. Das Spiel ist verloren, sobald die anderen zustimmen.
    .watching = Du schaust zu. Ein Bot kann dir Platz machen.
    .replace = Statt { $name } mitspielen
    .my-bot = Ein Bot spielt für dich.
    .take-over = Wieder selbst spielen
    .home = Zur Startseite
    .again = Noch einmal versuchen

closed-sent-away = Du wurdest von diesem Tisch weggeschickt
closed-locked = Dieser Tisch ist abgeschlossen
closed-no-spectators = Hier wird ohne Publikum gespielt
closed-unknown = Diesen Tisch gibt es nicht
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
    .changed = Die Tischleitung hat die Einstellungen geändert.
    .dealt = Die Karten sind ausgeteilt.
    .handed-over = Für { $name } spielt jetzt ein Bot.
    .came-back = { $name } ist zurück.
    .crashed = { $name } ist abgestürzt. Stattdessen kam irgendein Zug.
    .stalled = { $name } hat zu lange gebraucht. Stattdessen kam irgendein Zug.
    .nonsense = Die Antwort von { $name } ergab keinen Sinn. Stattdessen kam irgendein Zug.
    .abandoned = Das Spiel wurde ohne Ergebnis beendet.
    .game-changed = { $name } hat ein anderes Spiel gewählt: { $game }.
    .no-seat = Dieses Spiel hat weniger Plätze. Du schaust jetzt zu.

## Nach einem Spiel

over =
    .again = Noch ein Spiel
    .wait = { $name } kann wieder austeilen.
    .too-few = Für ein weiteres Spiel sind es zu wenige. Erst muss sich jemand dazusetzen.
    .table = Plätze und Einstellungen
    .board = Zurück zum Spiel
    .replay = Spiel ansehen
    .review = Analyse ansehen
    .record = Herunterladen
    .share = Teilen
    .label = Link zu diesem Spiel
    .laid = { $laid } von { $cards } Karten gelegt
    .close-hair = Um Haaresbreite!
    .close-near = Das war knapp.

## Ein Brett in schlichten Worten, für ein Spiel, das noch kein eigenes hat

plain =
    .hand = Deine Karten: { $cards }
    .moves = Was du tun kannst
    .none = Du bist gerade nicht dran.
    .move = Ein anderer Zug
    .do = Spielen

## Eine Karte, die noch nicht endgültig liegt

considering =
    .mine = Diese Karte siehst bisher nur du.
    .theirs = überlegt sich eine Karte

thinking = denkt nach

## Dasselbe in Kürze, wo wenig Platz ist

short =
    .away = nicht da
    .hand-over = Bot einsetzen

## Was wäre, wenn: von einem Moment eines beendeten Spiels aus weiterspielen

what-if =
    .play = Von hier als { $name } weiterspielen
    .short = Weiterspielen
    .about = Bots übernehmen die anderen Plätze und wissen, was gesagt wurde. Das Ergebnis zählt nicht.
    .again = Noch einmal von dort
    .back = Zurück zum echten Spiel

## Tipps

hint =
    .button = Tipp
    .title = Tipp
    .thinking = Der Trainer schaut sich deine Karten an …
    .best = Am besten
    .other = Statt
    .end = Beende jetzt deinen Zug.
    .forced = Etwas anderes geht nicht.
    .alike = Kein anderer Zug ist besser.
    .close = Schließen
