### What somebody is told who is not there

bell =
    .title = Your turn
    .text = { $game } is waiting for you.
