### What the table says while people play: why a card was handed back, how a game ended,
### and the names of what lies there. A refusal’s id is its code with “-” for “/”.

## A move the rules refuse

move-game-over = This game is over. Fancy another one?
move-not-your-turn = Not yet: it is somebody else’s turn.
move-start-not-agreed = First agree on who starts; then you can lay cards.
move-already-started = The game is under way, so who starts is settled.
move-same-word = That is what you said already. The others know.
move-no-such-seat = Nobody sits there: this table has no such seat.
move-card-not-held = You don’t have that card in your hand.
move-does-not-fit = That card doesn’t fit there.
move-enough-laid = You have laid all you may this turn. Now draw.
move-too-few-laid = You have to lay more cards before you may draw.
move-does-not-help = On your opponent’s row a card has to help, and this one doesn’t.
move-helped-already = Only one card a turn on your opponent’s side.
move-leaves-no-second = After that card you couldn’t lay a second one. Another first card works.
move-stack-empty = Your stack is used up. Play on with the cards in your hand.
move-no-own-row = You have no row of your own in this game. Lay in the middle.
move-last-card-goes-to-the-middle = Your very last card goes to the middle, and then you have won!
move-barred = That last card was a miss. Catch your breath; you may lay again in a moment.
move-too-late = Somebody was a touch faster. Your card is back in your hand.

## What people want of a table, and why it cannot be

table-not-host = Only the host of this table may do that.
table-not-seated = You are not sitting at this table. Take a seat first.
table-seated-already = You have a seat at this table already.
table-seat-taken = Somebody is sitting there already. Try another seat.
table-full = Every seat is taken just now.
table-no-such-seat = This table has no such seat.
table-seat-empty = Nobody is sitting there.
table-seats-free = There are free seats left. Wait for somebody, or let bots play.
table-too-many-seated = More are sitting here than that. Somebody would have to get up first.
table-no-such-bot = No bot of that name plays this game.
table-nobody-there = There is nobody for whom a bot could stand in.
table-bad-options = Those choices don’t go together. Try others.
table-bad-move = This game has no such move.
table-game-runs = A game is being played. Wait until it is over.
table-no-game = No game is being played just now.
table-still-here = They are here, or will be back soon. Give them a minute.
table-sent-away = You cannot play at this table any more. Other tables are glad to have you.
table-countdown = Not yet! Wait for the countdown.
table-nothing-to-take-back = There is nothing that you could take back.
table-signals-only = At this table you talk by tapping, not by typing.
table-no-such-signal = That is nothing you can say here with a tap.
table-no-such-language = The table does not know that language.
table-offered-already = Your card is on its way already.
table-spectators-are-silent = Shh! Whoever is watching may talk again after the game.
table-no-spectators = The people at this table would like to play without spectators.
table-too-much = So much has happened here that nothing more fits. Play this game to its end, and the next one at a new table.
table-yours-alone = Nobody can play this one for you. It waits until you come back.

## How a game ended

ending-all-laid = Every card is laid!
# `.mine` and `.theirs`: whose turn it was, if that is known.
ending-nothing-fits = Whoever’s turn it was had no card that fits.
    .mine = You had no card that fits.
    .theirs = { $name } had no card that fits.
ending-cannot-lay-two = Two cards a turn are needed, and two could not be laid any more.
    .mine = You could not lay two cards, and two a turn are needed.
    .theirs = { $name } could not lay two cards, and two a turn are needed.
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
