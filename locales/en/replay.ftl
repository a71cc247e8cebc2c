### Replaying a recorded game. The labels stand before a colon or head a column.

replay-row-ascending = Ascending row
replay-row-descending = Descending row
replay-own-row = Own row
replay-middle = Middle
replay-halts = Halts
replay-pile = Draw pile
replay-stack = Stack
replay-hand = Hand
replay-turn = Turn
replay-vote = Start vote
replay-round = Round
replay-tokens = Tokens
replay-winners = Won by
replay-cards-left = Cards left
replay-deal = The deal
replay-running = The game is still going on.

## Whole phrases

replay-seat-number = Seat { $seat }
replay-as-seen = As { $name } saw it
replay-nobody = nobody

## Errors

replay-refused = { $file }, line { $line }: { $reason }
    .move = { $file }, line { $line }, move { $move }: { $reason }
    .letters = { $file }, line { $line }: not valid UTF-8.
replay-no-file = There is no file “{ $file }” to read.
    .unreadable = “{ $file }” cannot be read: { $reason }.
    .missing = Which record?
    .example = Here is one to try: `{ $command }`
replay-no-entry = There is no entry { $number } in this game. Its entries are 0 (the deal) to { $total }.
replay-no-seat = There is no seat { $seat } in this game. Its seats are 0 to { $last }.
