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
replay-vote = Startvorschlag von
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
    .letters = { $file }, Zeile { $line }: Das ist kein Text in UTF-8.
replay-no-file = Eine Datei „{ $file }“ ist hier nicht zu finden.
    .missing = Welche Partie soll es sein?
    .example = Diese hier kannst du ansehen: `{ $command }`
replay-no-move = Einen Zug { $number } gibt es in dieser Partie nicht; es gibt 0 (nach dem Geben) bis { $total }.
replay-no-seat = Einen Platz { $seat } gibt es in dieser Partie nicht; es gibt 0 bis { $last }.
