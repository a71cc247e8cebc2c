### Watching bots play.

watch-says = says: “{ $words }”
watch-candidate = Considered
watch-chance = Chance of winning

# One-word names of things on the table. What is missing here has a label in replay.ftl.
watch-table =
    .row-ascending = up
    .row-descending = down
    .own-row = own row
    .pile = pile
    .hand = hand
    .stack = stack
    .middle = middle
