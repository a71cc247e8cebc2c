### Jak wypadają wyniki rozdania dnia na tle innych i w które dni ktoś grał.

daily-board =
    .compare = Porównaj
    .compare-what = Porównaj: { $game }, { $players }
    .stars = { $stars ->
        [one] Jedna gwiazdka na pięć
        [few] { $stars } gwiazdki na pięć
       *[other] { $stars } gwiazdek na pięć
    }
    .place = { $people ->
        [one] Lepiej niż { $share }% z jednej innej osoby.
       *[other] Lepiej niż { $share }% z { $people } innych osób.
    }
    .first = Nikt przed tobą nie skończył dziś tego rozdania.
    .nobody = Nikt inny nie skończył jeszcze tego rozdania.
    .uncounted = Ten wynik nie liczy się dla innych: na tym samym urządzeniu grał już tymi kartami inny gość albo dzień już się skończył.
    .caption = { $people ->
        [0] Nie ma jeszcze wyników
        [one] Jeden wynik, a obok to, co z tych samych kart robią boty
        [few] { $people } wyniki, a obok to, co z tych samych kart robią boty
       *[other] { $people } wyników, a obok to, co z tych samych kart robią boty
    }
    .counts-cards = Zostało kart
    .counts-seconds = Czas
    .counts-wins = Wynik
    .people = Ludzie
    .me = ty
    .all-laid = żadna
    .won = wygrana
    .lost = przegrana
    .par = Z tymi kartami, na twoim miejscu:
    .bot-cards = { $bot } wygrywa { $wins } z { $tries } gier, średnio zostaje kart: { $cards }.
    .bot-wins = { $bot } wygrywa { $wins } z { $tries } gier.
    .bot-time = { $bot } wygrywa { $wins } z { $tries } gier, zwykle w około { $time }.
    .waiting = Boty jeszcze grają tymi kartami. Gwiazdki pojawią się razem z ich wynikami, za minutę lub dwie.
    .rules = Jak porównujemy wyniki
    .rule-stars = Boty grają każde rozdanie po sto razy na twoim miejscu: najlepszy i taki, który po prostu wykłada, co pasuje. Pięć gwiazdek: co najmniej tak dobrze, jak zwykle najlepszy bot. Cztery: lepiej niż w trzech na dziesięć jego gier. Trzy: co najmniej tak dobrze, jak zwykle prosty bot. Dwie: lepiej niż w jednej na pięć jego gier. Jedna: gra dokończona. Przeciw innym wygrana daje co najmniej trzy gwiazdki, a przegrana najwyżej dwie.
    .rule-place = Miejsce mówi, od ilu innych osób poszło ci lepiej; remis liczy się za pół. W drużynie lepiej, gdy zostaje mniej kart, w wyścigu liczy się krótszy czas, a w pojedynku tylko wygrana. Przed własną próbą nikt tego nie widzi, a najlepszą grę następnego dnia może obejrzeć każdy.
    .rule-try = Nie ma tu kont, więc możemy obiecać tylko jedną próbę na gościa. Każdy może wrócić jako inny gość. Wynik drugiego gościa na tym samym urządzeniu się nie liczy; na innym urządzeniu tego nie zauważymy. Nie liczą się też gry skończone po końcu dnia, gdy można już obejrzeć najlepszą z nich.

daily-calendar =
    .title = Twoje dni
    .streak = { $count ->
        [0] Na razie bez serii.
        [one] Jeden dzień z rzędu.
       *[other] { $count } dni z rzędu.
    }
    .longest = { $count ->
        [one] Najdłuższa seria: jeden dzień.
       *[other] Najdłuższa seria: { $count } dni.
    }
    .about = Kalendarz: gra w { $played } z ostatnich { $count } dni
    .key = Pełne pole to dzień z rozegranym rozdaniem, a kropka oznacza wygraną.

daily-yesterday =
    .title = Najlepsze gry z wczoraj
    .best = { $name }: { $result }
