### Eine aufgezeichnete Partie noch einmal ansehen. Die Wörter stehen vor einem Doppelpunkt oder
### über einer Spalte.

replay-row-ascending = Aufsteigende Reihe
replay-row-descending = Absteigende Reihe
replay-own-row = Eigene Reihe
replay-middle = Mitte
replay-halts = Unterbrechungen
replay-pile = Nachziehstapel
replay-stack = Stapel
replay-hand = Hand
replay-turn = Am Zug
replay-vote = Wer anfangen soll
replay-round = Runde
replay-tokens = Chips
replay-winners = Gewonnen hat
replay-cards-left = Übrige Karten
replay-deal = Ausgeteilt
replay-running = Das Spiel läuft noch.

## Ganze Wendungen

replay-seat-number = Platz { $seat }
replay-as-seen = So sah es { $name }
replay-nobody = niemand

## Was sich nicht zeigen lässt

replay-refused = { $file }, Zeile { $line }: { $reason }
    .move = { $file }, Zeile { $line }, Zug { $move }: { $reason }
    .letters = { $file }, Zeile { $line }: kein gültiges UTF-8.
replay-no-file = Eine Datei „{ $file }“ ist hier nicht zu finden.
    .unreadable = „{ $file }“ lässt sich nicht lesen: { $reason }.
    .missing = Welche Partie?
    .example = Zum Ausprobieren: `{ $command }`
replay-no-entry = Einen Eintrag { $number } gibt es in dieser Partie nicht, nur 0 (nach dem Austeilen) bis { $total }.
replay-no-seat = Einen Platz { $seat } gibt es in dieser Partie nicht, nur 0 bis { $last }.
