# Co trener mówi o skończonej grze, w przeglądarce.

review =
    .title = Analiza
    .soon = Trener przygląda się grze…
    .waiting = Trener ogląda najpierw inne gry.
    .running = Trener przygląda się grze, tura { NUMBER($judged) } z { NUMBER($turns) }.
    .ready = Analiza jest gotowa.
    .chart = Szansa na wygraną w trakcie gry
    .chart-of = Szansa na wygraną w trakcie gry: { $name }
    .turn = Tura { NUMBER($number) } · { $name }
    .played = Zagrano
    .best = Lepiej
    .loss = { $mark }, strata { NUMBER($points) } pkt
    .fine = Trener nie znalazł nic lepszego.
    .small = Trener znalazł coś minimalnie lepszego.
    .forced = Nie było wyboru.
    .show = Pokaż
    .shown = Tak nie zagrano: to lepsza tura, przy kartach, które widzi { $name }.
    .pretended = Lepiej, ale nie zagrano
    .back = Wróć do gry
    .marks = Błędy
    .unmarked = Nie było błędu, którego trener jest pewien.
    .previous = Poprzedni błąd
    .next = Następny błąd
    .go = Tura { NUMBER($number) }, { $name }: { $mark }, { NUMBER($points) } pkt
    .turns = Wszystkie tury
    .figures = Liczby wszystkich graczy, a obok boty
    .between = Sądząc po tej jednej grze, to wynik między „{ $worse }” a „{ $better }”.
    .less = Sądząc po tej jednej grze, to mniej niż „{ $worse }”.
    .more = Sądząc po tej jednej grze, to więcej niż „{ $better }”.
    .how = Każda tura jest oceniana według tego, co można było wtedy wiedzieć. Podana szansa zakłada, że dalej grają mistrzowie.
    .puzzles = Zagadki z innych gier

# „We” to drużyna, w której się gra, „you” to sama osoba.
story-start = { $who ->
    [we] Na początku macie { $chance } szans.
    [you] Na początku masz { $chance } szans.
    [team] Na początku drużyna ma { $chance } szans.
   *[other] Na początku { $name } ma { $chance } szans.
}
story-luck =
    .took = Pech zabiera { NUMBER($points) } pkt.
    .gave = Szczęście dodaje { NUMBER($points) } pkt.
    .even = Szczęście i pech się równoważą.
story-given = { $who ->
    [we] Na błędach tracicie { NUMBER($points) } pkt, najwięcej w turze { NUMBER($number) }.
    [you] Na błędach tracisz { NUMBER($points) } pkt, najwięcej w turze { NUMBER($number) }.
    [team] Na błędach drużyna traci { NUMBER($points) } pkt, najwięcej w turze { NUMBER($number) }.
   *[other] Na błędach { $name } traci { NUMBER($points) } pkt, najwięcej w turze { NUMBER($number) }.
}
story-other = { $name } traci { NUMBER($points) } pkt.
story-nothing = { $who ->
    [we] Nic nie tracicie na błędach.
    [you] Nic nie tracisz na błędach.
    [team] Drużyna nic nie traci na błędach.
   *[other] { $name } nic nie traci na błędach.
}
story-conceded = Gra poddana przy szansach { $chance }.
story-race = { $who ->
    [you] Pasującą kartę wykładasz średnio po { NUMBER($seconds, maximumFractionDigits: 1) }{"\u00A0"}s.
   *[other] { $name } wykłada pasującą kartę średnio po { NUMBER($seconds, maximumFractionDigits: 1) }{"\u00A0"}s.
} { $missed ->
    [0] Bez pomyłek.
   *[other] Pomyłki: { NUMBER($missed) }.
}

# Nauka na błędach: oznaczone tury można zagrać jeszcze raz.
practice =
    .title = Ucz się na swoich błędach
    .title-of = Ucz się na błędach: { $name }
    .place = { NUMBER($number) } z { NUMBER($count) }
    .task = Tura { NUMBER($number) } kosztowała { $points ->
        [one] jeden punkt
        [few] { NUMBER($points) } punkty
       *[other] { NUMBER($points) } punktów
    }. Znajdź lepszą.
    .judging = Trener patrzy na twoją turę…
    .right = Dobrze! Lepiej się nie da.
    .good = Dobrze! Dużo lepiej się nie da.
    .wrong = Jeszcze nie: to kosztuje { $points ->
        [one] jeden punkt
        [few] { NUMBER($points) } punkty
       *[other] { NUMBER($points) } punktów
    }.
    .shown = To była najlepsza tura.
    .tried = Twoja
    .best = Najlepsza
    .played = W grze
    .tempting = Kusząca
    .again = Spróbuj jeszcze raz
    .solution = Pokaż rozwiązanie
    .next = Następny błąd
    .finish = Podsumowanie
    .leave = Wróć do analizy
    .restart = Od początku
practice-summary =
    .found = { $count ->
        [one] Jeden błąd naprawiony od razu.
        [few] { NUMBER($count) } błędy naprawione od razu.
       *[other] { NUMBER($count) } błędów naprawionych od razu.
    }
    .later = { $count ->
        [one] Jeden naprawiony po kilku próbach.
        [few] { NUMBER($count) } naprawione po kilku próbach.
       *[other] { NUMBER($count) } naprawionych po kilku próbach.
    }
    .shown = { $count ->
        [one] Jedno rozwiązanie pokazane.
        [few] { NUMBER($count) } rozwiązania pokazane.
       *[other] { NUMBER($count) } rozwiązań pokazanych.
    }
