### Serwer: co mówi na początku i na końcu i co mu przeszkadza.

serve-here = Backtrick działa pod adresem { $address }
serve-elsewhere = Inni w twojej sieci mogą otworzyć { $address }
serve-kept = Gry są zapisywane w { $place }
serve-how-to-end = Ctrl-C kończy pracę. Rozpoczęte gry wrócą przy następnym uruchomieniu.
serve-more = Inne polecenia pokaże `{ $command }`.
serve-ended = Backtrick zakończył pracę. Wszystkie gry są zapisane.

## Co mu przeszkadza

serve-bad-setting = { $where } nie może mieć wartości „{ $given }”. Dozwolone: { $allowed }.
serve-bad-bots = Sprawdź --bots: { $problem }.
serve-no-port = Nie można użyć { $where }: port jest zajęty albo niedozwolony. Wybierz inny, np. --port 0.
serve-no-address = Nie można użyć { $where }: { $reason }.
serve-no-database = Nie da się użyć bazy danych. { $why } ({ $reason })
serve-database =
    .locked = Ktoś jej właśnie używa.
    .full = Na dysku nie ma już miejsca.
    .damaged = Jest uszkodzona albo to wcale nie baza danych.
    .read-only = Nie można w niej zapisywać.
    .unreachable = Nie można się z nią połączyć.
    .foreign = Należy do innego programu.
    .newer = Zmieniła ją nowsza wersja Backtricka.
    .failed = Coś poszło nie tak.

## Strona, dopóki nie ma takiej do grania

serve-page =
    .title = Backtrick działa
    .body = Strona do grania nie została tu zbudowana. Programy i tak mogą grać.
