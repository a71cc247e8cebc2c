### Sam program: pierwsza strona, polecenia i to, co mówi, gdy ktoś się pomyli.
### Słowa takie jak „games” i „rules” po nazwie programu to polecenia i zostają bez zmian.

colophon =
    Backtrick to niezależna realizacja, napisana od zera i objaśniona własnymi słowami. Autorem
    rodziny The Game jest Steffen Benndorf (NSV), a 7 Ate 9 wymyśliła Maureen Hiron. Któraś gra ci
    się podoba? Spraw sobie pudełko!

to-play =
    Chcesz zagrać? Wpisz `{ $command }`. W przeglądarce otworzy się strona ze stołami dla ciebie,
    znajomych i botów.

## Dane o grze

players-exactly = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
}
players-between = od { $least } do { $most } osób

## Pierwsza strona

start =
    .welcome = Cześć! To Backtrick: { $count ->
        [one] gra karciana, w której
        [few] { $count } gry karciane, w których
       *[other] { $count } gier karcianych, w których
    } wszystko kręci się wokół liczb.
    .next = Co wpisać teraz
    .serve = uruchom serwer: stoły dla ciebie, znajomych i botów
    .games = lista gier
    .watch = zobacz, jak boty grają w { $name }
    .rules = poznaj grę { $name }
    .replay = obejrzyj zapisaną grę, ruch po ruchu
    .help = wszystkie polecenia

## Lista gier

games =
    .id = Skrót
    .name = Gra
    .players = Ile osób
    .next = Aby poznać grę, wpisz: { $command }

## Gdy ktoś się pomylił

game-as-command = „{ $given }” to gra, a nie polecenie. Może chodzi o `{ $command }`?
unknown-game = Nie ma gry „{ $given }”. Do wyboru: { $known }.
    .close = Nie ma gry „{ $given }”. Może chodzi o { $close }? Do wyboru: { $known }.
    .missing = Która gra? Do wyboru: { $known }.
unknown-puzzle = Nie ma zagadki „{ $given }”. Wszystkie wypisze `{ $command }`.
unknown-language = Nie ma języka „{ $given }”. Do wyboru: { $known }.
    .close = Nie ma języka „{ $given }”. Może chodzi o { $close }? Do wyboru: { $known }.
unknown-variant = Nie ma wariantu „{ $given }”. Do wyboru: { $known }.
