### Oglądanie zapisanej gry. Te słowa stoją przed dwukropkiem albo nad kolumną.

replay-row-ascending = Rząd rosnący
replay-row-descending = Rząd malejący
replay-own-row = Własny rząd
replay-middle = Środek
replay-pile = Talia
replay-stack = Stos
replay-hand = Ręka
replay-hands = Ręce
replay-turn = Kolej na
replay-laid = Położone w tej kolejce
replay-words = Kto ma zacząć
replay-word = Ma zacząć
replay-tokens = Żetony
replay-round = Runda
replay-seat = Miejsce
replay-outcome = Wynik
replay-winners = Wygrana
replay-cards-left = Pozostałe karty
replay-spectator = Widz
replay-move = Ruch
replay-time = Czas
replay-said = Słowa
replay-running = Gra jeszcze trwa.

## Całe zwroty

replay-seat-number = Miejsce { $seat }
replay-move-number = Ruch { $number } z { $total }
replay-nobody = nikt
replay-everybody = wszyscy razem
replay-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}

## Czego nie da się pokazać

replay-refused = { $file }, wiersz { $line }: { $reason }
    .move = { $file }, wiersz { $line }, ruch { $move }: { $reason }
replay-no-file = Nie ma tu pliku „{ $file }”.
replay-no-move = W tej grze nie ma ruchu { $number }; są od 0 (po rozdaniu) do { $total }.
replay-no-seat = W tej grze nie ma miejsca { $seat }; są od 0 do { $last }.
