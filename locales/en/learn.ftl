### Learning a game in the browser: the rules in pictures, and the guided first game.

learn =
    .title = How to play
    .line = Each game in six small pictures, then a first game with a patient partner.
    .step = Step { $step } of { $count }
    .steps = Steps
    .back = Back
    .next = Next
    .again = Show it again
    .guided = Play a guided first game
    .guided-hint = Ten steps at a real table. A patient bot plays along and tells you what to do.
    .others = All games

## The Game: Quick & Easy

learn-quick-easy-1 =
    .title = One team, two rows
    .text = You play together, against the cards. Between you lie two rows, and you want to lay all 50 cards on them: the numbers 1 to 10 in five colours.
learn-quick-easy-2 =
    .title = Up and down
    .text = In one row every card is higher than the one before, in the other lower. Gaps may be of any size, but they cost room. An equal number does not fit.
learn-quick-easy-3 =
    .title = Your turn
    .text = You hold two cards. Lay one of them or both, on whichever row you like. Then draw until you have two again, and the next player is on.
learn-quick-easy-4 =
    .title = The reverse trick
    .text = A card in the same colour as the top card always fits, whatever its number. That is how a row gets room again. Save such cards for the right moment!
learn-quick-easy-5 =
    .title = Talk!
    .text = Tell each other what you hold, at any time: your colours, roughly how high, where you would like to lay. Only numbers are taboo, and hints that give one away.
learn-quick-easy-6 =
    .title = Won or lost
    .text = When all 50 cards are down, you have all won. If somebody’s turn comes and no card in their hand fits, you have lost. The fewer cards are left, the better.

## The Game: Face to Face

learn-face-to-face-1 =
    .title = A duel
    .text = Two play against each other, one with golden cards, one with silver ones: the numbers 2 to 59. Each of you has a row that climbs from 1 and one that falls from 60.
learn-face-to-face-2 =
    .title = Your turn
    .text = You hold six cards. Lay at least two of them on your own rows: higher on the ascending row, lower on the descending one. Small steps leave you room.
learn-face-to-face-3 =
    .title = The reverse trick
    .text = A card that is exactly 10 lower than the top also fits on your ascending row, and one exactly 10 higher on your descending row. As often as you can!
learn-face-to-face-4 =
    .title = Helping
    .text = Once a turn you may lay one card on a row of your opponent. It has to make that row better: lower where it climbs, higher where it falls.
learn-face-to-face-5 =
    .title = Drawing
    .text = If you lay only at home, you draw two cards. If you have helped, you draw until you hold six. So helping is often the clever move.
learn-face-to-face-6 =
    .title = Won or lost
    .text = The first to lay all 58 cards wins. If you cannot lay two cards when your turn comes, you lose at once.

## 7 Ate 9

learn-seven-ate-nine-1 =
    .title = All at once
    .text = Nobody waits for a turn here. Draw cards from your own stack, one at a time and as many as you like, and lay what fits in the middle.
learn-seven-ate-nine-2 =
    .title = What fits
    .text = The card in the middle has a number and a step: green ±1, blue ±2, red ±3. Add the step or take it away. Those two numbers fit, in any colour.
learn-seven-ate-nine-3 =
    .title = Round in a circle
    .text = There is nothing above 10 and nothing below 1: then you take 10 away, or add 10. So 12 becomes 2, and −1 becomes 9.
learn-seven-ate-nine-4 =
    .title = The fastest card stays
    .text = Two of you lay at the same moment? The card that was first stays, the other goes back to its hand. What lies there now is what counts.
learn-seven-ate-nine-5 =
    .title = A miss
    .text = A card that does not fit comes back, and for a second you may not lay. If nobody can go on at all, the table reshuffles and counts down.
learn-seven-ate-nine-6 =
    .title = The last card
    .text = Your very last card always fits, whatever is on it. You lay it face down, and you have won!

## Words in the pictures

learn-scene =
    .low = Something low in yellow!
    .row = Leave the lower row to me!
    .number = I have a 3!
    .one-second = one second

## The guided first game

guide =
    .title = Guided first game
    .step = Step { $step } of { $count }
    .well-done = Well done, you know the game!
    .meant = You may do that too. The lesson meant something else: take it back and try again, or play on as you like.
    .left = That was your own idea, and it ends the lesson. Play on as you like, or begin the lesson again.
    .take-back = Take back
    .begin = Begin again
    .free = Play on
    .end = End the lesson
    .bots = A game with bots
    .friends = A game with friends
