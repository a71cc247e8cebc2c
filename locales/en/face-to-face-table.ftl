### The table of the duel. `up` and `down` are the ascending and the descending row.

duel =
    .board = The duel
    .you = you
    .on-turn = to play
    .won = won
    .hand = Your cards
    .hand-of = { $name }’s cards
    .holds =
        { $count ->
            [one] { $count } card in hand
           *[other] { $count } cards in hand
        }
    .pile =
        { $count ->
            [0] Nothing left to draw
            [one] { $count } card to draw
           *[other] { $count } cards to draw
        }
    .pile-short = to draw
    .laid =
        { $count ->
            [one] { $count } card laid
           *[other] { $count } cards laid
        }

## The rows, as they are read out, and what the picked card can do there

duel-rows =
    .mine-up = Your ascending row
    .mine-down = Your descending row
    .theirs-up = { $name }’s ascending row
    .theirs-down = { $name }’s descending row
    .from-to = from { $top } to { $end }
    .helped = help from { $name }

duel-lay =
    .lay = Lay
    .help = Help
    .mine-up = Lay { $card } on your ascending row
    .mine-down = Lay { $card } on your descending row
    .theirs-up = Help { $name }: { $card } on the ascending row
    .theirs-down = Help { $name }: { $card } on the descending row
    .fits = it fits
    .helps = it can help
    .nowhere = it fits nowhere right now

## What to do now

duel-now =
    .first = Lay two cards or more.
    .more = Lay another card.
    .enough = Lay more, or draw.
    .must-not = Your hand is empty. Now draw.
    .helping = Help { $name }: up or down?
    .wait = It is { $name }’s turn.
    .over = The game is over.

duel-draws =
    .mine =
        { $count ->
            [0] You draw nothing
            [one] You draw { $count } card
           *[other] You draw { $count } cards
        }
    .theirs =
        { $count ->
            [0] { $name } draws nothing
            [one] { $name } draws { $count } card
           *[other] { $name } draws { $count } cards
        }
    .why = Help with one card to fill your hand again.

duel-do =
    .end =
        { $count ->
            [0] End the turn
           *[other] Draw { $count }
        }
    .back = Take back
    .keys = Keys
    .keys-title = Playing with the keyboard
    .key-cards = move between cards
    .key-pick = pick up a card, or put it down
    .key-home = lay it on your ascending or descending row
    .key-help = lay it on your opponent’s rows, as help
    .key-aim = then up or down, to help
    .key-end = end your turn and draw
    .key-back = take the last card back

## What has happened, for screen readers

duel-mine =
    .up = You lay { $card } on your ascending row.
    .down = You lay { $card } on your descending row.
    .help-up = You help { $name }: { $card } on the ascending row.
    .help-down = You help { $name }: { $card } on the descending row.
    .end =
        { $count ->
            [0] You end your turn.
            [one] You draw { $count } card.
           *[other] You draw { $count } cards.
        }
    .back = You take your card back.
    .turn = Your turn. Your cards: { $cards }.

duel-theirs =
    .up = { $name } lays { $card } on their own ascending row.
    .down = { $name } lays { $card } on their own descending row.
    .help-up = { $name } helps you: { $card } on your ascending row.
    .help-down = { $name } helps you: { $card } on your descending row.
    .end =
        { $count ->
            [0] { $name } ends the turn.
            [one] { $name } draws { $count } card.
           *[other] { $name } draws { $count } cards.
        }
    .turn = It is { $name }’s turn.

## The same, for spectators

duel-seen =
    .help-up = { $name } helps { $other }: { $card } on the ascending row.
    .help-down = { $name } helps { $other }: { $card } on the descending row.
