### Symulacje: wiele gier między botami i to, co z nich wyszło.

simulate-compiling = Jednorazowe kompilowanie gier na ten komputer: do pół minuty…
simulate-interrupted = Przerwano po { $games } z { $wanted } gier.

## Liczby

simulate =
    .wins = Wygrane
    .rate = Odsetek wygranych
    .interval = Przedział 95 %
    .seat = Miejsce { NUMBER($seat) }: { $bot }
    .games = Rozegrane gry: { NUMBER($games) }
    .cards-left = Średnio zostało kart: { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .turns = Tur na grę: { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .speed = Gier na sekundę: { NUMBER($speed, maximumFractionDigits: 1) }
figure =
    .count = { NUMBER($count) }
    .rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .interval = od { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Gdy ktoś się pomylił albo czegoś brakuje

unknown-bot = Gra { $game } nie ma bota „{ $given }”; są { $known }.
    .close = Gra { $game } nie ma bota „{ $given }”; może chodzi o { $close }? Są { $known }.
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
unknown-option = Gra { $game } nie ma opcji „{ $given }”; są { $known }.
bad-option = „{ $given }” nie pasuje do { $name }; możliwe: { $known }.
    .form = „{ $given }”: opcje zapisuje się nazwa=wartość, każdą tylko raz.
    .clash = Te opcje się wykluczają: { $problem }.
bad-number = „{ $given }” nie pasuje do { $name }: potrzebna jest liczba całkowita od { $least } do { $most }.
no-cluster = Pod adresem „{ $address }” nie odpowiada żaden scheduler Dask.
    .not-installed = Do klastra potrzebny jest Dask, którego brakuje; zainstaluje go `{ $command }`.
    .no-workers = Scheduler Dask pod adresem „{ $address }” odpowiada, ale nie ma żadnych workerów.
    .cannot-play = Workery klastra pod adresem „{ $address }” nie mogą grać ({ $problem }); wszystkie komputery potrzebują tej samej wersji Backtricka.
