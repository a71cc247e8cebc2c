### The daily deal: the same cards for everyone today.

daily =
    .title = Today’s deals
    .about = Everyone gets the same cards today. You have one try at each deal, with bots in the other seats. Then compare with your friends!
    .next = New deals in { $hours } h { $minutes } min
    .soon = New deals in { $minutes } min
    .played = { $done } of { $count } played
    .card = The same cards for everyone: how far will you get?
    .all = See today’s deals
    .circles = Compare with friends: circles
    .play = Play
    .play-what = Play: { $game }, { $players }
    .go-on = Continue
    .go-on-what = Continue: { $game }, { $players }
    .new = not played yet
    .abandoned = given up
    .running = started
    .this = This was the daily deal for { $day }. Only your first game counts. Its replay opens tomorrow.

daily-result =
    .team-won = all cards laid, won together
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
    .head = Backtrick, daily deal for { $day }
    .place = { $people ->
        [one] { $share ->
            [0] behind the only other player
            [100] ahead of the only other player
           *[other] level with the only other player
        }
       *[other] better than { $share }% of { $people } others
    }
    .label = Your result, to copy
    .copied = Result copied. Paste it wherever you like.
    .by-hand = Copying did not work here. The text is selected: copy it yourself.
