### Moja strona: co wyszło z własnych gier, obok tego, co osiągają boty.

me =
    .title = Moja strona
    .of = Gry: { $name }
    .private = Tę stronę widzisz tylko ty.
    .shared = Każdy, kto ma ten link, widzi twoją stronę, ale nie widzi twoich gier ani tego, z kim grasz.
    .share = Udostępnij stronę
    .unshare = Przestań udostępniać
    .link = Link do twojej strony
    .void = Gotowe: link już nie działa.
    .none = Na razie nic tu nie ma. Zagraj, a strona zacznie się zapełniać: twoje zwycięstwa, czasy i postępy.
    .none-there = Nie ma tu jeszcze żadnych gier.
    .play = Wybierz grę
    .not-shared = Ta strona nie jest już udostępniana
    .not-shared-text = Link został unieważniony albo nie skopiowano go w całości.
    .home = Do gier
    .you = Ty
    .as-table = Jako tabela
    .week = Tydzień od
    .games = Gry
    .bots = Boty rozegrały w każdym rodzaju gry { $count } partii na twoim miejscu, ze zwykłymi botami na pozostałych. Podane są średnie.
    .counted = Gry z podpowiedziami liczą się, ale nie ustanawiają rekordów. Gra poddana liczy się jako przegrana. Gry z przewodnikiem i rozgrywane dalej od wybranej chwili powtórki nie liczą się.
    .sums = Które działania umiem

me-totals =
    .games = rozegrane gry
    .wins = wygrane gry
    .streak = najdłuższa seria zwycięstw

me-kind =
    .games = { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
    .wins = wygrane: { $count }
    .streak = zwycięstwa z rzędu: { $count }
    .best-streak = najdłuższa seria: { $count }
    .last = ostatnio { $day }

me-wins =
    .title = Wygrane gry
    .none = Nie ma jeszcze czego porównać.
    .weeks = Wygrane gry tydzień po tygodniu; linia to średnia z czterech tygodni
    .column = Wygrane

me-cards =
    .title = Karty, które zostały
    .best = Najmniej: { $value }
    .none = Nie ma jeszcze czego porównać.
    .weeks = Pozostałe karty tydzień po tygodniu i średnia z czterech tygodni; mniej znaczy lepiej
    .column = Zostało

me-time =
    .title = Czas zwycięstwa
    .alone = Czas
    .best = Rekord: { $value }
    .none = Nie ma jeszcze zwycięstwa bez podpowiedzi.
    .weeks = Najlepszy czas w tygodniu; niżej znaczy szybciej
    .column = Najlepszy czas
