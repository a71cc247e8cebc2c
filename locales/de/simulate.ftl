### Simulationen: viele Partien unter Bots, und was dabei herauskam.

simulate-compiling = Die Spiele werden für diesen Rechner übersetzt (einmalig, bis zu einer halben Minute) …
simulate-interrupted = Abgebrochen nach { $games } von { $wanted } Partien.

## Die Zahlen

simulate =
    .wins = Siege
    .rate = Siegquote
    .interval = 95-%-Intervall
    .seat = Platz { NUMBER($seat) }: { $bot }
    .games = Gespielte Partien: { NUMBER($games) }
    .cards-left = Übrige Karten im Schnitt: { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .turns = Züge je Partie: { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .speed = Partien je Sekunde: { NUMBER($speed, maximumFractionDigits: 1) }
figure =
    .count = { NUMBER($count) }
    .rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .average = { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-lapses = { $bot } hat { NUMBER($times) }-mal versagt; verlorene Züge hat ein Zufallsbot gespielt. Abstürze: { NUMBER($crashed) }, Zeit abgelaufen: { NUMBER($stalled) }, Unsinn: { NUMBER($nonsense) }. Zum Beispiel: { $example }.

## Wenn sich jemand vertippt hat oder etwas fehlt

unknown-bot = Einen Bot „{ $given }“ gibt es für { $game } nicht. Zur Wahl stehen { $known }.
    .close = Einen Bot „{ $given }“ gibt es für { $game } nicht. Meinst du { $close }? Zur Wahl stehen { $known }.
bad-bot = Der Bot „{ $given }“ lässt sich nicht verwenden: { $problem }
simulate-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } für { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }: Nenn einen für alle Plätze oder einen je Platz.
unknown-option = { $game } hat keine Option „{ $given }“. Zur Wahl stehen { $known }.
bad-option = „{ $given }“ ist für { $name } nicht erlaubt. Erlaubt: { $known }.
    .form = „{ $given }“: Optionen schreibt man name=wert, jede nur einmal.
    .clash = Diese Optionen passen nicht zusammen: { $problem }.
bad-number = „{ $given }“ ist für { $name } nicht erlaubt. Nimm eine ganze Zahl von { $least } bis { $most }.
no-cluster = Unter „{ $address }“ antwortet kein Dask-Scheduler.
    .not-installed = Für einen Cluster fehlt Dask. So kommt es dazu: `{ $command }`
    .no-workers = Der Dask-Scheduler unter „{ $address }“ antwortet, hat aber keine Worker.
    .cannot-play = Die Worker des Clusters unter „{ $address }“ können nicht spielen ({ $problem }). Alle Rechner brauchen dieselbe Version von Backtrick.
