### A sprint: positions of a race, as fast as you can.

sprint =
    .title = Two-minute sprint
    .about = There is a card in the middle, and a few are in your hand. Lay one that fits, and the next position comes up. How many can you do in two minutes? A card that does not fit costs { $seconds } seconds.
    .start = Go!
    .again = Once more
    .calm = Practise without hurry
    .home = To the games
    .stop = Stop
    .left = Time left
    .laid = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    .misses = { $count ->
        [0] Not a single miss!
        [one] 1 miss
       *[other] { $count } misses
    }
    .over = { $count ->
        [one] Time is up: 1 card
       *[other] Time is up: { $count } cards
    }
    .best = Your best in this browser: { $count }
    .new-best = Your best so far in this browser!
    .slowest = What took you longest
    .seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
