### Bots beim Spielen zusehen.

watch-says = sagt: „{ $words }“
watch-candidate = Abgewogen
watch-chance = Gewinnchance
