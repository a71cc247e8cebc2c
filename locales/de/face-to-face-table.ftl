### Der Tisch des Duells. `up` und `down` sind die aufsteigende und die absteigende Reihe.

duel =
    .board = Das Duell
    .you = du
    .on-turn = dran
    .won = gewonnen
    .hand = Deine Karten
    .hand-of = Karten von { $name }
    .holds =
        { $count ->
            [one] { $count } Karte auf der Hand
           *[other] { $count } Karten auf der Hand
        }
    .pile =
        { $count ->
            [0] Nichts mehr zu ziehen
            [one] { $count } Karte zum Nachziehen
           *[other] { $count } Karten zum Nachziehen
        }
    .pile-short = im Stapel
    .laid =
        { $count ->
            [one] { $count } Karte gelegt
           *[other] { $count } Karten gelegt
        }

## Die Reihen, wie sie vorgelesen werden; und was man dort mit der gewählten Karte tun kann

duel-rows =
    .mine-up = Deine aufsteigende Reihe
    .mine-down = Deine absteigende Reihe
    .theirs-up = Aufsteigende Reihe von { $name }
    .theirs-down = Absteigende Reihe von { $name }
    .from-to = von { $top } bis { $end }
    .helped = eine Hilfe von { $name }

duel-lay =
    .lay = Legen
    .help = Helfen
    .mine-up = { $card } in deine aufsteigende Reihe legen
    .mine-down = { $card } in deine absteigende Reihe legen
    .theirs-up = { $name } helfen: { $card } in die aufsteigende Reihe
    .theirs-down = { $name } helfen: { $card } in die absteigende Reihe
    .fits = sie passt
    .helps = sie kann helfen
    .nowhere = sie passt gerade nirgends

## Was jetzt zu tun ist

duel-now =
    .first = Leg zwei Karten oder mehr.
    .more = Leg noch eine.
    .enough = Leg noch mehr, oder zieh nach.
    .must-not = Deine Hand ist leer. Zieh jetzt nach.
    .helping = { $name } helfen: hinauf oder hinunter?
    .wait = { $name } ist dran.
    .over = Das Spiel ist aus.

duel-draws =
    .mine =
        { $count ->
            [0] Du ziehst nichts nach
            [one] Du ziehst { $count } Karte nach
           *[other] Du ziehst { $count } Karten nach
        }
    .theirs =
        { $count ->
            [0] { $name } zieht nichts nach
            [one] { $name } zieht { $count } Karte nach
           *[other] { $name } zieht { $count } Karten nach
        }
    .why = Hilf mit einer Karte, dann wird deine Hand wieder voll.

duel-do =
    .end =
        { $count ->
            [0] Zug beenden
           *[other] { $count } nachziehen
        }
    .back = Zurück{ "\u00AD" }nehmen
    .keys = Tasten
    .keys-title = Mit der Tastatur spielen
    .key-cards = von Karte zu Karte
    .key-pick = eine Karte aufnehmen oder wieder ablegen
    .key-home = sie in deine aufsteigende oder absteigende Reihe legen
    .key-help = dasselbe beim Gegner, als Hilfe
    .key-aim = und dann hinauf oder hinunter: helfen
    .key-end = Zug beenden und nachziehen
    .key-back = die letzte Karte zurücknehmen

## Was geschehen ist, für alle, die es hören

duel-mine =
    .up = Du legst { $card } in deine aufsteigende Reihe.
    .down = Du legst { $card } in deine absteigende Reihe.
    .help-up = Du hilfst { $name }: { $card } in die aufsteigende Reihe.
    .help-down = Du hilfst { $name }: { $card } in die absteigende Reihe.
    .end =
        { $count ->
            [0] Du beendest deinen Zug.
            [one] Du ziehst { $count } Karte nach.
           *[other] Du ziehst { $count } Karten nach.
        }
    .back = Du nimmst deine Karte zurück.
    .turn = Du bist dran. Deine Karten: { $cards }.

duel-theirs =
    .up = { $name } legt { $card } in die eigene aufsteigende Reihe.
    .down = { $name } legt { $card } in die eigene absteigende Reihe.
    .help-up = { $name } hilft dir: { $card } in deine aufsteigende Reihe.
    .help-down = { $name } hilft dir: { $card } in deine absteigende Reihe.
    .end =
        { $count ->
            [0] { $name } beendet den Zug.
            [one] { $name } zieht { $count } Karte nach.
           *[other] { $name } zieht { $count } Karten nach.
        }
    .turn = { $name } ist dran.

## Dasselbe, für alle, die zuschauen

duel-seen =
    .help-up = { $name } hilft { $other }: { $card } in die aufsteigende Reihe.
    .help-down = { $name } hilft { $other }: { $card } in die absteigende Reihe.
