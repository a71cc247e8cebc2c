### Why a bot made its move, in its own words.

## The race

bot-race-fits = This card fits, so down it goes.
bot-race-fits-and-next = This card fits, and another one of mine will fit on it.
bot-race-own-row = It fits on my own row, and nobody can get in my way there.
bot-race-last-card = My last card goes down whatever lies in the middle.
bot-race-nothing-fits = Nothing in my hand fits, so I draw.
bot-race-more-cards = With so few cards, drawing is quicker than doing sums.
bot-race-barred = I may not lay a card just yet, so I draw in the meantime.
bot-race-slip = I thought this card would fit, but I got the sum wrong.

## The simple bots of every game

bot-no-reason = I just felt like it.
bot-random = I play any legal move.
bot-goes-along = I don’t mind who starts.
bot-greedy = This leaves the most room for the cards I have not seen yet.

## The duel

bot-duel-greedy = This costs my rows little and helps you little.
bot-duel-last = These are my last cards, and I can lay them all.
bot-duel-only = There is nothing else I can do.
bot-duel-helping = Helping you a little is worth it: it fills my hand again.
bot-duel-home = I keep to my own rows: helping you would cost more than it gains.
bot-duel-best = Of all the ways to lay at home, this one won most often in my head.

## The team

bot-start = If this seat starts, our first turn looks best.
bot-best-chance = Of all the turns I tried in my head, this one held up best.

## A plugin has lost its move, and a random bot made it.

bot-lapses =
    .crashed = It crashed, and lost this move: { $detail }.
    .stalled = It took too long, and lost this move: { $detail }.
    .nonsense = Its answer made no sense, and it lost this move: { $detail }.

## Names at the table, and how well each bot plays. The keys are the bots’ ids.

bot-names =
    .random = Dice bot
    .greedy = Thrifty bot
    .silent = Silent bot
    .talker = Chatty bot
    .expert = Master bot
    .hare = Hare bot
    .child = Child bot
    .adult = Adult bot
    .tutor = Tutor

bot-levels =
    .random = Lays any card that fits, without a plan.
    .greedy = Takes what looks best right now. Fast and decent.
    .silent = Thinks ahead and plays very well, but says nothing.
    .talker = Thinks ahead, plays very well, and tells you about its cards.
    .expert = Thinks ahead and plays very well.
    .hare = A little faster than you: it goes by your own times.
    .child = As fast as a child, with a slip now and then.
    .adult = As fast as a practised adult.

bot-external =
    .name = { $name } (external bot)
    .level = Made by somebody else. Whoever runs this server has added it.
