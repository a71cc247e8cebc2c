### What the table says while people play: why a card was handed back, how a game ended,
### and the names of what lies there. A refusal's id is its code with “-” for “/”.

## A move the rules refuse

move-game-over = This game is over. Fancy another one?
move-not-your-turn = Not yet: it is somebody else's turn.
move-start-not-agreed = First agree on who starts; then you can lay cards.
move-already-started = The game is under way, so who starts is settled.
move-same-word = That is what you said already. The others know.
move-no-such-seat = Nobody sits there: this table has no such seat.
move-card-not-held = You don't have that card in your hand.
move-does-not-fit = That card doesn't fit there.
move-enough-laid = You have laid all you may this turn. Now draw.
move-too-few-laid = You have to lay more cards before you may draw.
move-does-not-help = At your opponent's you have to make the row better, and this card doesn't.
move-helped-already = One card a turn is all you may lay at your opponent's.
move-leaves-no-second = After that card you couldn't lay a second one. Another first card works.
move-stack-empty = Your stack is used up. Play on with the cards in your hand.
move-no-own-row = You have no row of your own in this game. Lay in the middle.
move-last-card-goes-to-the-middle = Your very last card goes to the middle, and then you have won!
move-barred = That last card was a miss. Catch your breath; you may lay again in a moment.
move-too-late = Somebody was a touch faster. Your card is back in your hand.

## How a game ended

ending-all-laid = Every card is laid!
ending-nothing-fits = No card fits any more.
ending-cannot-lay-two = At least two cards a turn it must be, and two could not be laid.
ending-last-card = The last card is down!
ending-stuck = Nobody could ever lay a card again.

## Colours and rows

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-gold = gold
colour-silver = silver
row-ascending = ascending row
row-descending = descending row
