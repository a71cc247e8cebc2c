### Rätsel: Ein Zug ist weit besser als alle anderen.

puzzles =
    .title = Rätsel
    .daily = Rätsel des Tages, { $day }
    .task = Ein Zug ist weit besser als alle anderen. Finde ihn!
    .next = Nächstes Rätsel
    .skip = Ein anderes
    .set = Spiel
    .any-set = Alle Spiele
    .theme = Thema
    .any-theme = Alle Themen
    .solved = { NUMBER($solved) } von { NUMBER($count) } gelöst
    .all-solved = Die hast du alle gelöst. Wähle ein anderes Spiel oder Thema.
    .missing = Die Rätsel ließen sich nicht laden.
    .so-far = Was bisher geschah
    .you = Du
    .about = Die Stellungen stammen aus Spielen von Bots. Du weißt genauso viel wie der Spieler am Zug: Du siehst die offenen Karten und weißt, was die anderen über ihre gesagt haben.

puzzle-sets =
    .quick-easy-normal = Quick & Easy
    .quick-easy-pro = Quick & Easy, Profi
    .face-to-face = Face to Face

puzzle-themes =
    .trick = Eine Reihe zurücksetzen
    .room = Eine Reihe offen halten
    .heard = Gut zugehört
    .helping = Helfen oder nicht
    .endgame = Endspiel
