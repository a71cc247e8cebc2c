### The page with the settings of a browser, and with who one is.

settings =
    .title = Settings
    .line = They apply to this browser, right away.
    .back = Back
    .you = You
    .look = How it looks
    .hear = What you hear
    .theme = Light or dark
    .theme-auto = like the device
    .theme-light = light
    .theme-dark = dark
    .motion = Movement
    .motion-auto = like the device
    .motion-full = cards move
    .motion-none = nothing moves
    .marks = Colours on cards
    .marks-hint = So that nobody has to tell colours apart by colour alone.
    .marks-shapes = with a shape
    .marks-names = with their name
    .marks-both = with both
    .largeCards = Large cards
    .results = Show what fits in 7 Ate 9
    .results-hint = For the young: both results stand beside the card in the middle.
    .sound = Sounds
    .voice = Say the numbers
    .voice-hint = In a race, the number of each card is spoken aloud.
    .example = This is how cards look now.
    .name = Your name
    .name-hint = The others see it from the next table on.
    .save = Save
    .saved = Saved: from now on you are { $name }.

moving =
    .title = On another device
    .text = Take your name, your tables and your finished games along: make a code here, and type it there.
    .make = Make a code
    .code = Your code
    .holds = { $count ->
        [one] It works once, for one more minute.
       *[other] It works once, for { $count } more minutes.
    }
    .over = This code is too old by now. Make a new one.
    .first = As soon as you have played or said your name, you can make a code here.
    .claim = Have a code from another device?
    .label = The code
    .hint = You will then be the same player here as on the other device. What you have played here as { $name } stays behind.
    .hint-new = You will then be the same player here as on the other device.
    .use = Use it
    .done = Welcome, { $name }!
