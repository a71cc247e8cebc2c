### Symulacje: wiele gier między botami i to, co z nich wyszło.

simulate-compiling = Kompilowanie gier na ten komputer (jednorazowo, do pół minuty)…
simulate-interrupted = Przerwano po { $games } z { $wanted } gier.

## Liczby

simulate =
    .wins = Wygrane
    .rate = Odsetek wygranych
    .interval = Przedział 95%
    .seat = Miejsce { NUMBER($seat) }: { $bot }
    .games = Rozegrane gry: { NUMBER($games) }
    .cards-left = Średnio zostało kart: { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .turns = Tur na grę: { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .speed = Gier na sekundę: { NUMBER($speed, maximumFractionDigits: 1) }
figure =
    .count = { NUMBER($count) }
    .rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .interval = od { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .average = { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-lapses = { $bot } – niepowodzenia: { NUMBER($times) }; stracone ruchy zagrał bot losowy. Awarie: { NUMBER($crashed) }, przekroczony czas: { NUMBER($stalled) }, nonsens: { NUMBER($nonsense) }. Na przykład: { $example }.

## Gdy ktoś się pomylił albo czegoś brakuje

unknown-bot = Gra { $game } nie ma bota „{ $given }”. Do wyboru: { $known }.
    .close = Gra { $game } nie ma bota „{ $given }”. Może chodzi o { $close }? Do wyboru: { $known }.
bad-bot = Nie można użyć bota „{ $given }”: { $problem }
simulate-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[other] { $count } botów
    } na { $players ->
        [one] { $players } osobę
        [few] { $players } osoby
       *[other] { $players } osób
    }: podaj jednego dla wszystkich miejsc albo po jednym na miejsce.
unknown-option = Gra { $game } nie ma opcji „{ $given }”. Do wyboru: { $known }.
bad-option = „{ $given }” jest niedozwolone dla { $name }. Dozwolone: { $known }.
    .form = „{ $given }”: opcje zapisuje się nazwa=wartość, każdą tylko raz.
    .clash = Te opcje się wykluczają: { $problem }.
bad-number = „{ $given }” jest niedozwolone dla { $name }. Podaj liczbę całkowitą od { $least } do { $most }.
no-cluster = Pod adresem „{ $address }” nie odpowiada żaden scheduler Dask.
    .not-installed = Klaster wymaga Daska, którego tu nie ma. Zainstaluje go `{ $command }`.
    .no-workers = Scheduler Dask pod adresem „{ $address }” odpowiada, ale nie ma żadnych workerów.
    .cannot-play = Workery klastra pod adresem „{ $address }” nie mogą grać ({ $problem }). Wszystkie komputery potrzebują tej samej wersji Backtricka.
