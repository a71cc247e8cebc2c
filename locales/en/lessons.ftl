### Guided first games: for each step, what to do and why (say), and what has happened (done).

## The Game: Quick & Easy

lesson-quick-easy-1 =
    .say = Hello! We are a team, you and I. First we agree who begins. You have a rather low card and a rather high one: good for a start. Say that you begin!
    .done = I said the same, so it is settled: you begin.
lesson-quick-easy-2 =
    .say = In one row the numbers climb. Your blue 3 is low, so it leaves lots of room above it. Lay it on the ascending row.
    .done = There it lies. From now on this row takes anything higher than 3.
lesson-quick-easy-3 =
    .say = You may lay a second card in your turn. In the other row the numbers fall, so a high one is a good beginning. Lay your purple 8 on the descending row.
    .done = Well done. Everything lower than 8 fits there now.
lesson-quick-easy-4 =
    .say = Two cards are the most for one turn. End it, and you draw back up to two.
    .done = You have two new cards: a yellow 3 and a red 2. Now it is my turn.
lesson-quick-easy-5 =
    .say = Watch what I do.
    .done = I laid a yellow 7 on the ascending row. One card was enough for me: you can always lay just one.
lesson-quick-easy-6 =
    .say = Listen, I am about to tell you something.
    .done = I said that I can do the reverse trick on the descending row. That means: please leave that row to me!
lesson-quick-easy-7 =
    .say = Now you tell me something. Numbers are taboo, but colours are fine, and so is “low” or “high”. Say that you have a low yellow card.
    .done = Got it, something low in yellow. Talk like this at any time. It is half of the game.
lesson-quick-easy-8 =
    .say = Let’s see what does not work. The top of the ascending row is 7. Try to lay your red 2 on it.
    .done = It came back: 2 is not higher than 7, and red is not yellow. Trying costs nothing.
lesson-quick-easy-9 =
    .say = Now for the reverse trick! A card in the colour of the top card always fits, whatever its number. Lay your yellow 3 on the yellow 7.
    .done = Hooray! The row went from 7 back to 3. That is a lot of room for our other cards.
lesson-quick-easy-10 =
    .say = Keep the red 2 for later. End your turn and draw, then watch me do my trick.
    .done = Now you know it all: lay one or two, talk, draw. We win if all 50 cards get down. Go on as you like, I’ll play along!

## The Game: Face to Face

lesson-face-to-face-1 =
    .say = This is a duel. You have two rows of your own. In the ascending one each card must be higher than the last. Small steps are best: lay your 6 there.
    .done = Your row stands at 6 now. There is lots of room above it.
lesson-face-to-face-2 =
    .say = Can you stop after one card? Try to end your turn.
    .done = No: a turn has two cards at least. You may lay more if you like.
lesson-face-to-face-3 =
    .say = In your descending row each card must be lower than the last. It begins at 60, so your 56 is only a small step. Lay it there.
    .done = That makes two cards. Now you could stop.
lesson-face-to-face-4 =
    .say = End your turn. If you lay only in your own rows, you draw two cards.
    .done = Two new cards, so you hold six again. It is my turn.
lesson-face-to-face-5 =
    .say = Watch my rows over there.
    .done = I laid 11 and 56 in my own rows. It is your turn again.
lesson-face-to-face-6 =
    .say = Now for something clever. Lay your 35 on your ascending row. It looks like a huge jump, but wait!
    .done = From 6 up to 35. Now look for a card that is exactly ten lower.
lesson-face-to-face-7 =
    .say = The reverse trick: a card that is exactly 10 lower than the top fits as well. Lay your 25 on the 35.
    .done = Ten steps back, and one card fewer in your hand!
lesson-face-to-face-8 =
    .say = You may do that as often as you can. Lay your 15 on the 25.
    .done = Three cards, and your row stands at only 15. Well played!
lesson-face-to-face-9 =
    .say = Once a turn you may lay one card in my rows. It has to help me: lower than the top of my ascending row, which is 11. Lay your 8 there.
    .done = Thank you! My row went back from 11 to 8. And you will get something for it.
lesson-face-to-face-10 =
    .say = You have only two cards left. But since you helped me, you draw until you hold six. End your turn!
    .done = Four new cards at once: that is what helping is good for. The first to lay all 58 cards wins. Go on, it is your game now!

## 7 Ate 9

lesson-seven-ate-nine-1 =
    .say = Here nobody takes turns: we all play at once. Your cards are in your stack. Draw the first one!
    .done = A red 7. Your hand may grow as big as you like.
lesson-seven-ate-nine-2 =
    .say = Draw as often as you want, always one card at a time. Take another one.
    .done = Now you have a 7 and a 9. Let’s see which of them fits.
lesson-seven-ate-nine-3 =
    .say = The green 6 in the middle has ±1. So a 7 fits, because 6 + 1 = 7, and so does a 5. Lay your 7!
    .done = Right! Now your red 7 counts. Red means ±3, so a 10 or a 4 is wanted.
lesson-seven-ate-nine-4 =
    .say = You have neither. Watch me for a moment, today I am nice and slow.
    .done = I laid a green 10, because 7 + 3 = 10. In a real game you have to be faster than the others.
lesson-seven-ate-nine-5 =
    .say = Draw another card.
    .done = A red 2. Does it fit on the green 10?
lesson-seven-ate-nine-6 =
    .say = Let’s find out what happens if a card does not fit. Lay your 2 anyway!
    .done = It came back, and for a second you cannot lay anything. So it pays to do the sum first.
lesson-seven-ate-nine-7 =
    .say = You may also take the step away. On the green 10: 10 − 1 = 9. Lay your 9!
    .done = Very good. Now the red 9 asks for 9 + 3 or 9 − 3.
lesson-seven-ate-nine-8 =
    .say = 9 + 3 = 12, but there is no 12. The numbers go round in a circle: above 10 you take 10 away. So it is 2. Lay your 2!
    .done = Just now it did not fit, and now it does!
lesson-seven-ate-nine-9 =
    .say = Your hand is empty. Draw a new card.
    .done = A red 9. In the middle is the red 2: 2 + 3 = 5. And 2 − 3?
lesson-seven-ate-nine-10 =
    .say = 2 − 3 is below 1, so you add 10: that makes 9. Lay your 9!
    .done = Excellent! Your very last card fits whatever is there, and you win with it. Go on, and be quick: now I play for real!
