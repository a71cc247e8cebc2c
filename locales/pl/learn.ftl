### Nauka gry w przeglądarce: zasady w obrazkach i pierwsza gra z przewodnikiem.

learn =
    .title = Jak grać
    .line = Każda gra w sześciu małych obrazkach, a potem pierwsza gra z cierpliwym partnerem.
    .step = Krok { $step } z { $count }
    .steps = Kroki
    .back = Wstecz
    .next = Dalej
    .again = Pokaż jeszcze raz
    .guided = Pierwsza gra z przewodnikiem
    .guided-hint = Dziesięć kroków przy prawdziwym stole. Cierpliwy bot gra z tobą i podpowiada, co robić.
    .others = Wszystkie gry

## The Game: Quick & Easy

learn-quick-easy-1 =
    .title = Jedna drużyna, dwa rzędy
    .text = Gracie razem, przeciwko kartom. Między wami są dwa rzędy i chcecie wyłożyć w nich wszystkie 50 kart: liczby od 1 do 10 w pięciu kolorach.
learn-quick-easy-2 =
    .title = W górę i w dół
    .text = W jednym rzędzie każda karta jest wyższa od poprzedniej, w drugim niższa. Odstępy mogą być dowolne, ale zabierają miejsce. Taka sama liczba nie pasuje.
learn-quick-easy-3 =
    .title = Twoja kolej
    .text = Masz dwie karty. Połóż jedną albo obie, w którym rzędzie chcesz. Potem dobierz znów do dwóch i gra następna osoba.
learn-quick-easy-4 =
    .title = Cofnięcie
    .text = Karta w kolorze tej na wierzchu pasuje zawsze, bez względu na liczbę. Tak rząd odzyskuje miejsce. Zachowaj takie karty na dobrą chwilę!
learn-quick-easy-5 =
    .title = Rozmawiajcie!
    .text = Mówcie sobie, kiedy tylko chcecie, co macie: kolory, mniej więcej jak wysokie, gdzie chcecie kłaść. Zakazane są tylko liczby i podpowiedzi, z których można je wyliczyć.
learn-quick-easy-6 =
    .title = Wygrana czy przegrana
    .text = Gdy na stole leży wszystkie 50 kart, wygrywacie wszyscy. Gdy na kogoś przychodzi kolej i żadna karta z ręki nie pasuje, przegrywacie. Im mniej kart zostało, tym lepiej.

## The Game: Face to Face

learn-face-to-face-1 =
    .title = Pojedynek
    .text = Dwie osoby grają przeciwko sobie, złote karty przeciw srebrnym: liczby od 2 do 59. Każda ma rząd, który rośnie od 1, i rząd, który maleje od 60.
learn-face-to-face-2 =
    .title = Twoja kolej
    .text = Masz na ręce sześć kart. Połóż co najmniej dwie w swoich rzędach: wyższą w rosnącym, niższą w malejącym. Małe kroki zostawiają ci miejsce.
learn-face-to-face-3 =
    .title = Cofnięcie
    .text = Do twojego rzędu rosnącego pasuje też karta dokładnie o 10 niższa od tej na wierzchu, a do malejącego dokładnie o 10 wyższa. Ile razy się da!
learn-face-to-face-4 =
    .title = Pomaganie
    .text = Raz na turę możesz położyć jedną kartę w rzędzie rywala. Ma ten rząd poprawić: niższa tam, gdzie rośnie, wyższa tam, gdzie maleje.
learn-face-to-face-5 =
    .title = Dobieranie
    .text = Kto kładzie tylko u siebie, dobiera dwie karty. Kto pomaga, dobiera do sześciu. Dlatego pomoc to często najsprytniejszy ruch.
learn-face-to-face-6 =
    .title = Wygrana czy przegrana
    .text = Wygrywa, kto pierwszy wyłoży wszystkie 58 kart. Kto w swojej turze nie może położyć dwóch kart, od razu przegrywa.

## 7 Ate 9

learn-seven-ate-nine-1 =
    .title = Wszyscy naraz
    .text = Tu nikt nie czeka na swoją kolej. Dobieraj karty ze swojego stosu, po jednej i ile chcesz, i kładź na środku to, co pasuje.
learn-seven-ate-nine-2 =
    .title = Co pasuje
    .text = Karta na środku ma liczbę i krok: zielona ±1, niebieska ±2, czerwona ±3. Dodaj krok albo go odejmij. Te dwie liczby pasują, w każdym kolorze.
learn-seven-ate-nine-3 =
    .title = W kółko
    .text = Powyżej 10 i poniżej 1 nie ma nic: wtedy odejmujesz 10 albo dodajesz 10. Z 12 robi się więc 2, a z −1 robi się 9.
learn-seven-ate-nine-4 =
    .title = Zostaje najszybsza karta
    .text = Dwie osoby kładą w tej samej chwili? Zostaje karta, która była pierwsza, druga wraca na rękę. Liczy się to, co teraz leży.
learn-seven-ate-nine-5 =
    .title = Pudło
    .text = Karta, która nie pasuje, wraca, a ty przez sekundę nie możesz kłaść. Jeśli nikt nie ma już ruchu, stół tasuje na nowo i odlicza.
learn-seven-ate-nine-6 =
    .title = Ostatnia karta
    .text = Twoja ostatnia karta pasuje zawsze, cokolwiek na niej jest. Kładziesz ją zakrytą i wygrywasz!

## Co się mówi i pokazuje na obrazkach

learn-scene =
    .low = Coś niskiego w żółtym!
    .row = Zostawcie mi dolny rząd!
    .number = Mam 3!
    .one-second = jedna sekunda

## Pierwsza gra z przewodnikiem

guide =
    .title = Pierwsza gra z przewodnikiem
    .step = Krok { $step } z { $count }
    .well-done = Brawo, umiesz już grać!
    .meant = Tak też wolno. Chodziło jednak o coś innego: cofnij to i spróbuj jeszcze raz albo graj dalej po swojemu.
    .left = To był twój własny pomysł i na nim lekcja się kończy. Graj dalej po swojemu albo zacznij lekcję od nowa.
    .take-back = Cofnij
    .begin = Zacznij od nowa
    .free = Graj dalej
    .end = Zakończ lekcję
    .bots = Gra z botami
    .friends = Gra z przyjaciółmi
