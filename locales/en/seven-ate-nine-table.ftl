### The table of 7 Ate 9 in the browser: what it shows and reads out during a race.

race =
    .middle = In the middle
    .standings = Cards left
    .you = You
    .hand = { $count ->
        [0] Your hand: no cards
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
    .card = { $count ->
        [one] { $value }, plus or minus { $step }
       *[other] { $value }, plus or minus { $step }, { $count } of them
    }
    .cards = { $hand } in hand, { $stack } in the stack
    .tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
    .draw = { $count ->
        [one] Draw: 1 card left in your stack
       *[other] Draw: { $count } cards left in your stack
    }
    .draw-word = Draw
    .my-row = My row
    .own-row = Own row
    .pause = A short pause
    .any-fits = Any card fits
    .by-keys = What fits: the middle card plus or minus its small number. Type it (0 is ten); space draws.
    .by-taps = What fits: the middle card plus or minus its small number. Tap your stack to draw.

race-switch = While you play
    .results = Show what fits
    .voice = Read numbers aloud
    .sound = Sounds

## What happened to my card

race-note =
    .not-held = You have no { $value } right now.
    .miss-middle = { $value } doesn’t fit: { $top } ± { $step } is { $fitting }.
    .miss-row = { $value } doesn’t fit on your row: { $top } ± { $step } is { $fitting }.
    .first = Yes! { $gap } ms ahead of { $name }.
    .close = So close! { $gap } ms behind { $name }; your lag { $lag } ms.
    .beaten = { $name } was first, { $gap } ms ahead; your lag { $lag } ms.
    .later = { $gap } ms too late; your lag { $lag } ms. Your card is back.
    .late = Another card was faster. Yours is back in your hand.

## What the others just did

race-beside =
    .laid = “{ $value }”
    .miss = tried { $value }
    .late = { $value } was late
    .late-by = { $value }: { $gap } ms late

## Between two starts

race-pause =
    .ready = Ready?
    .halt = Nobody could lay a card. We shuffle, and off we go again!
    .round = Round { $round } goes to { $name }!
    .my-round = Round { $round } is yours!
    .resumed = We are back. On with the race!

## For screen readers only

race-heard =
    .middle = { $value }, plus or minus { $step }
    .laid = { $value }, plus or minus { $step }, { $name }
    .hand = Hand: { $cards }

## Alone, against the clock

race-solo =
    .watch = Stopwatch
    .left = { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
    .best = To beat: { $time } ({ $name })
    .time = Your time: { $time }
    .rank = { $rank ->
        [1] The best time of all!
       *[other] Rank { $rank } of the best times
    }
    .times = Best times

## What to do when the stack is empty

race-empty =
    .by-keys = What fits: the middle card plus or minus its small number. Type it (0 is ten).
    .by-taps = What fits: the middle card plus or minus its small number.

## How a race went

race-over =
    .time = Time
    .misses = Misses
    .misses-of = Misses: { $name }
