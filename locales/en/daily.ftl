### The daily deal: the same cards for everybody today.

daily =
    .title = Today’s deals
    .about = Everybody gets the same cards today. You have one try at each deal, with bots in the other seats. Then compare with your friends!
    .next = New deals in { $hours } h { $minutes } min
    .soon = New deals in { $minutes } min
    .played = { $done } of { $count } played
    .card = The same cards for everybody: how far do you get?
    .all = See today’s deals
    .play = Play
    .play-what = Play: { $game }, { $players }
    .go-on = Go on
    .go-on-what = Go on: { $game }, { $players }
    .new = not played yet
    .running = begun
    .look = Replay
    .this = This was the daily deal of { $day }. It counts; another game does not.

daily-result =
    .team-won = all laid, won together
    .team-lost = { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
    .won = won in { $time }
    .lost = lost this time
    .solo = done in { $time }

daily-share =
    .share = Share
    .mine = Share my result
    .what = Share: { $game }, { $players }
    .head = Backtrick, daily deal of { $day }
    .label = Your result, to copy
    .copied = Your result is copied. Paste it wherever you like.
    .by-hand = Copying did not work here. The text is marked: copy it by hand.
