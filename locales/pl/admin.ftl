### `backtrick admin`: opieka nad działającym serwerem.

admin-done = Gotowe.
admin-nothing = Niczego nie znaleziono.
admin-yes = tak
admin-sound = Baza danych jest w porządku: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
}, { $events ->
    [one] { $events } zdarzenie
    [few] { $events } zdarzenia
   *[other] { $events } zdarzeń
}.
admin-damaged = Baza danych jest uszkodzona ({ $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
}, { $events ->
    [one] { $events } nienaruszone zdarzenie
    [few] { $events } nienaruszone zdarzenia
   *[other] { $events } nienaruszonych zdarzeń
}):
admin-column =
    .id = Gość
    .name = Imię
    .language = Język
    .created = Od
    .connections = Połączenia
    .banned = Blokada
    .kind = Rodzaj
    .target = Cel
    .made = Od
    .until = Do
    .reason = Powód
    .table = Stół
    .game = Gra
    .options = Opcje
    .phase = Faza
    .listed = Na liście
    .host = Gospodarz
    .free-seats = Wolne miejsca
    .updated = Zmiana

## Błędy

admin-no-server = Pod { $path } nie odpowiada żaden serwer. Czy działa z tą bazą danych i na twoim koncie?
admin-no-such-guest = Nie ma takiego gościa.
admin-no-such-table = Nie ma takiego stołu.
admin-no-such-ban = Nie ma takiej blokady.
admin-bad-target = Tego nie można zablokować.
admin-bad-time = „{ $given }” to nie okres czasu. Napisz 30m, 12h albo 7d.
