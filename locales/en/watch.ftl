### Watching bots play.

watch-says = says: “{ $words }”
watch-candidate = What was weighed
watch-chance = Chance of winning
