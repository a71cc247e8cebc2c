### Co komuś poszło w grze lepiej niż kiedykolwiek, pod wynikiem.

bests =
    .title = Tak dobrze jeszcze nie było
    .first-win = Twoje pierwsze zwycięstwo w tej grze!
    .time = Twój nowy rekord: { $value }. Dotąd: { $before }.
    .cards = { $value ->
        [0] Wszystkie karty wyłożone: twój najlepszy wynik. Dotąd: { $before }.
        [one] Została tylko jedna karta: twój najlepszy wynik. Dotąd: { $before }.
        [few] Zostały tylko { $value } karty: twój najlepszy wynik. Dotąd: { $before }.
       *[many] Zostało tylko { $value } kart: twój najlepszy wynik. Dotąd: { $before }.
    }
    .streak = Zwycięstwa z rzędu: { $value }. To twoja najdłuższa seria!
    .page = Moja strona
