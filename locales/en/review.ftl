# The coach's review of a finished game, in the browser.

review =
    .title = Review
    .soon = The coach is looking at the game…
    .waiting = The coach has other games to look at first.
    .running = The coach is looking at the game: { NUMBER($judged) } of { NUMBER($turns) } turns.
    .ready = The review is ready.
    .chart = Win chance over the game
    .chart-of = Win chance of { $name } over the game
    .turn = Turn { NUMBER($number) } · { $name }
    .played = Played
    .best = Better
    .loss = { $mark }, { $points ->
        [one] one point
       *[other] { NUMBER($points) } points
    } given away
    .fine = The coach would not have done better.
    .small = The coach saw something slightly better.
    .forced = There was no other choice.
    .show = Show it
    .shown = This was not played: it is the better turn, as { $name } saw the cards.
    .pretended = Better, but not played
    .back = Back to the game
    .marks = Mistakes
    .unmarked = Nobody made a mistake that the coach is sure of.
    .previous = Previous mistake
    .next = Next mistake
    .go = Turn { NUMBER($number) }, { $name }: { $mark }, { $points ->
        [one] one point
       *[other] { NUMBER($points) } points
    }
    .turns = All turns
    .figures = Figures of all players, beside the bots
    .between = Going by this one game, that is between { $worse } and { $better }.
    .less = Going by this one game, that is less than { $worse } gives away.
    .more = Going by this one game, that is more than { $better } gives away.
    .how = Each turn is judged by what its player knew then. The chance assumes that experts play on from there.
    .puzzles = Puzzles from other games

# “We” is the team of the reader, “you” the reader alone.
story-start = { $who ->
    [we] You started at { $chance }.
    [you] You started at { $chance }.
    [team] The team started at { $chance }.
   *[other] { $name } started at { $chance }.
}
story-luck =
    .took = Luck took { NUMBER($points) }.
    .gave = Luck added { NUMBER($points) }.
    .even = Luck evened out.
story-given = { $who ->
    [we] You gave away { NUMBER($points) }, most of all in turn { NUMBER($number) }.
    [you] You gave away { NUMBER($points) }, most of all in turn { NUMBER($number) }.
    [team] The team gave away { NUMBER($points) }, most of all in turn { NUMBER($number) }.
   *[other] { $name } gave away { NUMBER($points) }, most of all in turn { NUMBER($number) }.
}
story-other = { $name } gave away { NUMBER($points) }.
story-nothing = { $who ->
    [we] You gave nothing away.
    [you] You gave nothing away.
    [team] The team gave nothing away.
   *[other] { $name } gave nothing away.
}
story-conceded = The game was conceded at { $chance }.
story-race = { $who ->
    [you] You took { NUMBER($seconds, maximumFractionDigits: 1) }{"\u00A0"}s on average to lay a card once it fitted.
   *[other] { $name } took { NUMBER($seconds, maximumFractionDigits: 1) }{"\u00A0"}s on average to lay a card once it fitted.
} { $missed ->
    [0] No misses.
    [one] One miss.
   *[other] { NUMBER($missed) } misses.
}

# Learning from one's mistakes: marked turns are tried again.
practice =
    .title = Learn from your mistakes
    .title-of = Learn from { $name }’s mistakes
    .place = { NUMBER($number) } of { NUMBER($count) }
    .task = Turn { NUMBER($number) } gave away { $points ->
        [one] one point
       *[other] { NUMBER($points) } points
    }. Find a better one.
    .judging = The coach is looking at your turn…
    .right = Right! Nothing is better.
    .good = Right! That is almost as good as it gets.
    .wrong = Not yet: that gives away { $points ->
        [one] one point
       *[other] { NUMBER($points) } points
    }.
    .shown = This was the best turn.
    .tried = Yours
    .best = Best
    .played = In the game
    .tempting = Tempting
    .again = Try again
    .solution = Show the solution
    .next = Next mistake
    .finish = Finish
    .leave = Back to the review
    .restart = Once more
practice-summary =
    .found = { $count ->
        [one] One mistake put right at once.
       *[other] { NUMBER($count) } mistakes put right at once.
    }
    .later = { $count ->
        [one] One put right after more tries.
       *[other] { NUMBER($count) } put right after more tries.
    }
    .shown = { $count ->
        [one] One solution shown.
       *[other] { NUMBER($count) } solutions shown.
    }
