### Eine aufgezeichnete Partie noch einmal ansehen. Die Wörter stehen vor einem Doppelpunkt oder
### über einer Spalte.

replay-row-ascending = Aufsteigende Reihe
replay-row-descending = Absteigende Reihe
replay-own-row = Eigene Reihe
replay-middle = Mitte
replay-pile = Nachziehstapel
replay-stack = Stapel
replay-hand = Hand
replay-hands = Hände
replay-turn = Am Zug
replay-laid = In diesem Zug gelegt
replay-words = Wer anfangen soll
replay-word = Anfangen soll
replay-tokens = Chips
replay-round = Runde
replay-seat = Platz
replay-outcome = Ergebnis
replay-winners = Gewonnen hat
replay-cards-left = Übrige Karten
replay-spectator = Zuschauer
replay-move = Zug
replay-time = Zeit
replay-said = Gesagt
replay-running = Das Spiel läuft noch.

## Ganze Wendungen

replay-seat-number = Platz { $seat }
replay-move-number = Zug { $number } von { $total }
replay-nobody = niemand
replay-everybody = alle, als Team
replay-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Was sich nicht zeigen lässt

replay-refused = { $file }, Zeile { $line }: { $reason }
    .move = { $file }, Zeile { $line }, Zug { $move }: { $reason }
replay-no-file = Eine Datei „{ $file }“ ist hier nicht zu finden.
replay-no-move = Einen Zug { $number } gibt es in dieser Partie nicht; es gibt 0 (nach dem Geben) bis { $total }.
replay-no-seat = Einen Platz { $seat } gibt es in dieser Partie nicht; es gibt 0 bis { $last }.
