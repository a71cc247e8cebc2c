### Talking at a table in the browser.

talk-panel =
    .title = Talk
    .signals = Say something with two taps
    .choices = What do you want to say?
    .hint = Tap what you want to talk about.
    .text = In your own words, without numbers
    .text-free = In your own words
    .text-pro = In words: your colours, a row, who starts
    .said = { $name }: { $words }
    .new = new
    .send = Say it
    .phrases = Small talk
    .phrases-instead = To say hello or thanks, tap a phrase under “Small talk”.
    .mute = Hide small talk
    .unmute = Show small talk
    .muted = Small talk is hidden on this device.
    .log = What has been said
    .silence = Nobody has said anything yet.
    .silent = Spectators stay silent until the game is over.

## The topic of a first tap that has no symbol

talk-about =
    .start = Who starts?

## Short signals, beside the symbol of a colour or a row

talk-chip =
    .hold = I have it
    .hold-low = low
    .hold-middle = medium
    .hold-high = high
    .want = mine
    .trick = trick
    .leave = leave it
    .small = small step
    .nothing = nothing good
    .start-me = I start
    .start-you = you start

## Small talk that is ready to say; the last ones are pictures

phrase =
    .hello = Hello!
    .one-moment = One moment, please.
    .your-turn = Your turn!
    .well-played = Well played!
    .thanks = Thanks!
    .sorry = Sorry!
    .good-game = Good game!
    .smile = (smiles)
    .wow = (amazed)
    .oops = (oops!)
    .heart = (sends a heart)
