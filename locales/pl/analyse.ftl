# `backtrick analyse`: trener w terminalu.

analyse-start = { $who ->
    [team] Szanse drużyny na początku: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
   *[other] Szanse na początku ({ $who }): { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
}
analyse-luck = Szczęście, w punktach: { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } przy dobieraniu, { NUMBER($hands, minimumFractionDigits: 1, maximumFractionDigits: 1) } w kartach na rękach.
analyse-given = { $name } oddaje { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-worst = Najwięcej w turze { NUMBER($number) }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-won = Gra wygrana.
analyse-lost = Gra przegrana.
analyse-last-chance = Przy odkrytych kartach grę dało się jeszcze wygrać przed turą { NUMBER($number) }, a po niej już nie.
    .never = Nawet przy odkrytych kartach tego rozdania nie dało się wygrać.
    .undecided = Nawet przy odkrytych kartach po turze { NUMBER($number) } nie dało się już wygrać; czy wcześniej, nie wiadomo.
analyse-mean = { $name } oddaje na decyzję { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt.
    .between = Sądząc po tej jednej grze, to wynik między botami { $worse } i { $better }.
    .less = Sądząc po tej jednej grze, to mniej niż bot { $worse }.
    .more = Sądząc po tej jednej grze, to więcej niż bot { $better }.
analyse-table =
    .turn = Tura
    .player = Kto
    .played = Zagrano
    .before = Szansa
    .loss = Strata
    .best = Lepiej
analyse-loss = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-forced = bez wyboru
analyse-better = { $mark }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt: lepsze było { $moves }.

analyse-race =
    .cards = Wyłożone karty
    .delay = Czas na kartę
    .held = Pasujące, niewyłożone
    .held-time = łącznie
    .wrong-sum = Zły wynik
    .wrong-sum-time = koszt
    .wrong-direction = Na odwrót
    .wrong-direction-time = koszt
    .too-late = Za późno
    .too-late-time = po
analyse-race-figure =
    .count = { NUMBER($number, maximumFractionDigits: 1) }
    .seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
analyse-race-levels = Liczby botów są na 100 kart. „Na odwrót” to działanie liczone od wyłożonej karty, o jej własny krok, do karty pod spodem.
analyse-race-sums = Najtrudniejsze działania ({ $name })
analyse-race-sum = { $sum }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, wyłożone: { NUMBER($laid) }, błędy: { NUMBER($wrong) }
