### Watching bots play.

watch-says = says: “{ $words }”
watch-candidate = What was weighed
watch-chance = Chance of winning

# What lies on the table, in a word; where there is none here, replay.ftl has the label.
watch-table =
    .row-ascending = up
    .row-descending = down
    .own-row = own row
    .pile = pile
    .hand = hand
    .stack = stack
    .middle = middle
