### Looking at a recorded game again. The labels stand before a colon or head a column.

replay-row-ascending = Ascending row
replay-row-descending = Descending row
replay-own-row = Own row
replay-middle = Middle
replay-pile = Draw pile
replay-stack = Stack
replay-hand = Hand
replay-hands = Hands
replay-turn = On turn
replay-laid = Laid this turn
replay-words = Who should start
replay-word = Should start
replay-tokens = Tokens
replay-round = Round
replay-seat = Seat
replay-outcome = Result
replay-winners = Won by
replay-cards-left = Cards left
replay-spectator = Onlooker
replay-move = Move
replay-time = Time
replay-said = Said
replay-running = The game is still going on.

## Whole phrases

replay-seat-number = Seat { $seat }
replay-move-number = Move { $number } of { $total }
replay-nobody = nobody
replay-everybody = everybody, as a team
replay-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## What cannot be shown

replay-refused = { $file }, line { $line }: { $reason }
    .move = { $file }, line { $line }, move { $move }: { $reason }
replay-no-file = There is no file “{ $file }” to read.
replay-no-move = There is no move { $number } in this game; the moves are 0 (the deal) to { $total }.
replay-no-seat = There is no seat { $seat } in this game; the seats are 0 to { $last }.
