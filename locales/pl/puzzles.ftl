### Zagadki: jedna tura jest o wiele lepsza od wszystkich innych.

puzzles =
    .title = Zagadki
    .daily = Zagadka dnia, { $day }
    .task = Jedna tura jest o wiele lepsza od wszystkich innych. Znajdź ją!
    .next = Następna zagadka
    .skip = Inna zagadka
    .set = Gra
    .any-set = Wszystkie gry
    .theme = Temat
    .any-theme = Wszystkie tematy
    .solved = Rozwiązane: { NUMBER($solved) } z { NUMBER($count) }
    .all-solved = Te zagadki masz już za sobą. Wybierz inną grę albo inny temat.
    .missing = Nie udało się wczytać zagadek.
    .so-far = Co było do tej pory
    .you = Ty
    .about = To sytuacje z gier między botami. Wiesz to, co można było wiedzieć przy stole: widzisz odkryte karty i wiesz, co inni mówili o swoich.

puzzle-sets =
    .quick-easy-normal = Szybko & Łatwo
    .quick-easy-pro = Szybko & Łatwo, dla zawodowców
    .face-to-face = Face to Face

puzzle-themes =
    .trick = Cofnij rząd
    .room = Zostaw miejsce w rzędzie
    .heard = Słuchaj innych
    .helping = Pomóc czy nie
    .endgame = Końcówka
