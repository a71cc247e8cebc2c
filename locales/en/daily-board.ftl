### How the results of a daily deal compare, and the days on which somebody has played.

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
    .uncounted = This result is not counted for the others: another guest has played this deal on the same device, or the day was already over.
    .caption = { $people ->
        [0] No results yet
        [one] One result, beside what bots make of the same cards
       *[other] { $people } results, beside what bots make of the same cards
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
    .circles = Compare with friends: circles
    .rules = How results are compared
    .rule-stars = Bots play every deal a hundred times each in your seat: the best one, and one that simply lays what fits. Five stars: at least as good as the best bot usually is. Four: better than in three of ten of its games. Three: at least as good as the simple bot usually is. Two: better than in one of five of its games. One: played to the end. Against opponents, a win has at least three stars and a loss at most two.
    .rule-place = Your place says how many of the other players you did better than; equal results count half. In a team fewer cards left are better, in a race a shorter time, and in a duel only the win counts. Nobody sees any of this before playing the deal, and the best game can be watched by everyone the next day.
    .rule-try = There are no accounts here, so one try per guest is all we can promise. Anyone can come back as another guest. Results that a second guest makes on the same device are not counted; on a different device, we cannot tell. Nor do results count that come after the day, when the best game can be watched.

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
    .key = A filled square is a day with a deal played, a dot a day with a win.

daily-yesterday =
    .title = Yesterday’s best games
    .best = { $name }: { $result }
