### Kręgi: grupy, które porównują swoje rozdania dnia.

circles =
    .title = Kręgi
    .about = W kręgu porównujecie swoje rozdania dnia, wśród znajomych albo w rodzinie. Załóż krąg i wyślij link: kto go otworzy, może dołączyć.
    .name = Nazwa kręgu
    .make = Załóż krąg
    .daily = Zobacz rozdania dnia
    .missing = Nie ma tu kręgu
    .join-title = Dołącz do kręgu
    .size = { $count ->
        [one] (jedna osoba)
        [few] ({ $count } osoby)
       *[other] ({ $count } osób)
    }
    .join-about = Inni zobaczą twoje imię, obrazek i wyniki rozdań dnia. W każdej chwili możesz odejść.
    .join = Dołącz
    .week = Ten tydzień
    .week-about = Gwiazdki z każdego dnia. Dzisiejsze wyniki innych zobaczysz, gdy zagrasz to samo rozdanie.
    .member = Imię
    .deals = Rozdania
    .points = Gwiazdki
    .played = tak
    .won = wygrana
    .lost = przegrana
    .what = { $count ->
        [one] { $name }: jedno rozdanie
        [few] { $name }: { $count } rozdania
       *[other] { $name }: { $count } rozdań
    }
    .season = Sezon: { $month }
    .season-about = Sezon trwa miesiąc. Każde rozdanie dnia daje tyle punktów, ile ma gwiazdek, od jednej do pięciu; dzisiejsze dojdą jutro.
    .invite = Zaproś innych
    .link = Link do tego kręgu
    .new-link = Zmień link
    .link-changed = Jest nowy link. Stary już nie działa.
    .rename = Zmień nazwę
    .renamed = Krąg ma nową nazwę.
    .leave = Opuść krąg
