### Stół gry 7 Ate 9 w przeglądarce: co w wyścigu widać i co jest czytane na głos.

race =
    .middle = Na środku
    .standings = Pozostałe karty
    .you = Ty
    .hand = { $count ->
        [0] Twoja ręka: brak kart
        [one] Twoja ręka: 1 karta
        [few] Twoja ręka: { $count } karty
       *[other] Twoja ręka: { $count } kart
    }
    .card = { $count ->
        [one] { $value }, plus minus { $step }
       *[other] { $value }, plus minus { $step }, { $count } razy
    }
    .cards = { $hand } na ręce, { $stack } w stosie
    .tokens = { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }
    .draw = { $count ->
        [one] Dobierz: 1 karta w stosie
        [few] Dobierz: { $count } karty w stosie
       *[other] Dobierz: { $count } kart w stosie
    }
    .draw-word = Dobierz
    .my-row = Mój rząd
    .own-row = Własny rząd
    .pause = Krótka przerwa
    .any-fits = Pasuje każda karta
    .by-keys = Pasuje: karta na środku plus lub minus jej mała liczba. Wpisz ją (0 to dziesięć); spacja dobiera.
    .by-taps = Pasuje: karta na środku plus lub minus jej mała liczba. Dotknij stosu, żeby dobrać.

race-switch = W czasie gry
    .results = Pokaż, co pasuje
    .voice = Czytaj liczby
    .sound = Dźwięki

## Co się stało z moją kartą

race-note =
    .not-held = Nie masz teraz żadnej { $value }.
    .miss-middle = { $value } nie pasuje: { $top } ± { $step } to { $fitting }.
    .miss-row = { $value } nie pasuje do twojego rzędu: { $top } ± { $step } to { $fitting }.
    .first = Tak! { $gap } ms przed: { $name }.
    .close = O włos! { $gap } ms po: { $name }; twoje opóźnienie { $lag } ms.
    .beaten = { $name }: o { $gap } ms szybciej; twoje opóźnienie { $lag } ms.
    .later = { $gap } ms za późno; twoje opóźnienie { $lag } ms. Karta do ciebie wraca.
    .late = Inna karta była szybsza. Twoja wraca na rękę.

## Co inni właśnie zrobili

race-beside =
    .laid = „{ $value }”
    .miss = { $value } – pudło
    .late = { $value } za późno
    .late-by = { $value }: { $gap } ms za późno

## Między jednym startem a drugim

race-pause =
    .ready = Gotowi?
    .halt = Nikt nie może położyć karty. Tasujemy i zaraz gramy dalej!
    .round = Runda { $round }: wygrywa { $name }!
    .my-round = Runda { $round } jest twoja!
    .resumed = Wracamy do gry. Wyścig trwa dalej!

## Co tylko jest czytane na głos

race-heard =
    .middle = { $value }, plus minus { $step }
    .laid = { $value }, plus minus { $step }, { $name }
    .hand = Ręka: { $cards }

## Samemu, na czas

race-solo =
    .watch = Stoper
    .left = { $count ->
        [one] Została 1 karta
        [few] Zostały { $count } karty
       *[other] Zostało { $count } kart
    }
    .best = Do pobicia: { $time } ({ $name })
    .time = Twój czas: { $time }
    .rank = { $rank ->
        [1] Najlepszy czas ze wszystkich!
       *[other] Miejsce { $rank } wśród najlepszych czasów
    }
    .times = Najlepsze czasy

## Co robić, gdy stos jest pusty

race-empty =
    .by-keys = Pasuje: karta na środku plus lub minus jej mała liczba. Wpisz ją (0 to dziesięć).
    .by-taps = Pasuje: karta na środku plus lub minus jej mała liczba.

## Jak przebiegł wyścig

race-over =
    .time = Czas
    .misses = Pudła
    .misses-of = Pudła: { $name }
