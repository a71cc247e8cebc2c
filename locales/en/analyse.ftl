# `backtrick analyse`: the coach in the terminal.

analyse-start = { $who ->
    [team] The team started at { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
   *[other] { $who } started at { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
}
analyse-luck = Luck, in points: { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } from the draws, { NUMBER($hands, minimumFractionDigits: 1, maximumFractionDigits: 1) } from the hands.
analyse-given = { $name } gave away { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-worst = The most in turn { NUMBER($number) }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-won = The game was won.
analyse-lost = The game was lost.
analyse-last-chance = With all cards known, the game could still be won before turn { NUMBER($number) }, and not after it.
    .never = With all cards known, this deal could not be won at all.
    .undecided = With all cards known, the game could not be won after turn { NUMBER($number) }; it is not known whether it could before.
analyse-mean = { $name } gave away { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points per decision.
    .between = Going by this one game, that is between the bots { $worse } and { $better }.
    .less = Going by this one game, that is less than the bot { $worse } gives away.
    .more = Going by this one game, that is more than the bot { $better } gives away.
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

analyse-race =
    .cards = Cards laid
    .delay = Time to lay one
    .held = Fitting, not laid
    .held-time = for
    .wrong-sum = Wrong sum
    .wrong-sum-time = cost
    .wrong-direction = Wrong way round
    .wrong-direction-time = cost
    .too-late = Too late
    .too-late-time = after
analyse-race-figure =
    .count = { NUMBER($number, maximumFractionDigits: 1) }
    .seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
analyse-race-levels = The bots’ figures are for 100 cards. “Wrong way round” is a sum done backwards: from the card laid, by its own step, to the card below.
analyse-race-sums = Hardest sums of { $name }
analyse-race-sum = { $sum }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, laid { NUMBER($laid) } times, wrong { NUMBER($wrong) } times
