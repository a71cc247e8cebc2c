### Co mówi stół w czasie gry: dlaczego karta wraca, jak gra się skończyła i jak się nazywa to,
### co na nim leży. Identyfikator odmowy to jej kod z „-” zamiast „/”.

## Ruch, na który zasady nie pozwalają

move-game-over = Ta gra już się skończyła. Może jeszcze jedna?
move-not-your-turn = Jeszcze chwila: teraz kolej kogoś innego.
move-start-not-agreed = Najpierw ustalcie, kto zaczyna. Potem można kłaść karty.
move-already-started = Gra już trwa, więc wiadomo, kto zaczyna.
move-same-word = To już od ciebie wiemy. Nie trzeba powtarzać.
move-no-such-seat = Nikt tam nie siedzi: przy tym stole nie ma takiego miejsca.
move-card-not-held = Nie masz tej karty na ręce.
move-does-not-fit = Ta karta tam nie pasuje.
move-enough-laid = Więcej kart w tej kolejce położyć nie możesz. Teraz dobierz.
move-too-few-laid = Zanim dobierzesz, musisz położyć więcej kart.
move-does-not-help = U rywala twoja karta musi poprawić rząd, a ta tego nie robi.
move-helped-already = U rywala możesz położyć tylko jedną kartę w kolejce, a ta już leży.
move-leaves-no-second = Po tej karcie nie położysz już drugiej. Zacznij od innej, da się!
move-stack-empty = Twój stos się skończył. Graj dalej kartami z ręki.
move-no-own-row = W tej grze nie masz własnego rzędu. Połóż kartę na środku.
move-last-card-goes-to-the-middle = Twoja ostatnia karta idzie na środek i wygrywasz!
move-barred = Poprzednia karta była pudłem. Weź oddech, za chwilę znów możesz kłaść.
move-too-late = Ktoś był o włos szybszy. Twoja karta wraca ci do ręki.

## Jak gra się skończyła

ending-all-laid = Wszystkie karty leżą na stole!
ending-nothing-fits = Żadna karta już nie pasuje.
ending-cannot-lay-two = W każdej kolejce trzeba położyć co najmniej dwie karty, a dwóch już się nie da.
ending-last-card = Ostatnia karta na stole!
ending-stuck = Nikt nie mógłby już nigdy położyć karty.

## Kolory i rzędy

colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
colour-purple = fioletowy
colour-gold = złoty
colour-silver = srebrny
row-ascending = rząd rosnący
row-descending = rząd malejący
