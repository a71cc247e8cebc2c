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
    .next-stuck = Po tej turze następnej osobie nic nie pasuje w { $percent } przypadkach na 100, a mogło tylko w { $best }.
    .missed-trick = { $row ->
        [ascending] Przepadło cofnięcie kartą { $card } w rzędzie rosnącym.
       *[descending] Przepadło cofnięcie kartą { $card } w rzędzie malejącym.
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
    .second-card = Można było dołożyć jeszcze { $card }.
    .less-room = Potem pasuje już tylko tyle zakrytych kart: { $cards }, a mogło: { $best }.
    .stranded = Została jedna karta, a w turze trzeba wyłożyć dwie.
    .gift = Rzędy przeciwnika odzyskały na tym liczb: { $steps }, a mogły: { $best }.
    .fewer-draws = Dobranych kart jest tylko { $cards }, a mogło być { $best }.
