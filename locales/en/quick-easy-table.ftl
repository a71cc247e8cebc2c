### The table of quick-easy in the browser.

quick-easy-table =
    .partners = The others
    .on-turn = to play
    .away = away
    .holds = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .pile = { $count ->
        [0] pile empty
       *[other] { $count } left
    }
    .to-draw = { $count ->
        [0] Pile empty
        [one] { $count } card to draw
       *[other] { $count } cards to draw
    }
    .draw = Draw
    .take-back = Take back
    .my-turn = Your turn
    .turn = { $name }’s turn
    .i-said = You said:
    .pro = Pro variant: one card a turn
    .open-rows = Open rows
    .none = none

## What to do now

quick-easy-hint =
    .lay = Choose a card.
    .where = Now tap a row.
    .nowhere = This card fits nowhere.
    .more = Another card? Or draw.
    .end = Draw to end your turn.

quick-easy-hand =
    .label = Your cards
    .none = You have no cards left.
    .card = { $fits ->
        [both] { $card }, fits on both rows
        [up] { $card }, fits on the ascending row
        [down] { $card }, fits on the descending row
        [none] { $card }, fits nowhere
       *[unknown] { $card }
    }

## The rows

quick-easy-row =
    .label = { $row }, top card: { $top }. Numbers that fit: { $room }.
    .lay = Lay { $card } here. { $label }
    .always = always fits
    .empty = anything fits
    .mine = only you see it
    .count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .all = { $row }, all cards, newest first

## Agreeing who starts

quick-easy-start =
    .title = Who starts?
    .ask = Look at your cards, talk, and say who should start. Once you all agree, off you go.
    .watch = They are still deciding.
    .me = Me
    .you = you
    .by = votes: { $names }
    .nobody = no votes yet
    .word = { $who ->
        [self] “I’ll start.”
        [me] “You start.”
       *[other] “{ $name } starts.”
    }

## What is read out

quick-easy-said =
    .agree = Who starts? Your cards: { $cards }.
    .laid = { $who ->
        [me] You lay { $card }: { $row }.
       *[other] { $name } lays { $card }: { $row }.
    }
    .drew = { $who ->
        [me] You draw.
       *[other] { $name } draws.
    }
    .took-back = You take your card back.
    .proposed = { $who ->
        [me] { $starts ->
            [me] You would like to start.
           *[other] You would like { $starter } to start.
        }
       *[other] { $starts ->
            [me] { $name } would like you to start.
           *[other] { $name } would like { $starter } to start.
        }
    }
    .said = { $name } says: { $words }
    .turn = It is { $name }’s turn.
    .my-turn = Your turn. Ascending row: { $up }. Descending row: { $down }. Your cards: { $cards }.

## Keys

quick-easy-keys = Keys
    .go = move between cards
    .pick = pick up a card, or put it down
    .number = pick up the first or the second card
    .up = lay on the ascending row
    .down = lay on the descending row
    .end = draw and end your turn
    .back = take back
    .drop = put the card down
