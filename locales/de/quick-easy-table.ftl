### Der Tisch von quick-easy im Browser.

quick-easy-table =
    .partners = Die anderen
    .on-turn = dran
    .away = nicht da
    .holds = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
    .pile = { $count ->
        [0] Stapel leer
       *[other] noch { $count }
    }
    .to-draw = { $count ->
        [0] Stapel leer
        [one] noch { $count } Karte im Stapel
       *[other] noch { $count } Karten im Stapel
    }
    .draw = Nachziehen
    .take-back = Zurück{ "\u00AD" }nehmen
    .my-turn = Du bist dran
    .turn = { $name } ist dran
    .i-said = Du hast gesagt:
    .pro = Profivariante: eine Karte pro Zug
    .open-rows = Offene Reihen
    .none = keine

## Was man tun kann

quick-easy-hint =
    .lay = Such eine Karte aus.
    .where = Tipp auf eine Reihe.
    .nowhere = Diese Karte passt nirgends.
    .more = Noch eine Karte? Oder nachziehen.
    .end = Zieh nach, dann ist dein Zug zu Ende.

quick-easy-hand =
    .label = Deine Karten
    .none = Du hast keine Karten mehr.
    .card = { $fits ->
        [both] { $card }, passt in beide Reihen
        [up] { $card }, passt in die aufsteigende Reihe
        [down] { $card }, passt in die absteigende Reihe
        [none] { $card }, passt nirgends
       *[unknown] { $card }
    }

## Die Reihen

quick-easy-row =
    .label = { $row }, oben: { $top }. Zahlen, die passen: { $room }.
    .lay = { $card } hierher legen. { $label }
    .always = passt immer
    .empty = alles passt
    .mine = siehst bisher nur du
    .count = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
    .all = { $row }, alle Karten, die neueste zuerst

## Ausmachen, wer anfängt

quick-easy-start =
    .title = Wer fängt an?
    .ask = Schaut eure Karten an, redet und sagt, wer anfangen soll. Seid ihr euch einig, geht es los.
    .watch = Das machen sie gerade noch aus.
    .me = Ich
    .you = du
    .by = dafür: { $names }
    .nobody = noch niemand
    .word = { $who ->
        [self] „Ich fange an.“
        [me] „Fang du an.“
       *[other] „{ $name } fängt an.“
    }

## Was vorgelesen wird

quick-easy-said =
    .agree = Wer fängt an? Deine Karten: { $cards }.
    .laid = { $who ->
        [me] Du legst { $card }: { $row }.
       *[other] { $name } legt { $card }: { $row }.
    }
    .drew = { $who ->
        [me] Du ziehst nach.
       *[other] { $name } zieht nach.
    }
    .took-back = Du nimmst deine Karte zurück.
    .proposed = { $who ->
        [me] { $starts ->
            [me] Du möchtest anfangen.
           *[other] Du möchtest, dass { $starter } anfängt.
        }
       *[other] { $starts ->
            [me] { $name } möchte, dass du anfängst.
           *[other] { $name } ist dafür, dass { $starter } anfängt.
        }
    }
    .said = { $name } sagt: { $words }
    .turn = { $name } ist dran.
    .my-turn = Du bist dran. Aufsteigende Reihe: { $up }. Absteigende Reihe: { $down }. Deine Karten: { $cards }.

## Tasten

quick-easy-keys = Tasten
    .go = von Karte zu Karte
    .pick = Karte aufnehmen oder ablegen
    .number = die erste oder die zweite Karte aufnehmen
    .up = in die aufsteigende Reihe legen
    .down = in die absteigende Reihe legen
    .end = nachziehen und den Zug beenden
    .back = zurücknehmen
    .drop = Karte wieder hinlegen
