# Co trener mówi o grze: po jej końcu, w powtórce i w terminalu.

coach-mark =
    .inaccuracy = niedokładność
    .mistake = błąd
    .blunder = gruby błąd

# Dlaczego inna tura byłaby lepsza. Mowa zawsze o turze, którą zagrano.
coach-finding =
    .closed-row = { $row ->
        [ascending] To zamknęło rząd rosnący
       *[descending] To zamknęło rząd malejący
    } dla { $colour ->
        [red] czerwonej karty
        [blue] niebieskiej karty
        [green] zielonej karty
        [yellow] żółtej karty
        [purple] fioletowej karty
       *[none] karty
    }, którą zapowiada { $name }.
    .next-stuck = Po tej turze następnej osobie nic nie pasuje w { $percent } przypadkach na 100, a mogło to być tylko { $best }.
    .missed-trick = { $row ->
        [ascending] { $card } mogła cofnąć rząd rosnący.
       *[descending] { $card } mogła cofnąć rząd malejący.
    }
    .ended-row = { $row ->
        [ascending] Rząd rosnący doszedł do końca
       *[descending] Rząd malejący doszedł do końca
    }: pasują tam już tylko { $colour ->
        [red] czerwone
        [blue] niebieskie
        [green] zielone
        [yellow] żółte
       *[purple] fioletowe
    } karty.
    .long-steps = Rzędy straciły na tym liczb: { $steps }, a wystarczyło: { $best }.
    .one-was-enough = Wystarczyła jedna karta: druga więcej popsuła, niż dała.
    .second-card = { $card } też jeszcze pasowała.
    .less-room = Z zakrytych kart pasuje potem już tylko { $cards }, a mogło pasować { $best }.
    .stranded = Została jedna karta, a w turze trzeba wyłożyć dwie.
    .gift = Rzędy przeciwnika odzyskały na tym liczb: { $steps }, a mogły: { $best }.
    .fewer-draws = Dobranych kart jest tylko { $cards }, a mogło być { $best }.
    .no-way = Po tej turze trener nie wygrał żadnej z wypróbowanych partii.
    .sure-win = Po najlepszej turze trener wygrał każdą z wypróbowanych partii.

# Podpowiedź: w czym polecana tura jest lepsza od innej.
coach-hint =
    .closed-row = { $row ->
        [ascending] Rząd rosnący zostaje otwarty
       *[descending] Rząd malejący zostaje otwarty
    } dla { $colour ->
        [red] czerwonej karty
        [blue] niebieskiej karty
        [green] zielonej karty
        [yellow] żółtej karty
        [purple] fioletowej karty
       *[none] karty
    }, którą zapowiada { $name }.
    .next-stuck = Następnej osobie nic nie pasuje potem w { $best } przypadkach na 100, a nie w { $percent }.
    .missed-trick = { $row ->
        [ascending] { $card } cofa rząd rosnący i robi w nim miejsce.
       *[descending] { $card } cofa rząd malejący i robi w nim miejsce.
    }
    .ended-row = { $row ->
        [ascending] Po innej turze rząd rosnący doszedłby do końca
       *[descending] Po innej turze rząd malejący doszedłby do końca
    }: pasowałyby tam już tylko { $colour ->
        [red] czerwone
        [blue] niebieskie
        [green] zielone
        [yellow] żółte
       *[purple] fioletowe
    } karty.
    .long-steps = Rzędy tracą mniej liczb: { $best } zamiast { $steps }.
    .one-was-enough = Wystarczy jedna karta: druga więcej by popsuła, niż dała.
    .second-card = { $card } też jeszcze pasuje.
    .less-room = Potem pasuje więcej zakrytych kart: { $best } zamiast { $cards }.
    .stranded = Po innej turze zostałaby jedna karta, a w turze trzeba wyłożyć dwie.
    .gift = Rzędy przeciwnika odzyskują mniej liczb: { $best } zamiast { $steps }.
    .fewer-draws = Dobierasz więcej kart: { $best } zamiast { $cards }.
    .no-way = Po innej turze trener nie wygrał żadnej z wypróbowanych partii.
    .sure-win = Po tej turze trener wygrał każdą z wypróbowanych partii.

coach-mean = { $name } traci na decyzji średnio { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt.
    .between = Sądząc po tej jednej grze, to wynik między botami { $worse } i { $better }.
    .less = Sądząc po tej jednej grze, to mniej niż bot { $worse }.
    .more = Sądząc po tej jednej grze, to więcej niż bot { $better }.
coach-last-chance = Przy odkrytych kartach grę dało się jeszcze wygrać przed turą { NUMBER($number) }, a po niej już nie.
    .never = Nawet przy odkrytych kartach tego rozdania nie dało się wygrać.
    .undecided = Nawet przy odkrytych kartach po turze { NUMBER($number) } nie dało się już wygrać; czy wcześniej, nie wiadomo.
coach-race =
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
coach-race-figure =
    .count = { NUMBER($number, maximumFractionDigits: 1) }
    .seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
coach-race-levels = Liczby botów są na 100 kart. „Na odwrót” to działanie liczone od wyłożonej karty, o jej własny krok, do karty pod spodem.
coach-race-sums = Najtrudniejsze działania ({ $name })
coach-race-sum = { $sum }: { $laid ->
    [0] wyłożone: 0
   *[other] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, wyłożone: { NUMBER($laid) }
}, błędy: { NUMBER($wrong) }

# Co ktoś mógł powiedzieć przed turą. Zdanie kończy się kropką.
coach-unsaid = Można było powiedzieć ({ $name }): „{ $sentence }” Kto by to wiedział, zyskałby { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt, grając { $moves }.

# Dlaczego nie ma analizy.
coach-unfinished = Ta gra jeszcze się nie skończyła. Trener ocenia tylko zakończone gry.
coach-other-deck = Nie grano tu całą talią, więc trener nie może jej ocenić.
coach-no-judge = Tej gry trener nie zna.
coach-no-turn = W tej chwili nie zaczyna się żadna tura.
coach-failed = Trenerowi nie udało się przeanalizować tej gry.
coach-off = Na tym serwerze nie ma trenera.
coach-busy = Trener ma teraz za dużo pracy. Spróbuj później.
