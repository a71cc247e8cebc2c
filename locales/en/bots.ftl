### Why a bot did what it did, in a sentence of its own.

## The race

bot-race-fits = This card fits, so down it goes.
bot-race-fits-and-next = This card fits, and another one of mine would fit on it.
bot-race-own-row = On my own row it fits, and nobody can get in my way there.
bot-race-last-card = My last card goes down whatever lies in the middle.
bot-race-nothing-fits = Nothing in my hand fits, so I draw.
bot-race-more-cards = With so few cards it is quicker to draw than to do sums.
bot-race-barred = I may not lay a card just yet, so I draw in the meantime.
bot-race-slip = I thought this card would fit, but I got the sum wrong.

## Quick bots of all games

bot-no-reason = I just felt like it.
bot-random = I play anything that is allowed.
bot-goes-along = I do not mind who starts.
bot-greedy = This leaves the most room for the cards that I have not seen yet.

## The duel

bot-duel-greedy = This takes up little of my rows and helps you little.
bot-duel-last = These are my last cards, and all of them can be laid.
bot-duel-only = There is nothing else that I could do.
bot-duel-helping = Helping you a little is worth it, for it fills my hand again.
bot-duel-home = I keep to my own rows, for helping you would cost me more than it brings.
bot-duel-best = Of all ways to lay at home, this one won most often in my mind.

## The team

bot-start = With this seat starting, our first turn looks best.
bot-best-chance = Of all turns that I looked into, this one held up best.

## What they are called at a table, and how well they play. The ids are those of the bots.

bot-names =
    .random = Dice bot
    .greedy = Thrifty bot
    .silent = Silent bot
    .talker = Chatty bot
    .expert = Master bot
    .child = Child bot
    .adult = Grown-up bot
    .tutor = Tutor

bot-levels =
    .random = Plays anything that is allowed. Very easy to outplay.
    .greedy = Takes what looks best right now. Quick and decent.
    .silent = Thinks ahead and plays very well, but says nothing.
    .talker = Thinks ahead, plays very well, and tells you about its cards.
    .expert = Thinks ahead and plays very well.
    .child = As fast as a child, with a slip now and then.
    .adult = As fast as a practised grown-up.
