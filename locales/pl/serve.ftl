### Serwer: co mówi na początku i na końcu i co mu przeszkadza.

serve-here = Backtrick działa. Na tym komputerze znajdziesz go pod adresem { $address }
serve-elsewhere = Inni w twojej sieci znajdą go pod adresem { $address }
serve-kept = Gry są przechowywane w { $place }
serve-how-to-end = Ctrl-C kończy pracę. Rozpoczęte gry potoczą się dalej po ponownym uruchomieniu.
serve-more = `{ $command }` pokaże, co jeszcze tu jest.
serve-ended = Backtrick zakończył pracę. Wszystkie gry są zapisane.

## Co mu przeszkadza

serve-bad-setting = { $where } nie może mieć wartości „{ $given }”; dozwolone: { $allowed }.
serve-no-port = Backtrick nie może nasłuchiwać na { $where }: robi to już inny program albo nie wolno. Pomoże inny port, np. --port 0.
serve-no-address = Backtrick nie może nasłuchiwać na { $where }: { $reason }.
serve-no-database = Nie da się użyć bazy danych. { $reason }

## Strona, dopóki nie ma takiej do grania

serve-page =
    .title = Backtrick działa
    .body = Strona do grania nie została tu zbudowana. Programy i tak mogą siadać do stołów.
