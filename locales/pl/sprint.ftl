### Sprint: pozycje z wyścigu, jak najszybciej.

sprint =
    .title = Dwuminutowy sprint
    .about = Na środku leży karta, a ty masz kilka na ręce. Połóż pasującą i od razu przychodzi następna pozycja. Ile zdążysz w dwie minuty? Karta, która nie pasuje, kosztuje { $seconds } s.
    .start = Start!
    .again = Jeszcze raz
    .calm = Poćwicz bez pośpiechu
    .home = Do gier
    .stop = Przerwij
    .left = Pozostały czas
    .laid = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
    .misses = { $count ->
        [0] Ani jednego pudła!
        [one] 1 pudło
        [few] { $count } pudła
       *[many] { $count } pudeł
    }
    .over = { $count ->
        [one] Koniec czasu: 1 karta
        [few] Koniec czasu: { $count } karty
       *[many] Koniec czasu: { $count } kart
    }
    .best = Twój rekord w tej przeglądarce: { $count }
    .new-best = Twój nowy rekord w tej przeglądarce!
    .slowest = Co trwało najdłużej
    .seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
