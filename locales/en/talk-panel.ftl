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
