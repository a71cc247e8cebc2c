### Comparing the results of a daily deal, and a calendar of the days played.

daily-board =
    .compare = Compare
    .compare-what = Compare: { $game }, { $players }
    .stars = { $stars ->
        [one] One star of five
       *[other] { $stars } stars of five
    }
    .place = { $people ->
        [one] Better than { $share }% of one other player.
       *[other] Better than { $share }% of { $people } other players.
    }
    .first = You are the first to finish this deal today.
    .nobody = Nobody else has finished this deal yet.
    .uncounted = This result does not count in the comparison: another guest has played this deal on the same device, or the day was already over.
    .caption = { $people ->
        [0] No results yet
        [one] One result, beside those of bots with the same cards
       *[other] { $people } results, beside those of bots with the same cards
    }
    .counts-cards = Cards left
    .counts-seconds = Time
    .counts-wins = Result
    .people = People
    .me = you
    .all-laid = all laid
    .won = won
    .lost = lost
    .par = With these cards, in your seat:
    .bot-cards = { $bot } wins { $wins } of { $tries } games, with { $cards } cards left on average.
    .bot-wins = { $bot } wins { $wins } of { $tries } games.
    .bot-time = { $bot } wins { $wins } of { $tries } games, typically in { $time }.
    .waiting = The bots are still playing this deal. Your stars come with their results, in a minute or two.
    .rules = How results are compared
    .rule-stars = Two bots play every deal in your seat, a hundred times each: the best one, and a simple one that lays what fits. Five stars: at least as good as the best bot usually is. Four: better than three of its games in ten. Three: at least as good as the simple bot usually is. Two: better than one of its games in five. One: you played to the end. Against opponents, a win has at least three stars and a loss at most two.
    .rule-place = Your place says how many of the other players you did better than; equal results count half. In a team, fewer cards left are better; in a race, a shorter time; in a duel, only a win counts. Nobody sees any of this before playing the deal. The next day, everyone can watch the best game.
    .rule-try = There are no accounts here, so one try per guest is all we can promise. Anyone can come back as another guest. The results of a second guest on the same device do not count; on another device, we cannot tell. Results that come in after the end of the day do not count either: by then, the best game can be watched.

daily-calendar =
    .title = Your days
    .streak = { $count ->
        [0] No streak at the moment.
        [one] One day in a row.
       *[other] { $count } days in a row.
    }
    .longest = { $count ->
        [one] Your longest streak: one day.
       *[other] Your longest streak: { $count } days.
    }
    .about = Calendar: played on { $played } of the last { $count } days
    .key = A filled square is a day on which you played; a dot means you won.

daily-yesterday =
    .title = Yesterday’s best games
    .best = { $name }: { $result }
