### Moje działania: które już umiem, i spokojne ćwiczenie pozostałych. Dla siedmiolatków i ich rodziców.

sums =
    .title = Moje działania
    .first = Tu możesz spokojnie poćwiczyć liczenie: dwie minuty, bez pośpiechu. Potem widać, co już umiesz. Wyścigi też się liczą.
    .about = Dwie minuty, bez pośpiechu. To, co jeszcze sprawia kłopot, pojawia się częściej.
    .race = Wyścig z zającem: odrobinę szybszym ode mnie
    .sprint = Szybko: dwuminutowy sprint
    .home = Do gier
    .private = Tę stronę widzisz tylko ty.

sums-standing =
    .sure = Umiem
    .sure-hint = Dobrze i szybko
    .growing = Coraz lepiej
    .growing-hint = Dobrze, po chwili namysłu
    .shaky = Jeszcze trudne
    .shaky-hint = Często się nie udaje
    .new = Jeszcze nie było
    .new-hint = Nie pojawiło się

sums-grid =
    .title = Co już umiem
    .caption = Po lewej karta, u góry to, co dodajemy lub odejmujemy, a w polu wynik.
    .legend = Co znaczą kolory i ile jest takich działań
    .cell = { $sum }: { $standing }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

sums-growth =
    .title = Tydzień po tygodniu
    .week = Tydzień od
    .done = Obliczone

sums-drill =
    .start = Ćwicz
    .again = Jeszcze jedna runda
    .stop = Koniec
    .aloud = Czytaj na głos
    .tell = Zapisz rundę
    .spoken = { $value }. Plus { $step } czy minus { $step }?
    .done = { $count ->
        [one] 1 działanie zrobione
        [few] { $count } działania zrobione
       *[many] { $count } działań zrobionych
    }
    .grown = { $count ->
        [one] Jedno działanie więcej, które świetnie umiesz!
        [few] { $count } działania więcej, które świetnie umiesz!
       *[many] { $count } działań więcej, które świetnie umiesz!
    }
    .tricky = Te były dziś trudne. Jeszcze wrócą:
    .word-1 = Brawo!
    .word-2 = Nie poddajesz się. Super!
    .word-3 = Świetnie poćwiczone!
    .word-4 = Twoja głowa pięknie pracowała!
