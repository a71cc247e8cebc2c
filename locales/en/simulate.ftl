### Simulations: many games among bots, and what came of them.

simulate-compiling = Compiling the games for this machine, once: up to half a minute…
simulate-interrupted = Interrupted after { $games } of { $wanted } games.

## The figures

simulate =
    .wins = Wins
    .rate = Win rate
    .interval = 95 % interval
    .seat = Seat { NUMBER($seat) }: { $bot }
    .games = Games played: { NUMBER($games) }
    .cards-left = Cards left on average: { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .turns = Turns a game: { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .speed = Games a second: { NUMBER($speed, maximumFractionDigits: 1) }
figure =
    .count = { NUMBER($count) }
    .rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## When something was mistyped, or is not there

unknown-bot = There is no bot “{ $given }” for { $game }; there are { $known }.
    .close = There is no bot “{ $given }” for { $game }; did you mean { $close }? There are { $known }.
simulate-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: name one for all seats, or one a seat.
unknown-option = { $game } has no option “{ $given }”; there are { $known }.
bad-option = “{ $given }” will not do for { $name }; possible is { $known }.
    .form = “{ $given }”: options are written name=value, each once.
    .clash = These options do not go together: { $problem }.
bad-number = “{ $given }” will not do for { $name }: a whole number from { $least } to { $most } is needed.
no-cluster = No Dask scheduler answers at “{ $address }”.
    .not-installed = A cluster needs Dask, which is not installed: `{ $command }` brings it.
    .no-workers = The Dask scheduler at “{ $address }” answers, but it has no workers.
    .cannot-play = The workers of the cluster at “{ $address }” cannot play ({ $problem }); all machines need the same version of Backtrick.
