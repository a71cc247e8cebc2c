### Der Tisch von 7 Ate 9 im Browser: was beim Rennen zu sehen ist und vorgelesen wird.

race =
    .middle = In der Mitte
    .standings = Übrige Karten
    .you = Du
    .hand = { $count ->
        [0] Deine Hand: keine Karten
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $count } Karten
    }
    .card = { $count ->
        [one] { $value }, plus oder minus { $step }
       *[other] { $value }, plus oder minus { $step }, { $count }-mal
    }
    .cards = { $hand } auf der Hand, { $stack } im Stapel
    .tokens = { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }
    .draw = { $count ->
        [one] Ziehen: 1 Karte im Stapel
       *[other] Ziehen: { $count } Karten im Stapel
    }
    .draw-word = Ziehen
    .my-row = Meine Reihe
    .own-row = Eigene Reihe
    .pause = Eine kurze Pause
    .any-fits = Jede Karte passt
    .by-keys = Es passt: die Mitte plus oder minus ihre kleine Zahl. Tipp sie ein (0 ist die Zehn); die Leertaste zieht.
    .by-taps = Es passt: die Mitte plus oder minus ihre kleine Zahl. Zum Ziehen auf deinen Stapel tippen.

race-switch = Während du spielst
    .results = Zeigen, was passt
    .voice = Zahlen ansagen
    .sound = Töne

## Was aus meiner Karte wurde

race-note =
    .not-held = Eine { $value } hast du gerade nicht.
    .miss-middle = Die { $value } passt nicht: { $top } ± { $step } ist { $fitting }.
    .miss-row = Die { $value } passt nicht in deine Reihe: { $top } ± { $step } ist { $fitting }.
    .first = Ja! { $gap } ms vor { $name }.
    .close = Ganz knapp! { $gap } ms nach { $name }; deine Verzögerung { $lag } ms.
    .beaten = { $name } war { $gap } ms schneller; deine Verzögerung { $lag } ms.
    .later = { $gap } ms zu spät; deine Verzögerung { $lag } ms. Deine Karte ist wieder da.
    .late = Eine andere Karte war schneller. Deine ist wieder auf deiner Hand.

## Was andere gerade getan haben

race-beside =
    .laid = „{ $value }“
    .miss = { $value } daneben
    .late = { $value } zu spät
    .late-by = { $value }: { $gap } ms zu spät

## Zwischen zwei Starts

race-pause =
    .ready = Bereit?
    .halt = Niemand konnte legen. Es wird gemischt, und gleich geht es weiter!
    .round = Runde { $round } geht an { $name }!
    .my-round = Runde { $round } gehört dir!
    .resumed = Da sind wir wieder. Weiter geht das Rennen!

## Was nur vorgelesen wird

race-heard =
    .middle = { $value }, plus oder minus { $step }
    .laid = { $value }, plus oder minus { $step }, { $name }
    .hand = Hand: { $cards }

## Allein gegen die Uhr

race-solo =
    .watch = Stoppuhr
    .left = { $count ->
        [one] Noch 1 Karte
       *[other] Noch { $count } Karten
    }
    .best = Zu schlagen: { $time } ({ $name })
    .time = Deine Zeit: { $time }
    .rank = { $rank ->
        [1] Die beste Zeit von allen!
       *[other] Platz { $rank } der Bestzeiten
    }
    .times = Bestzeiten

## Was zu tun ist, wenn der Stapel leer ist

race-empty =
    .by-keys = Es passt: die Mitte plus oder minus ihre kleine Zahl. Tipp sie ein (0 ist die Zehn).
    .by-taps = Es passt: die Mitte plus oder minus ihre kleine Zahl.

## Wie ein Rennen lief

race-over =
    .time = Zeit
    .misses = Fehlgriffe
    .misses-of = Fehlgriffe: { $name }
