### Przyglądanie się grze botów.

watch-says = mówi: „{ $words }”
watch-candidate = Rozważane ruchy
watch-chance = Szansa wygranej
