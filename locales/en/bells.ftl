### Notifications to guests who are away

bell =
    .title = Your turn
    .text = { $game } is waiting for you.
