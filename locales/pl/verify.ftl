### Sprawdzanie, czy karty w grze są tymi, które obiecano przy rozdaniu.

verify-kept =
    Obietnicy dotrzymano: karty były ustalone już przy rozdaniu i potasowane według ziarna
    z zapisu. Ich skrót to
verify-broken =
    Obietnicę złamano: to nie są karty, których skrót ogłoszono przy rozdaniu.
    .not-shuffled =
        Obietnicę złamano: skrót się zgadza, ale karty nie wynikają z ziarna. Ktoś je ułożył.
    .hashes =
        - obiecano: { $promised }
        - jest: { $found }
verify-nothing-promised =
    W tym zapisie nie ma obietnicy, którą można by sprawdzić. Jeśli masz skrót zanotowany przy
    rozdaniu, porównaj go ze skrótem kart albo podaj go po --commitment:
verify-no-hash = „{ $given }” to nie skrót. Skrót ma 64 cyfry od 0 do f.
