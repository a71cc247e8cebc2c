### Skończona gra, obejrzana jeszcze raz w przeglądarce.

replay-page =
    .table = Do stołu
    .running = Do trwającej gry
    .dealt = Zaczęła się następna gra.
    .title = Powtórka
    .loading = Wczytujemy grę…
    .missing = Tej gry nie da się pokazać
    .eyes = Widok
    .all = wszystkie karty
    .controls = Odtwarzanie
    .scrub = Miejsce w grze
    .step = Krok { $step } z { $last }, { $time }
    .first = Do rozdania
    .back = Krok wstecz
    .play = Odtwórz
    .pause = Zatrzymaj
    .next = Krok dalej
    .last = Na koniec
    .speed = Tempo
    .times = { $speed } ×
    .record = Zapisz przebieg
    .share = Udostępnij
    .link = Link do tego miejsca
    .deal = Rozdanie.
    .refused = odmowa

## Ruchy, w jednym wierszu

replay-moves =
    .end = { $name } kończy turę.
    .concede = { $name } poddaje grę.
    .draw = { $name } dobiera.
    .start = { $name } mówi: zaczyna { $starter }.
    .help = jako pomoc
    .row = we własnym rzędzie
