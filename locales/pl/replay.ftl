### Oglądanie zapisanej gry. Te słowa stoją przed dwukropkiem albo nad kolumną.

replay-row-ascending = Rząd rosnący
replay-row-descending = Rząd malejący
replay-own-row = Własny rząd
replay-middle = Środek
replay-pile = Talia
replay-stack = Stos
replay-hand = Ręka
replay-turn = Kolej na
replay-word = Ma zacząć
replay-tokens = Żetony
replay-winners = Wygrana
replay-cards-left = Pozostałe karty
replay-deal = Rozdanie
replay-running = Gra jeszcze trwa.

## Całe zwroty

replay-seat-number = Miejsce { $seat }
replay-nobody = nikt

## Czego nie da się pokazać

replay-refused = { $file }, wiersz { $line }: { $reason }
    .move = { $file }, wiersz { $line }, ruch { $move }: { $reason }
    .letters = { $file }, wiersz { $line }: to nie jest tekst w UTF-8.
replay-no-file = Nie ma tu pliku „{ $file }”.
replay-no-move = W tej grze nie ma ruchu { $number }; są od 0 (po rozdaniu) do { $total }.
replay-no-seat = W tej grze nie ma miejsca { $seat }; są od 0 do { $last }.
