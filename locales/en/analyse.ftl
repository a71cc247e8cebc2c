# `backtrick analyse`: the coach in the terminal.

analyse-start = { $who ->
    [team] The team started at { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
   *[other] { $who } started at { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
}
analyse-luck = Luck, in points: { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } from the draws, { NUMBER($hands, minimumFractionDigits: 1, maximumFractionDigits: 1) } from the hands.
analyse-given = { $name } gave away { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-worst = Most of it in turn { NUMBER($number) }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-won = The game was won.
analyse-lost = The game was lost.
analyse-conceded = The game was conceded at { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
analyse-table =
    .turn = Turn
    .player = Player
    .played = Played
    .before = Chance
    .loss = Loss
    .best = Better
analyse-loss = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-forced = only choice
analyse-better = { $mark }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points: { $moves } was better.
