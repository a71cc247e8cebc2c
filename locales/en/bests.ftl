### Personal bests, below the result of a game.

bests =
    .title = A personal best
    .first-win = Your first win in this game!
    .time = Your fastest yet: { $value }. It was { $before }.
    .cards = { $value ->
        [0] All cards laid: your best yet. It was { $before }.
        [one] Only one card left: your best yet. It was { $before }.
       *[other] Only { $value } cards left: your best yet. It was { $before }.
    }
    .streak = { $value } wins in a row: your longest streak!
    .page = My page
