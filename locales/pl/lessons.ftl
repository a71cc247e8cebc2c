### Pierwsze gry z przewodnikiem: w każdym kroku co zrobić i po co (say) oraz co się potem stało (done).

## The Game: Quick & Easy

lesson-quick-easy-1 =
    .say = Cześć! Gramy razem, w jednej drużynie. Najpierw ustalmy, kto zaczyna. Masz dość niską i dość wysoką kartę, to dobre na początek. Powiedz, że zaczynasz!
    .done = Mówię to samo, więc ustalone: zaczynasz.
lesson-quick-easy-2 =
    .say = W jednym rzędzie liczby rosną. Twoja niebieska 3 jest niska, więc nad nią zostaje dużo miejsca. Połóż ją w rzędzie rosnącym.
    .done = Już leży. Od teraz pasuje tam wszystko, co jest wyższe niż 3.
lesson-quick-easy-3 =
    .say = Możesz położyć jeszcze jedną kartę. W drugim rzędzie liczby maleją, więc dobrze zacząć od wysokiej. Połóż fioletową 8 w rzędzie malejącym.
    .done = Dobra robota. Teraz pasuje tam wszystko, co jest niższe niż 8.
lesson-quick-easy-4 =
    .say = Dwie karty w jednej turze to najwięcej, ile wolno. Zakończ ją, a dobierzesz znów do dwóch.
    .done = Masz dwie nowe karty: żółtą 3 i czerwoną 2. Teraz moja kolej.
lesson-quick-easy-5 =
    .say = Popatrz, co robię.
    .done = W rzędzie rosnącym leży teraz moja żółta 7. Jedna karta mi wystarczy: zawsze wolno położyć tylko jedną.
lesson-quick-easy-6 =
    .say = Posłuchaj, zaraz ci coś powiem.
    .done = Mówię ci, że w rzędzie malejącym mogę zrobić cofnięcie. To znaczy: proszę, zostaw mi ten rząd!
lesson-quick-easy-7 =
    .say = Teraz ty mi coś powiedz. Liczby są zakazane, ale kolory wolno, „niska” i „wysoka” też. Powiedz, że masz niską żółtą kartę.
    .done = Jasne, coś niskiego w żółtym. Tak możesz mówić, kiedy tylko chcesz. To połowa zabawy.
lesson-quick-easy-8 =
    .say = Zobaczmy, czego nie wolno. Na wierzchu rzędu rosnącego leży 7. Spróbuj położyć na niej czerwoną 2.
    .done = Karta wraca: 2 nie jest wyższe niż 7, a czerwony to nie żółty. Próba nic nie kosztuje.
lesson-quick-easy-9 =
    .say = A teraz cofnięcie! Karta w kolorze tej na wierzchu pasuje zawsze, bez względu na liczbę. Połóż żółtą 3 na żółtej 7.
    .done = Hura! Rząd cofa się z 7 na 3. To mnóstwo miejsca na nasze następne karty.
lesson-quick-easy-10 =
    .say = Czerwoną 2 zachowaj na później. Zakończ turę, dobierz i popatrz na moją sztuczkę.
    .done = Wiesz już wszystko: połóż jedną kartę lub dwie, rozmawiaj, dobierz. Gdy na stole leży wszystkie 50 kart, wygrywamy. Graj dalej, jak chcesz, a ja z tobą!

## The Game: Face to Face

lesson-face-to-face-1 =
    .say = To jest pojedynek. Masz dwa własne rzędy. W rosnącym każda karta musi być wyższa od poprzedniej. Najlepsze są małe kroki: połóż tam swoją 6.
    .done = Twój rząd doszedł do 6. Wyżej jest jeszcze dużo miejsca.
lesson-face-to-face-2 =
    .say = Czy można skończyć po jednej karcie? Spróbuj zakończyć turę.
    .done = Nie: w turze trzeba położyć co najmniej dwie karty. Więcej też wolno.
lesson-face-to-face-3 =
    .say = W twoim rzędzie malejącym każda karta musi być niższa od poprzedniej. Zaczyna się od 60, więc 56 to tylko mały krok. Połóż ją tam.
    .done = To już dwie karty. Teraz wolno ci skończyć.
lesson-face-to-face-4 =
    .say = Zakończ turę. Kto kładzie tylko u siebie, dobiera dwie karty.
    .done = Dwie nowe karty, więc znów masz sześć. Moja kolej.
lesson-face-to-face-5 =
    .say = Popatrz na moje rzędy po drugiej stronie.
    .done = W moich rzędach leżą teraz 11 i 56. Znowu twoja kolej.
lesson-face-to-face-6 =
    .say = Teraz coś sprytnego. Połóż 35 w swoim rzędzie rosnącym. Wygląda to na ogromny skok, ale poczekaj!
    .done = Z 6 aż na 35. A teraz poszukaj karty dokładnie o dziesięć niższej.
lesson-face-to-face-7 =
    .say = Cofnięcie: karta dokładnie o 10 niższa od tej na wierzchu też pasuje. Połóż 25 na 35.
    .done = Dziesięć kroków w tył i o jedną kartę mniej na ręce!
lesson-face-to-face-8 =
    .say = Możesz to robić, ile razy się da. Połóż 15 na 25.
    .done = Trzy karty, a twój rząd jest dopiero przy 15. Świetny ruch!
lesson-face-to-face-9 =
    .say = Raz na turę możesz położyć jedną kartę w moich rzędach. Ma mi pomóc: musi być niższa niż wierzch mojego rzędu rosnącego, czyli 11. Połóż tam 8.
    .done = Dzięki! Mój rząd cofa się z 11 na 8. A ty zaraz coś za to dostaniesz.
lesson-face-to-face-10 =
    .say = Zostały ci tylko dwie karty. Ale to była pomoc, więc dobierasz, aż będziesz mieć sześć. Zakończ turę!
    .done = Cztery nowe karty naraz: po to się pomaga. Wygrywa, kto pierwszy położy wszystkie 58 kart. Graj dalej, teraz to twoja gra!

## 7 Ate 9

lesson-seven-ate-nine-1 =
    .say = Tu nikt nie czeka na swoją kolej: gramy wszyscy naraz. Twoje karty leżą w twoim stosie. Dobierz pierwszą!
    .done = Czerwona 7. Twoja ręka może urosnąć, ile zechcesz.
lesson-seven-ate-nine-2 =
    .say = Dobieraj, ile razy chcesz, zawsze po jednej karcie. Weź jeszcze jedną.
    .done = Masz teraz 7 i 9. Zobaczmy, która z nich pasuje.
lesson-seven-ate-nine-3 =
    .say = Zielona 6 na środku ma ±1. Pasuje więc 7, bo 6 + 1 = 7, i pasuje 5. Połóż swoją 7!
    .done = Zgadza się! Teraz liczy się twoja czerwona 7. Czerwony to ±3, więc potrzebna jest 10 albo 4.
lesson-seven-ate-nine-4 =
    .say = Nie masz ani jednej, ani drugiej. Popatrz chwilę na mnie, dzisiaj gram powoli.
    .done = Kładę zieloną 10, bo 7 + 3 = 10. W prawdziwej grze trzeba być szybciej niż inni.
lesson-seven-ate-nine-5 =
    .say = Dobierz jeszcze jedną kartę.
    .done = Czerwona 2. Czy pasuje na zieloną 10?
lesson-seven-ate-nine-6 =
    .say = Sprawdźmy, co się stanie, gdy karta nie pasuje. Mimo to połóż swoją 2!
    .done = Karta wraca, a ty przez sekundę nie możesz nic położyć. Warto więc najpierw policzyć.
lesson-seven-ate-nine-7 =
    .say = Krok możesz też odjąć. Na zielonej 10: 10 − 1 = 9. Połóż swoją 9!
    .done = Bardzo dobrze. Na czerwonej 9 potrzebne jest teraz 9 + 3 albo 9 − 3.
lesson-seven-ate-nine-8 =
    .say = 9 + 3 = 12, ale 12 nie ma. Liczby chodzą w kółko: powyżej 10 odejmujesz 10. Wychodzi 2. Połóż swoją 2!
    .done = Przed chwilą nie pasowała, a teraz pasuje!
lesson-seven-ate-nine-9 =
    .say = Nie masz już nic na ręce. Dobierz nową kartę.
    .done = Czerwona 9. Na środku leży czerwona 2: 2 + 3 = 5. A 2 − 3?
lesson-seven-ate-nine-10 =
    .say = 2 − 3 to mniej niż 1, więc dodajesz 10: wychodzi 9. Połóż swoją 9!
    .done = Doskonale! Twoja ostatnia karta pasuje na wszystko i nią wygrywasz. Graj dalej, tylko szybko: teraz gram na serio!
