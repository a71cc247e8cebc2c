### My page: how my games went, beside the results of bots.

me =
    .title = My page
    .of = { $name }’s games
    .private = Only you can see this page.
    .shared = Anyone with this link can see your page, but not your games or who you played with.
    .share = Share this page
    .unshare = Stop sharing
    .link = Link to your page
    .void = Done: the link no longer works.
    .none = Nothing here yet. Play a game, and this page begins to fill: what you won, how fast you were, and how you get better.
    .none-there = No games here yet.
    .play = Choose a game
    .not-shared = This page is not shared any more
    .not-shared-text = Its owner has stopped sharing it, or the link is incomplete.
    .home = To the games
    .you = You
    .as-table = As a table
    .week = Week of
    .games = Games
    .bots = The bots played { $count } games at each kind of table, in your place, with the usual bots in the other seats. The figures are averages.
    .counted = Games with hints count, but set no bests. A game that was given up counts as lost. Guided first games and games played on from a replay do not count.
    .sums = Which sums I know

me-totals =
    .games = games played
    .wins = games won
    .streak = longest winning streak

me-kind =
    .games = { $count ->
        [one] one game
       *[other] { $count } games
    }
    .wins = { $count } won
    .streak = { $count } wins in a row right now
    .best-streak = longest streak: { $count }
    .last = last played { $day }

me-wins =
    .title = Games won
    .none = Nothing to compare yet.
    .weeks = Games won, week by week; the line is the average of four weeks
    .column = Won

me-cards =
    .title = Cards left at the end
    .best = Fewest: { $value }
    .none = Nothing to compare yet.
    .weeks = Cards left, week by week, and the average of four weeks; fewer is better
    .column = Cards left

me-time =
    .title = Time of a win
    .alone = Time
    .best = Best: { $value }
    .none = No win without hints yet.
    .weeks = Best time of each week; lower is faster
    .column = Best time
