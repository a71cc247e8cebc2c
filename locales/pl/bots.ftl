### Dlaczego bot coś zrobił, jednym zdaniem od niego samego.

## Wyścig

bot-race-fits = Ta karta pasuje, więc ją kładę.
bot-race-fits-and-next = Ta karta pasuje, a na nią pasowałaby jeszcze inna moja.
bot-race-own-row = W moim własnym rzędzie pasuje, a tam nikt mnie nie wyprzedzi.
bot-race-last-card = Ostatnią kartę kładę bez względu na to, co leży na środku.
bot-race-nothing-fits = Nic na ręce mi nie pasuje, więc dobieram.
bot-race-more-cards = Przy tak małej liczbie kart szybciej jest dobrać, niż liczyć.
bot-race-barred = Chwilowo nie wolno mi kłaść, więc w tym czasie dobieram.
bot-race-slip = Ta karta miała pasować, ale w rachunku był błąd.

## Szybkie boty wszystkich gier

bot-no-reason = Po prostu tak mi się spodobało.
bot-random = Gram, co popadnie, byle było wolno.
bot-goes-along = Wszystko mi jedno, kto zaczyna.
bot-greedy = Tak zostaje najwięcej miejsca na karty, których jeszcze nie widać.

## Pojedynek

bot-duel-greedy = Moje rzędy mało na tym tracą, a ty mało zyskujesz.
bot-duel-last = To moje ostatnie karty i wszystkie da się wyłożyć.
bot-duel-only = Nic innego nie mogę zrobić.
bot-duel-helping = Opłaca się trochę ci pomóc, bo w zamian znów mam pełną rękę.
bot-duel-home = Zostaję przy swoich rzędach, bo pomoc kosztowałaby mnie więcej, niż jest warta.
bot-duel-best = Ze wszystkich ruchów na moich rzędach ten w myślach wypadł najlepiej.

## Drużyna

bot-start = Gdy zaczyna to miejsce, nasz pierwszy ruch wygląda najlepiej.
bot-best-chance = Ze wszystkich przemyślanych ruchów ten wypadł najlepiej.

## Gdy cudzy bot traci ruch. Zagrywa go bot losowy.

bot-lapses =
    .crashed = Awaria bota, ruch stracony: { $detail }.
    .stalled = Bot myślał za długo, ruch stracony: { $detail }.
    .nonsense = Odpowiedź bota nie miała sensu, ruch stracony: { $detail }.

## Jak nazywają się przy stole i jak dobrze grają. Identyfikatory to nazwy botów.

bot-names =
    .random = Bot Kostka
    .greedy = Bot Oszczędny
    .silent = Bot Milczek
    .talker = Bot Gaduła
    .expert = Bot Mistrz
    .hare = Bot Zając
    .child = Bot Dziecko
    .adult = Bot Dorosły
    .tutor = Bot Nauczyciel

bot-levels =
    .random = Kładzie, co popadnie, byle pasowało. Bez żadnego planu.
    .greedy = Bierze to, co akurat wygląda najlepiej. Szybki i niezły.
    .silent = Myśli naprzód i gra bardzo dobrze, ale nic nie mówi.
    .talker = Myśli naprzód, gra bardzo dobrze i opowiada o swoich kartach.
    .expert = Myśli naprzód i gra bardzo dobrze.
    .hare = Odrobinę szybszy od ciebie: dopasowuje się do twoich czasów.
    .child = Szybki jak dziecko, czasem się pomyli.
    .adult = Szybki jak wprawny dorosły.

bot-external =
    .name = { $name } (zewnętrzny bot)
    .level = Zrobił go ktoś inny, a dodała osoba, która prowadzi ten serwer.
