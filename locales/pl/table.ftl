### Co mówi stół w czasie gry: dlaczego karta wraca, jak gra się skończyła i jak się nazywa to,
### co na nim leży. Identyfikator odmowy to jej kod z „-” zamiast „/”.

## Ruch, na który zasady nie pozwalają

move-game-over = Ta gra już się skończyła. Może jeszcze jedna?
move-not-your-turn = Jeszcze chwila: teraz kolej kogoś innego.
move-start-not-agreed = Najpierw ustalcie, kto zaczyna. Potem można kłaść karty.
move-already-started = Gra już trwa.
move-same-word = To już od ciebie wiemy.
move-no-such-seat = Przy tym stole nie ma takiego miejsca.
move-card-not-held = Nie masz tej karty na ręce.
move-does-not-fit = Ta karta tam nie pasuje.
move-enough-laid = Więcej kart w tej turze nie położysz. Teraz dobierz.
move-too-few-laid = Zanim dobierzesz, musisz położyć więcej kart.
move-does-not-help = U rywala twoja karta musi poprawić rząd, a ta tego nie robi.
move-helped-already = U rywala leży już twoja karta z tej tury.
move-leaves-no-second = Po tej karcie nie położysz już drugiej. Zacznij od innej.
move-stack-empty = Twój stos jest pusty. Graj dalej kartami z ręki.
move-no-own-row = W tej grze nie masz własnego rzędu. Połóż kartę na środku.
move-last-card-goes-to-the-middle = Twoja ostatnia karta idzie na środek i wygrywasz!
move-barred = Poprzednia karta była pudłem. Weź oddech, za chwilę znów możesz kłaść.
move-too-late = Ktoś był o włos szybszy. Twoja karta wraca ci do ręki.

## Czego ktoś chce od stołu i dlaczego się nie da

table-not-host = To może zrobić tylko gospodarz stołu.
table-not-seated = Nie masz miejsca przy tym stole. Najpierw je zajmij.
table-seated-already = Masz już miejsce przy tym stole.
table-seat-taken = To miejsce jest zajęte. Wybierz inne.
table-full = Wszystkie miejsca są zajęte.
table-no-such-seat = Przy tym stole nie ma takiego miejsca.
table-seat-empty = Nikt tam nie siedzi.
table-seats-free = Za mało graczy. Poczekaj na innych albo dodaj boty.
table-too-many-seated = Siedzi tu już więcej osób. Najpierw ktoś musiałby wstać.
table-no-such-bot = W tej grze nie ma takiego bota.
table-nobody-there = Nie ma tu nikogo, kogo bot mógłby zastąpić.
table-bad-options = Te ustawienia do siebie nie pasują. Wybierz inne.
table-bad-move = W tej grze nie ma takiego ruchu.
table-game-runs = Trwa gra. Poczekaj, aż się skończy.
table-no-game = Teraz nie trwa żadna gra.
table-still-here = Ta osoba jest tutaj albo zaraz wróci. Poczekaj minutę.
table-sent-away = Przy tym stole już nie zagrasz. Przy innych chętnie z tobą zagrają.
table-countdown = Jeszcze nie! Poczekaj na koniec odliczania.
table-nothing-to-take-back = Nie ma czego cofnąć.
table-signals-only = Przy tym stole mówi się sygnałami, bez pisania.
table-no-such-signal = Nie ma tu takiego sygnału.
table-no-phrases = Przy tym stole gotowe zwroty są wyłączone.
table-too-many-phrases = Spokojnie! Odczekaj kilka sekund przed następnym.
table-no-such-language = Stół nie zna tego języka.
table-offered-already = Twoja karta jest już w drodze.
table-spectators-are-silent = Cii! Widzowie mogą mówić dopiero po grze.
table-locked = Gospodarz zamknął ten stół. Poproś go, żeby cię wpuścił.
table-no-spectators = Przy tym stole gra się bez widzów.
table-too-much = Więcej ten stół nie pomieści. Dokończcie tę grę i otwórzcie nowy.
table-yours-alone = Tej gry nikt za ciebie nie dokończy. Poczeka, aż wrócisz.
table-proposed-already = Już to zaproponowano. Pozostali muszą się jeszcze zgodzić.
table-nothing-proposed = Nie ma takiej propozycji albo gra potoczyła się dalej.
table-turn-not-over = Bot właśnie rozgrywa turę. Gdy skończy, możesz przejąć jego miejsce.
table-prepared = Miejsca i zasady tej gry są już ustalone. Najpierw ją zagraj.
table-no-hints = Ten serwer nie ma trenera, więc nie ma podpowiedzi.
table-no-hints-in-race = W wyścigu nie ma podpowiedzi: przyszłyby za późno.
table-no-hints-in-daily-deal = W rozdaniu dnia nie ma podpowiedzi: każdy gra je bez pomocy.
table-no-hints-among-people = Podpowiedzi są tylko w grze z samymi botami.
table-hinted-already = W tej turze była już podpowiedź.
table-not-hinted = W tej turze nie było prośby o podpowiedź.

## Jak gra się skończyła

ending-all-laid = Wszystkie karty leżą na stole!
# `.mine` i `.theirs`: czyja była kolej, jeśli to wiadomo.
ending-nothing-fits = Osoba, na którą przyszła kolej, nie miała pasującej karty.
    .mine = Zabrakło ci pasującej karty.
    .theirs = { $name }: zabrakło pasującej karty.
ending-cannot-lay-two = Osoba, na którą przyszła kolej, nie mogła położyć dwóch kart.
    .mine = Nie dało się położyć dwóch kart, a tyle trzeba w każdej turze.
    .theirs = { $name }: nie dało się położyć dwóch kart, a tyle trzeba w każdej turze.
ending-last-card = Ostatnia karta na stole!
ending-stuck = Nikt nie może już położyć karty.
ending-conceded = Gra została poddana.

## Rzędy

row-ascending = rząd rosnący
row-descending = rząd malejący
