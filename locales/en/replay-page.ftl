### The replay of a finished game in the browser.

replay-page =
    .table = To the table
    .running = To the game in progress
    .dealt = The next game has begun.
    .title = Replay
    .loading = Loading the game…
    .missing = This game cannot be shown
    .eyes = View
    .all = all cards open
    .controls = Playback
    .scrub = Position in the game
    .step = Step { $step } of { $last }, { $time }
    .first = To the deal
    .back = One step back
    .play = Play
    .pause = Pause
    .next = One step forward
    .last = To the end
    .speed = Speed
    .times = { $speed } ×
    .record = Save the record
    .share = Share
    .link = Link to this moment
    .deal = The cards are dealt.
    .refused = refused

## Moves, in a line

replay-moves =
    .end = { $name } ends the turn.
    .concede = { $name } concedes.
    .draw = { $name } draws.
    .start = { $name } says: { $starter } starts.
    .help = as help
    .row = on their own row
