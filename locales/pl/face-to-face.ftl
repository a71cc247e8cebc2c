### The Game: Face to Face, opowiedziane własnymi słowami.

face-to-face = The Game: Face to Face
    .line = Pojedynek, w którym pomoc rywalowi opłaca się także tobie.
    .time = około 20 minut
    .age = od 8 lat

face-to-face-rules =
    .goal =
        To pojedynek. Każde z was ma własną talię i dwa własne rzędy. Pozbądź się swoich 58 liczb
        szybciej, niż zrobi to rywal.

        Cały dowcip w tym, że jedną kartę możesz położyć po drugiej stronie stołu. To pomoc dla
        rywala, ale w zamian twoja ręka znów robi się pełna.
    .cards =
        - 60 złotych kart dla jednej osoby i 60 srebrnych dla drugiej.
        - W każdym kolorze są liczby od 2 do 59, każda raz, i 2 karty rzędów. Rząd rosnący zaczyna
          się od 1, a malejący od 60.
    .setup =
        Rozłóż przed sobą swoje dwie karty rzędów. Porządnie potasuj swoje 58 liczb: to twój stos
        dobierania. Weź z niego sześć kart i nikomu ich nie pokazuj. O tym, kto zaczyna, rozstrzyga
        los. Dalej gracie na przemian.
    .turn =
        Połóż dwie karty lub więcej, po kolei. Masz dwie możliwości:

        - Wszystkie kładziesz w swoich dwóch rzędach, podzielone, jak ci się podoba.
        - Albo dokładnie jedną kładziesz w rzędzie rywala, a całą resztę u siebie. Czy ta jedna
          będzie na początku, na końcu, czy w środku tury, zależy od ciebie.

        Dwie karty to minimum, w każdej turze, aż do samego końca. Nowe karty zakrywają stare: w
        każdym rzędzie widać tylko tę na wierzchu.
    .fits =
        U siebie:

        - Rząd rosnący: twoja karta jest wyższa niż ta na wierzchu. Sama karta rzędu liczy się jak
          1.
        - Rząd malejący: twoja karta jest niższa niż ta na wierzchu. Sama karta rzędu liczy się jak
          60.
        - Skoki mogą być tak duże, jak chcesz.

        U rywala jest na odwrót, bo tam twoja karta ma pomagać:

        - Jego rząd rosnący: każda karta niższa niż ta na wierzchu.
        - Jego rząd malejący: każda karta wyższa niż ta na wierzchu.
        - Samej karty rzędu nie da się już poprawić, więc nic tam jeszcze nie pasuje.
    .trick =
        Ta sztuczka to cofnięcie o dziesięć, tylko w twoich własnych rzędach. Dokładnie o dziesięć:
        w rzędzie rosnącym kładziesz kartę o 10 niższą od tej na wierzchu, a w malejącym o 10
        wyższą.

        W jednej turze możesz to robić, ile razy się da, na zmianę ze zwykłymi kartami. U rywala
        sztuczka nie jest potrzebna. Tam każdy krok wstecz jest dobry.
    .drawing =
        - Wszystko u siebie? Dobierz dwie karty, obojętnie, czy kładziesz dwie, czy sześć.
        - Jedna u rywala? Dobieraj, aż będziesz mieć sześć kart.

        Jeśli w stosie dobierania jest za mało kart, weź tyle, ile zostało. Potem grasz bez
        dobierania, ale dalej po dwie karty lub więcej.
    .end =
        - Wygrywasz w chwili, gdy na stole leży ostatnia z twoich 58 kart.
        - Przegrywasz w chwili, gdy przychodzi twoja kolej, a dwóch kart położyć nie możesz.
    .example =
        Rząd rosnący Nory pokazuje 31, a jej malejący 44. Rząd rosnący Maksa pokazuje 16.

        - Nora kładzie 34 na 31. Potem robi cofnięcie: 24 na 34, dokładnie o 10 mniej. Na koniec
          kładzie 43 na 44. Wszystkie trzy są u niej, więc dobiera dwie.
        - Maks kładzie 19 i 22 w swoim rzędzie rosnącym. Potem swoją 15 kładzie na 24 Nory. Jej rząd
          jest teraz lepszy, a Maks uzupełnia rękę do sześciu kart.
        - Nora też się cieszy: jej rząd rosnący cofnął się do 15.
    .variants =
        - Kto zaczyna (`starter`): `random` to los, i tak jest domyślnie. Można też podać miejsce,
          które zacznie.
    .rulings =
        - Jeśli zaczynasz turę z jedną jedyną kartą i pustym stosem dobierania, przegrywasz.
          Jedna karta to nie dwie.
        - Po pierwszej karcie musi dać się położyć druga. Jeśli pierwsza na to nie pozwala, a masz
          lepszą, stół ci ją odda.
    .notation =
        - `27^` to 27 we własnym rzędzie rosnącym, `27v` we własnym malejącym.
        - Z `!` karta trafia do takiego samego rzędu rywala: `27^!` albo `27v!`.
        - `end` znaczy: to już wszystko, dobieram.

face-to-face-options =
    .starter = Kto zaczyna
    .starter-random = decyduje los
    .starter-seat = { $name }
