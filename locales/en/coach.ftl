# What the coach says about a game: at the end of one, in the replay, and in the terminal.

coach-mark =
    .inaccuracy = inaccuracy
    .mistake = mistake
    .blunder = blunder

# Why another turn was better. Each is about the turn that was played.
coach-finding =
    .closed-row = { $row ->
        [ascending] This closed the ascending row
       *[descending] This closed the descending row
    } for { $colour ->
        [red] the red card
        [blue] the blue card
        [green] the green card
        [yellow] the yellow card
        [purple] the purple card
       *[none] a card
    } that { $name } had announced.
    .next-stuck = After this, the next player had no fitting card in { $percent } of 100 cases, instead of { $best }.
    .missed-trick = { $row ->
        [ascending] This missed the reverse trick with the { $card } on the ascending row.
       *[descending] This missed the reverse trick with the { $card } on the descending row.
    }
    .ended-row = { $row ->
        [ascending] This ended the ascending row
       *[descending] This ended the descending row
    }: only { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[purple] purple
    } cards fit there now.
    .long-steps = This used up { $steps } numbers of the rows; { $best } would have been enough.
    .one-was-enough = One card was enough: the second one spoilt more than it gained.
    .second-card = The { $card } could have been laid, too.
    .less-room = After this, only { $cards } of the hidden cards still fit, instead of { $best }.
    .stranded = This left a single card, and a turn takes two.
    .gift = This gave { $steps } numbers back to the opponent’s rows, instead of { $best }.
    .fewer-draws = This drew only { $cards } cards, instead of { $best }.
    .no-way = After this, the coach won none of the deals that it tried.
    .sure-win = With the best turn, the coach won every deal that it tried.

# A hint: what is better about the advised turn than about another one.
coach-hint =
    .closed-row = This keeps the { $row ->
        [ascending] ascending
       *[descending] descending
    } row open for { $colour ->
        [red] the red card
        [blue] the blue card
        [green] the green card
        [yellow] the yellow card
        [purple] the purple card
       *[none] a card
    } that { $name } announced.
    .next-stuck = After this, the next player has no fitting card in { $best } of 100 cases, instead of { $percent }.
    .missed-trick = { $row ->
        [ascending] The reverse trick with the { $card } gives the ascending row more room.
       *[descending] The reverse trick with the { $card } gives the descending row more room.
    }
    .ended-row = { $row ->
        [ascending] The other turn would end the ascending row
       *[descending] The other turn would end the descending row
    }: only { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[purple] purple
    } cards would fit there.
    .long-steps = This uses up fewer numbers of the rows: { $best } instead of { $steps }.
    .one-was-enough = One card is enough: a second one would spoil more than it gains.
    .second-card = You can lay the { $card }, too.
    .less-room = After this, more of the hidden cards still fit: { $best } instead of { $cards }.
    .stranded = The other turn would leave a single card, and a turn takes two.
    .gift = This gives fewer numbers back to the opponent’s rows: { $best } instead of { $steps }.
    .fewer-draws = You draw more cards: { $best } instead of { $cards }.
    .no-way = After the other turn, the coach won none of the deals that it tried.
    .sure-win = With this, the coach won every deal that it tried.

coach-mean = { $name } gave away { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points per decision.
    .between = Going by this one game, that is between the bots { $worse } and { $better }.
    .less = Going by this one game, that is less than the bot { $worse } gives away.
    .more = Going by this one game, that is more than the bot { $better } gives away.
coach-last-chance = With all cards known, the game could still be won before turn { NUMBER($number) }, and not after it.
    .never = With all cards known, this deal could not be won at all.
    .undecided = With all cards known, the game could not be won after turn { NUMBER($number) }; whether it could be won before is unknown.
coach-race =
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
coach-race-figure =
    .count = { NUMBER($number, maximumFractionDigits: 1) }
    .seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
coach-race-levels = The bots’ figures are for 100 cards. “Wrong way round” is a sum done backwards: from the card laid, by its own step, to the card below.
coach-race-sums = Hardest sums of { $name }
coach-race-sum = { $sum }: { $laid ->
    [0] never laid
    [one] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, laid once
   *[other] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, laid { NUMBER($laid) } times
}, { $wrong ->
    [0] never wrong
    [one] wrong once
   *[other] wrong { NUMBER($wrong) } times
}

# What somebody could have said before a turn. The sentence ends with a full stop.
coach-unsaid = { $name } could have said: “{ $sentence }” Knowing this, { $moves } was better by { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.

# Why there is no review.
coach-unfinished = This game is not over yet. The coach only judges finished games.
coach-other-deck = This game was not played with the whole deck, so the coach cannot judge it.
coach-no-judge = The coach does not know this game.
coach-no-turn = No turn begins at this moment.
coach-failed = The coach could not analyse this game.
coach-off = This server has no coach.
coach-busy = The coach is busy. Try again later.
