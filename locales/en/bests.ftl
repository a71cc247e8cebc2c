### What a player did better in a game than ever before, below its result.

bests =
    .title = Never this good before
    .first-win = Your first win in this game!
    .time = Your fastest yet: { $value }. It was { $before }.
    .cards = { $value ->
        [0] All cards laid: your best yet. It was { $before }.
        [one] Only one card left: your best yet. It was { $before }.
       *[other] Only { $value } cards left: your best yet. It was { $before }.
    }
    .streak = { $value } wins in a row: your longest streak!
    .page = My page
