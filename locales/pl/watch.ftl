### Przyglądanie się grze botów.

watch-says = mówi: „{ $words }”
watch-candidate = Rozważane
watch-chance = Szansa na wygraną

# Co leży na stole, jednym słowem; czego tu brak, nazywa się jak w replay.ftl.
watch-table =
    .row-ascending = rosnąco
    .row-descending = malejąco
    .own-row = własny rząd
    .pile = stos
    .hand = ręka
    .stack = stos
    .middle = środek
