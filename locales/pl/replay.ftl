### Oglądanie zapisanej gry. Te słowa stoją przed dwukropkiem albo nad kolumną.

replay-row-ascending = Rząd rosnący
replay-row-descending = Rząd malejący
replay-own-row = Własny rząd
replay-middle = Środek
replay-halts = Przerwy
replay-pile = Stos dobierania
replay-stack = Stos
replay-hand = Ręka
replay-turn = Kolej na
replay-vote = Kto ma zacząć
replay-round = Runda
replay-tokens = Żetony
replay-winners = Wygrywa
replay-cards-left = Pozostałe karty
replay-deal = Rozdanie
replay-running = Gra jeszcze trwa.

## Całe zwroty

replay-seat-number = Miejsce { $seat }
replay-as-seen = Tak to widzi { $name }
replay-nobody = nikt

## Czego nie da się pokazać

replay-refused = { $file }, wiersz { $line }: { $reason }
    .move = { $file }, wiersz { $line }, ruch { $move }: { $reason }
    .letters = { $file }, wiersz { $line }: niepoprawny UTF-8.
replay-no-file = Nie ma tu pliku „{ $file }”.
    .unreadable = Nie można odczytać pliku „{ $file }”: { $reason }.
    .missing = Który zapis?
    .example = Na próbę: `{ $command }`
replay-no-entry = W tym zapisie nie ma wpisu { $number }. Są od 0 (rozdanie) do { $total }.
replay-no-seat = W tej grze nie ma miejsca { $seat }. Są od 0 do { $last }.
