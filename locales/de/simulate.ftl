### Simulationen: viele Partien unter Bots, und was dabei herauskam.

simulate-compiling = Die Spiele werden einmalig für diesen Rechner übersetzt: bis zu einer halben Minute …
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

## Wenn sich jemand vertippt hat oder etwas fehlt

unknown-bot = Einen Bot „{ $given }“ gibt es für { $game } nicht; es gibt { $known }.
    .close = Einen Bot „{ $given }“ gibt es für { $game } nicht; meinst du { $close }? Es gibt { $known }.
simulate-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } für { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }: Nenne einen für alle Plätze oder einen je Platz.
unknown-option = Bei { $game } gibt es keine Option „{ $given }“; es gibt { $known }.
bad-option = „{ $given }“ geht nicht für { $name }; möglich ist { $known }.
    .form = „{ $given }“: Optionen schreibt man name=wert, jede nur einmal.
    .clash = Diese Optionen passen nicht zusammen: { $problem }.
bad-number = „{ $given }“ geht nicht für { $name }: nötig ist eine ganze Zahl von { $least } bis { $most }.
no-cluster = Unter „{ $address }“ antwortet kein Dask-Scheduler.
    .not-installed = Für einen Cluster fehlt Dask; mit `{ $command }` kommt es dazu.
    .no-workers = Der Dask-Scheduler unter „{ $address }“ antwortet, hat aber keine Worker.
    .cannot-play = Die Worker des Clusters unter „{ $address }“ können nicht spielen ({ $problem }); alle Rechner brauchen dieselbe Version von Backtrick.
