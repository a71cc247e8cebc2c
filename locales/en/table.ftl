### What the table says during a game: why a card came back, how a game ended,
### and the names of things on it. A refusal’s id is its code with “-” for “/”.

## Moves that the rules refuse

move-game-over = This game is over. Fancy another one?
move-not-your-turn = Not yet: it is somebody else’s turn.
move-start-not-agreed = First agree on who starts. Then you can lay cards.
move-already-started = The game has already started.
move-same-word = You have already said that.
move-no-such-seat = This table has no such seat.
move-card-not-held = You don’t have that card in your hand.
move-does-not-fit = That card doesn’t fit there.
move-enough-laid = You have laid all you may this turn. Now draw.
move-too-few-laid = Lay more cards before you draw.
move-does-not-help = A card on your opponent’s row has to help, and this one doesn’t.
move-helped-already = Only one card per turn on your opponent’s side.
move-leaves-no-second = After that card you couldn’t lay a second one. Start with another.
move-stack-empty = Your stack is empty. Play on with the cards in your hand.
move-no-own-row = You have no row of your own in this game. Lay in the middle.
move-last-card-goes-to-the-middle = Your very last card goes in the middle, and then you have won!
move-barred = That last card was a miss. Catch your breath; you may lay again in a moment.
move-too-late = Somebody was a touch faster. Your card is back in your hand.

## Commands that the table refuses

table-not-host = Only the host can do that.
table-not-seated = You have no seat at this table. Take one first.
table-seated-already = You already have a seat at this table.
table-seat-taken = That seat is taken. Try another one.
table-full = All seats are taken.
table-no-such-seat = This table has no such seat.
table-seat-empty = Nobody is sitting there.
table-seats-free = Too few players. Wait for others, or add bots.
table-too-many-seated = More players than that are seated. Someone has to stand up first.
table-no-such-bot = This game has no such bot.
table-nobody-there = There is no player there for a bot to stand in for.
table-bad-options = Those settings don’t go together. Try others.
table-bad-move = This game has no such move.
table-game-runs = A game is in progress. Wait until it is over.
table-no-game = No game is in progress.
table-still-here = They are here, or may be back soon. Give them a minute or two.
table-sent-away = You cannot play at this table any more. Other tables are glad to have you.
table-countdown = Not yet! Wait for the countdown.
table-nothing-to-take-back = There is nothing to take back.
table-signals-only = At this table you talk by tapping, not by typing.
table-no-such-signal = You can’t say that with a tap here.
table-no-phrases = Small talk is off at this table.
table-too-many-phrases = Easy! Wait a few seconds before the next one.
table-no-such-language = This table does not know that language.
table-offered-already = Your card is already on its way.
table-spectators-are-silent = Shh! Spectators can talk again after the game.
table-locked = The host has locked this table. Ask the host to let you in.
table-no-spectators = This table plays without spectators.
table-too-much = This table has reached its limit. Finish this game, then open a new table.
table-yours-alone = Nobody can play this one for you. It waits until you come back.
table-proposed-already = You have proposed that already. The others have yet to agree.
table-nothing-proposed = You have not proposed that, or the game went on in the meantime.
table-turn-not-over = The bot is in the middle of its turn. You can take over after it.
table-prepared = These seats and settings were chosen before the deal. Play first.
table-no-hints = This server has no coach, so there are no hints.
table-no-hints-in-race = There are no hints in a race: they would come too late.
table-no-hints-in-daily-deal = There are no hints in the daily deal: everybody plays it unaided.
table-no-hints-among-people = There are hints only when you play with bots alone.
table-hinted-already = You have already taken a hint for this turn.
table-not-hinted = You have not taken a hint for this turn.

## How a game ended

ending-all-laid = Every card is laid!
# `.mine` and `.theirs`: whose turn it was, if that is known.
ending-nothing-fits = The player to move had no card they could lay.
    .mine = You had no card you could lay.
    .theirs = { $name } had no card they could lay.
ending-cannot-lay-two = The player to move could not lay two cards.
    .mine = You could not lay two cards, and a turn needs two.
    .theirs = { $name } could not lay two cards, and a turn needs two.
ending-last-card = The last card is down!
ending-stuck = Nobody can lay a card any more.
ending-conceded = The game was conceded.

## Rows

row-ascending = ascending row
row-descending = descending row
