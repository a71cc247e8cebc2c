### Talking at a table in the browser.

talk-panel =
    .title = Talk
    .signals = Say something with two taps
    .choices = What do you want to say?
    .hint = Tap what you want to talk about.
    .text = In your own words, without numbers
    .text-free = In your own words
    .said = { $name }: { $words }
    .new = something new
    .send = Say it
    .log = What was said
    .silence = Nobody has said anything yet.
    .silent = Whoever is watching stays silent until the game is over.

## What a first tap is about, where there is no sign for it

talk-about =
    .start = Who starts?

## Signals in short, beside the sign of a colour or a row

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
