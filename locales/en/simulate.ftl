### Simulations: many games among bots, and their results.

simulate-compiling = Compiling the games for this machine (once, up to half a minute)…
simulate-interrupted = Interrupted after { $games } of { $wanted } games.

## The figures

simulate =
    .wins = Wins
    .rate = Win rate
    .interval = 95% interval
    .seat = Seat { NUMBER($seat) }: { $bot }
    .games = Games played: { NUMBER($games) }
    .cards-left = Cards left on average: { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .turns = Turns per game: { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .speed = Games per second: { NUMBER($speed, maximumFractionDigits: 1) }
figure =
    .count = { NUMBER($count) }
    .rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .average = { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-lapses =
    { $bot } failed { $times ->
        [one] once
       *[other] { NUMBER($times) } times
    }; a random bot made the moves that it lost. Crashes: { NUMBER($crashed) }; out of time: { NUMBER($stalled) }; nonsense: { NUMBER($nonsense) }. For example: { $example }.

## Typos, and things that are missing

unknown-bot = There is no bot “{ $given }” for { $game }. Choose from { $known }.
    .close = There is no bot “{ $given }” for { $game }. Did you mean { $close }? Choose from { $known }.
bad-bot = The bot “{ $given }” cannot be used: { $problem }
simulate-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: name one for all seats, or one per seat.
unknown-option = { $game } has no option “{ $given }”. Choose from { $known }.
bad-option = “{ $given }” is not allowed for { $name }. Allowed: { $known }.
    .form = “{ $given }”: write options as name=value, each once.
    .clash = These options do not go together: { $problem }.
bad-number = “{ $given }” is not allowed for { $name }. Use a whole number from { $least } to { $most }.
no-cluster = No Dask scheduler answers at “{ $address }”.
    .not-installed = A cluster needs Dask, which is not installed. Install it with `{ $command }`.
    .no-workers = The Dask scheduler at “{ $address }” answers, but it has no workers.
    .cannot-play = The workers of the cluster at “{ $address }” cannot play ({ $problem }). All machines need the same version of Backtrick.
