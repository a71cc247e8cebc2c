### Bots beim Spielen zusehen.

watch-says = sagt: „{ $words }“
watch-candidate = Abgewogen
watch-chance = Gewinnchance

# Was auf dem Tisch liegt, in einem Wort; was hier fehlt, heißt wie in replay.ftl.
watch-table =
    .row-ascending = auf
    .row-descending = ab
    .own-row = eigene Reihe
    .pile = Stapel
    .hand = Hand
    .stack = Stapel
    .middle = Mitte
