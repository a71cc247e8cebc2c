### Prüfen, ob die Karten einer Partie die sind, die beim Austeilen versprochen wurden.

verify-kept =
    Das Versprechen wurde gehalten: Die Karten standen beim Austeilen fest und sind mit dem
    Startwert der Aufzeichnung gemischt. Ihr Hash ist
verify-broken =
    Das Versprechen wurde gebrochen: Das sind nicht die Karten, deren Hash beim Austeilen
    veröffentlicht wurde.
    .not-shuffled =
        Das Versprechen wurde gebrochen: Der Hash stimmt, aber die Karten folgen nicht aus dem
        Startwert. Jemand hat sie zurechtgelegt.
    .hashes =
        - versprochen: { $promised }
        - gefunden: { $found }
verify-nothing-promised =
    Diese Aufzeichnung enthält kein Versprechen, das sich prüfen ließe. Hast du dir beim Austeilen
    den Hash notiert? Dann vergleiche ihn mit dem der Karten, oder gib ihn mit --commitment an:
verify-no-hash = „{ $given }“ ist kein Hash. Ein Hash hat 64 Ziffern von 0 bis f.
