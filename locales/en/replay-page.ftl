### A finished game, to look at again in the browser.

replay-page =
    .title = Replay
    .loading = The cards are being laid out again…
    .missing = This game cannot be shown
    .eyes = View
    .all = all cards open
    .controls = Step by step
    .scrub = Where in the game
    .step = Step { $step } of { $last }, { $time }
    .first = To the deal
    .back = One step back
    .play = Play
    .pause = Pause
    .next = One step on
    .last = To the end
    .speed = Speed
    .times = { $speed } ×
    .record = Save the record
    .share = Share
    .link = Link to this moment
    .deal = The cards are dealt.
    .refused = that did not work

## Moves, in a line

replay-moves =
    .end = { $name } ends the turn.
    .draw = { $name } draws.
    .start = { $name } says: { $starter } starts.
    .help = as help
    .row = on the own row
