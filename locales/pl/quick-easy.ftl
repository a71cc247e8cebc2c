### The Game: Szybko & Łatwo, opowiedziane własnymi słowami.

quick-easy = The Game: Szybko & Łatwo
    .line = Jedna drużyna, dwa rzędy, pięćdziesiąt kart – i ani jednej liczby na głos.
    .time = około 10 minut
    .age = od 8 lat

quick-easy-rules =
    .goal =
        Gracie razem, a waszym przeciwnikiem są karty. Na środku stołu powstają dwa rzędy. W jednym
        liczby pną się w górę, w drugim schodzą w dół. Czy uda się wam pozbyć całej pięćdziesiątki,
        zanim ktoś utknie?

        Nikt nie zna cudzych kart. Dlatego liczą się dobre podpowiedzi.
    .cards =
        - 50 kart z liczbami od 1 do 10: czerwone, niebieskie, zielone, żółte i fioletowe.
        - 2 karty rzędów. Pokazują, gdzie leżą rzędy: malejący wyżej, rosnący niżej.
    .setup =
        Połóżcie karty rzędów na środku, jedną nad drugą. Potasujcie liczby. Każdy bierze po dwie, a
        reszta to stos dobierania. Leży zakryty.

        Obejrzyj swoje dwie karty i nikomu ich nie pokazuj. Potem się naradźcie: kto ma coś dobrego
        na początek? Wspólnie wybieracie, kto zaczyna. Dalej gracie po kolei, zgodnie z ruchem
        wskazówek zegara.
    .turn =
        W swojej turze połóż jedną kartę albo dwie, jak wolisz. Dwie mogą trafić do tego samego
        rzędu albo do każdego rzędu po jednej. Kładź je po kolei. Potem dobierz i oddaj kolej
        następnej osobie.

        Nowa karta zakrywa poprzednią. W każdym rzędzie widać tylko tę na wierzchu.
    .fits =
        - Rząd rosnący: twoja karta jest wyższa niż ta na wierzchu.
        - Rząd malejący: twoja karta jest niższa niż ta na wierzchu.

        Jak duży zrobisz skok, to twoja sprawa. Ale uwaga: duże skoki zabierają miejsce, którego
        potem wam zabraknie. Taka sama liczba nie jest ani wyższa, ani niższa, więc nie pasuje.

        Pusty rząd przyjmie każdą kartę, bo karta rzędu nie ma ani liczby, ani koloru.
    .trick =
        Ta sztuczka to cofnięcie. Jeśli twoja karta ma ten sam kolor co karta na wierzchu, pasuje
        zawsze, bez względu na liczbę. Rząd, który był już prawie na końcu, może dzięki temu
        odskoczyć daleko do tyłu.

        Cofnięcie działa też na twojej własnej karcie z tej samej tury. Masz dwie karty jednego
        koloru? Pierwszą połóż według liczby, a drugą na nią, sztuczką.
    .drawing =
        Na koniec tury uzupełnij rękę do dwóch kart. Gdy stos dobierania się skończy, nikt już
        nie dobiera. Gracie po prostu tym, co macie.
    .talk =
        Rozmawiajcie, ile chcecie i kiedy chcecie. To połowa zabawy! Jakie masz kolory, czy twoje
        karty są raczej wysokie, czy niskie, kto i gdzie powinien położyć: o tym wszystkim można
        mówić. Jedno jest zakazane: liczby. Nie mów ich głośno i nie dawaj wskazówek, z których
        można liczbę wyliczyć.

        - Wolno: „Mam coś dość niskiego w zielonym”. „Zostawcie mi górny rząd!” „Na dole mogę zrobić
          cofnięcie”. „Mogę położyć obie”.
        - Nie wolno: „Mam czwórkę”. „Moja jest dokładnie o jeden niższa od tej na wierzchu”.
    .end =
        - Wygrywacie wszyscy, kiedy na stole leży cała pięćdziesiątka.
        - Przegrywacie od razu, kiedy ktoś jest przy ruchu, ma karty i żadna z nich nie pasuje.

        Policzcie wtedy, ile kart zostało na rękach i w stosie dobierania. Im mniej, tym lepiej:
        będzie rekord do pobicia.
    .example =
        Zaczynają Maja, Leon i Zosia. Oba rzędy są jeszcze puste.

        - Maja kładzie zieloną 9 w rzędzie malejącym i dobiera kartę.
        - Leon kładzie dwie: niebieską 2 w rzędzie rosnącym i żółtą 6 w malejącym, bo 6 to mniej niż
          9. Dobiera dwie karty.
        - Zosia ma żółtą 8. Do rzędu malejącego jest za wysoka, ale na wierzchu też leży żółta, więc
          Zosia robi cofnięcie! Rząd wraca z 6 na 8.
        - Maja ma czerwoną 8 i fioletową 4. Ósemka na ósemkę nie pasuje, a w rzędzie rosnącym byłaby
          ogromnym skokiem, bo leży tam 2. Maja kładzie więc tam fioletową 4 i wszyscy oddychają z
          ulgą.
    .variants =
        - Dla zawodowców (`variant=pro`): jedna karta w turze, ani mniej, ani więcej. I mówić
          wolno o wiele mniej: jakie masz kolory, na który rząd masz ochotę i gdzie możesz zrobić
          cofnięcie. Nic poza tym. O tym, czy karta jest wysoka, czy niska, też ani słowa. Domyślna
          jest zwykła gra (`variant=normal`).
        - Kto zaczyna (`starter`): `agree` znaczy, że dogadujecie się sami, i tak jest domyślnie.
          Przy `random` rozstrzyga los. Można też podać miejsce, które zacznie.
        - Odkryte rzędy (`open_rows=yes`): stół pokazuje wszystkie karty obu rzędów, nie tylko te na
          wierzchu. W sam raz na pierwszy raz. Domyślnie jest `no`.
    .rulings =
        - Piąty kolor musi się jakoś nazywać. U nas jest fioletowy.
        - Kto zaczyna: ktoś proponuje miejsce. Pozostali się zgadzają albo proponują inne. Gdy
          wszyscy mówią to samo, gra rusza. Boty dostosowują się do ludzi.
        - W czasie gry nie da się sprawdzić, które karty już leżą, chyba że gracie z odkrytymi
          rzędami. Po grze można obejrzeć wszystko.
        - Osobę, która nie ma już kart, pomijacie.
        - Wynik pokazuje, ile kart zostało, na rękach i w stosie dobierania razem.
        - To, ile kart chcesz położyć albo dobrać, nie zdradza żadnej karty. W zwykłej grze wolno o
          tym mówić.
    .notation =
        - `r7^` to czerwona 7 w rzędzie rosnącym, `r7v` to ta sama karta w rzędzie malejącym.
        - Kolory to `r` czerwony, `b` niebieski, `g` zielony, `y` żółty i `p` fioletowy.
        - `end` znaczy: to już wszystko, dobieram.
        - `start:2` znaczy: niech zacznie miejsce 2. Miejsca liczymy od 0.

quick-easy-options =
    .variant = Zasady
    .variant-normal = zwykłe
    .variant-pro = dla zawodowców
    .variant-hint = Dla zawodowców: jedna karta w turze i ani słowa o tym, co wysokie, a co niskie.
    .starter = Kto zaczyna
    .starter-agree = ustalacie sami
    .starter-random = decyduje los
    .starter-seat = { $name }
    .open_rows = Odkryte rzędy
    .open_rows-hint = Widać wszystkie karty obu rzędów. Miłe przy pierwszej grze.
