### Comparing bots on the same deals.

compare =
    .wins = Wins
    .rate = Win rate
    .left = Cards left
    .difference = Difference, in percentage points: { $points }; 95% interval: { $low } to { $high }. It holds however often you look.
    .deals = Deals, the same for all: { NUMBER($deals) }
compare-verdict =
    .first = { $bot } wins more often.
    .second = { $bot } wins more often.
    .alike = They differ by at most { $margin ->
        [one] { $margin } percentage point
       *[other] { $margin } percentage points
    }.
    .open = It is not yet clear which is better.
compare-interrupted = Interrupted after { NUMBER($deals) } of { NUMBER($wanted) } deals.
compare-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }: name two to compare.
compare-alone = Bots cannot be compared in a game for one. Choose more players.

## Partners that have never met

crossplay =
    .team = Win rates with 95% intervals: one bot of the row joins a team of bots of the column.
    .opponents = Win rates with 95% intervals: one bot of the row against bots of the column.
crossplay-bots = Name at least two different bots.
