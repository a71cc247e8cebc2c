### Strony w przeglądarce. To, co mówią o zasadach, stołach i odmowach, jest w pozostałych plikach.

site =
    .name = Backtrick

## Strona główna

home =
    .title = Trzy gry pełne liczb
    .line = Na wieczór z przyjaciółmi, gdziekolwiek są.

languages = Język
    .en = English
    .de = Deutsch
    .pl = Polski

nameless = Usunięty gość
program-name = { $name } (program)
privacy-link = Prywatność

## Karty, tak jak się je czyta na głos, i nazwy kolorów, tak jak są na nich wydrukowane

card =
    .back = zakryta karta
    .red = czerwona { $value }
    .blue = niebieska { $value }
    .green = zielona { $value }
    .yellow = żółta { $value }
    .purple = fioletowa { $value }
    .gold = złota { $value }
    .silver = srebrna { $value }

ink =
    .red = czerwony
    .blue = niebieski
    .green = zielony
    .yellow = żółty
    .purple = fioletowy
    .gold = złoty
    .silver = srebrny

## Kiedy coś nie działa

missing =
    .title = Tu nic nie ma
    .text = Link może być niepełny. Spróbuj od strony głównej.
    .home = Na stronę główną

offline =
    .title = Brak połączenia.
    .text = Możesz czytać zasady i swoją stronę w ostatnim stanie. Do gry potrzebne jest połączenie.

trouble =
    .title = Nie udało się wczytać tej strony
    .again = Spróbuj jeszcze raz

net-unreachable = Nie można połączyć się z serwerem. Czy masz internet?
net-no-cookies = Twoja przeglądarka blokuje ciasteczka (cookies) tej strony, więc cię nie rozpoznamy. Zezwól na nie i spróbuj jeszcze raz.

## Drobiazgi

dialog =
    .close = Zamknij

notice =
    .all = Powiadomienia
    .dismiss = Ukryj to powiadomienie
