### 7 Ate 9, opowiedziane własnymi słowami.

seven-ate-nine = 7 Ate 9
    .line = Wszyscy naraz: plus albo minus, a na stole zostaje najszybsza karta.
    .time = od 5 do 10 minut
    .age = od 8 lat

seven-ate-nine-rules =
    .goal =
        Tu nikt nie czeka na swoją kolej: gracie wszyscy naraz. Pozbądź się kart szybciej niż inni.
        Przyda się bystre oko i odrobina liczenia w pamięci.
    .cards =
        - 73 karty. Każda ma wartość od 1 do 10 i krok: zielone ±1, niebieskie ±2, czerwone ±3.
        - 12 żetonów, ale tylko wtedy, gdy gracie cały mecz.
    .setup =
        Potasujcie karty. Jedną odkryjcie na środku, a 72 rozdajcie, każdemu tyle samo. To jest twój
        stos: leży przed tobą zakryty i nie wolno do niego zaglądać!
    .turn =
        Do biegu, gotowi, start! Od tej chwili każdy robi, co może, i jak najszybciej:

        - Weź do ręki kartę z wierzchu swojego stosu, kiedy tylko chcesz. Zawsze po jednej, ale ręka
          może urosnąć, ile zechce.
        - Gdy tylko masz pasującą kartę, połóż ją na środku i zawołaj jej wartość. Teraz liczy się
          ta nowa.
        - Kilka osób wpadło na to samo? Zostaje najszybsza karta. Inne wracają tam, skąd przyszły.
        - Jeśli starczy ci refleksu, połóż kilka kart z rzędu. Na nikogo nie trzeba czekać.
    .fits =
        Spójrz na kartę na środku. Weź jej wartość i dodaj jej krok albo go odejmij. Wychodzą dwie
        wartości i właśnie one pasują.

        Na przykład na niebieskiej 5: 5 + 2 = 7 oraz 5 − 2 = 3. Pasuje więc każda 7 i każda 3. Krok
        na twojej karcie jeszcze się nie liczy. Przyda się dopiero przy następnej.
    .trick =
        Liczby chodzą w kółko: po 10 jest znowu 1. Wychodzi ponad 10? Odejmij 10. Wychodzi poniżej
        1? Dodaj 10.

        - Na niebieskiej 10: 10 + 2 = 12, czyli 2. Oraz 10 − 2 = 8.
        - Na czerwonej 2: 2 − 3 = −1, czyli 9. Oraz 2 + 3 = 5.
    .drawing =
        Dobierasz tylko z własnego stosu. Gdy jest pusty, grasz dalej tym, co masz na ręce.

        Bywa, że wszystkie stosy są puste i nikt nie ma nic pasującego. Wtedy robicie krótką
        przerwę. Twoja ręka staje się twoim nowym stosem. Karty ze środka trzeba potasować i jedną
        odkryć. I gracie dalej!
    .talk =
        Przy każdej karcie, którą kładziesz, powiedz głośno jej wartość. Na więcej i tak prawie nie
        ma czasu.
    .end =
        Została ci tylko jedna karta, na ręce i w stosie razem? Nie trzeba już nic liczyć: połóż ją
        zakrytą na środku. Wygrywasz!
    .example =
        Na środku leży niebieska 10, więc potrzebna jest 2 albo 8.

        - Ida kładzie czerwoną 2 i woła „dwa!”. Teraz potrzebna jest 5 albo 9.
        - Tomek ma zieloną 9: „dziewięć!” Na nią pasuje 10 albo 8.
        - Ida kładzie 8, a Tomek 10, prawie w tej samej chwili. Ida była szybsza. Tomek zabiera
          swoją 10 z powrotem.
        - Bartek nic jeszcze nie znalazł. Bierze ze stosu kartę za kartą, ciągle po jednej.
    .variants =
        Można je ze sobą łączyć; w pojedynkę do wyboru jest tylko `no_wrap`. Domyślnie nie ma
        żadnego z nich: dwie osoby i każdy wariant na `no` (`handicap=1`, `children=none`).

        - Tylko od 1 do 10 (`no_wrap=yes`): wyniki powyżej 10 i poniżej 1 po prostu się nie liczą.
          Łatwiej dla tych, którzy dopiero uczą się rachować.
        - We własnym tempie (`own_pace=yes`): każde dziecko ma obok stosu swój własny rząd. Nikt
          inny tam nie kładzie, więc nic nie znika pod inną kartą, kiedy dziecko jeszcze liczy. Na
          środku może kłaść tak samo jak reszta. Które miejsca to dzieci, podajecie w `children`, na
          przykład `children=0,2`.
        - Fory (`handicap=2` albo `handicap=3`): dorośli dostają dwa albo trzy razy tyle kart co
          dzieci. Także tutaj `children` mówi, kto jest dzieckiem.
        - W pojedynkę (`players=1`): ty i stoper. Jak szybko znikną wszystkie twoje karty? Dla
          młodszych dodajcie `no_wrap=yes`.
        - Mecz (`match=yes`): za wygraną rundę jest żeton. Trzy żetony wygrywają mecz.
    .rulings =
        - Te 73 karty to: każda z 30 możliwych dwa razy, a do tego po jednej więcej zielonych od 1
          do 4, niebieskich od 5 do 8 oraz czerwonych 1, 2, 3, 9 i 10. Razem 24 zielone, 24
          niebieskie i 25 czerwonych.
        - Karta, która nie pasuje, wraca ci do ręki i przez sekundę nie możesz kłaść. Kładzenie na
          oślep nie może się opłacać. Liczbę sekund ustawia `miss_penalty`: domyślnie 1, a 0
          wyłącza czekanie.
        - Ktoś cię tylko wyprzedził? Karta też wraca, ale czekać nie musisz.
        - Gdy nikt nic nie może zrobić, stół sam to zauważa. Mówi wam o tym, tasuje także nowe stosy
          i odlicza do wznowienia.
        - Własny rząd dziecka może się zacząć od każdej karty. Dopóki coś tam pasuje, nie ma
          przerwy. Ostatnia karta i tak idzie na środek.
        - Przy forach rozdaje się tyle kart, ile da się równo podzielić. Reszta zostaje w pudełku.
        - Jeśli żadna karta ze środka nikomu by nie pomogła, wtasowuje się też własne rzędy dzieci,
          a te zaczynają się od nowa.
    .notation =
        - `draw` bierze kartę z wierzchu własnego stosu.
        - `g7` to zielona 7 na środku, `g7~` to ta sama karta we własnym rzędzie.
        - Ostatnią kartę, zakrytą na środku, zapisuje się jak każdą inną.
        - Kolory to `g` zielony (±1), `b` niebieski (±2) i `r` czerwony (±3).

seven-ate-nine-options =
    .no_wrap = Tylko od 1 do 10
    .no_wrap-hint = Wyniki powyżej 10 i poniżej 1 się nie liczą. Łatwiej na początek.
    .own_pace = We własnym tempie
    .own_pace-hint = Każde dziecko ma swój własny rząd. Zaznacz niżej, kto jest dzieckiem.
    .handicap = Fory dla dzieci
    .handicap-1 = bez forów
    .handicap-2 = dorośli: dwa razy tyle kart
    .handicap-3 = dorośli: trzy razy tyle kart
    .children = Kto jest dzieckiem
    .children-none = nikt
    .children-hint = Wybierz do tego fory albo własne tempo.
    .children-me = jako dziecko
    .children-others = { $count ->
        [one] z jeszcze jednym dzieckiem
       *[other] inne dzieci: { $count }
    }
    .children-with = { $count ->
        [one] z jednym dzieckiem
       *[other] dzieci: { $count }
    }
    .match = Mecz
    .match-hint = Za wygraną rundę jest żeton. Trzy żetony wygrywają mecz.
    .miss_penalty = Ile sekund przerwy po pudle
