### The Game: Quick & Easy, told in our own words.

quick-easy = The Game: Quick & Easy
    .line = One team, two rows, fifty cards – and not a single number may be said.
    .time = about 10 minutes
    .age = from age 8

quick-easy-rules =
    .goal =
        You are one team, and the cards are the opponent. Two rows grow in the middle of the table.
        In one the numbers climb, in the other they fall. Get all 50 cards down before one of you is
        stuck.

        Nobody sees anybody else’s hand. So everything depends on the hints you give each other.
    .cards =
        - 50 number cards: 1 to 10 in red, blue, green, yellow and purple.
        - 2 row cards that mark the rows: the descending one above, the ascending one below.
    .setup =
        Put the row cards in the middle, one above the other. Shuffle the number cards. Everybody
        gets two; the rest is the draw pile, face down.

        Look at your two cards and keep them to yourself. Then put your heads together: who has a
        good first card? You choose together who begins. From there it goes clockwise.
    .turn =
        When it is your turn, lay one card or two, just as you like. Two cards may go on the same
        row, or on one row each. Lay them one after the other. Then draw, and the next player is on.

        A new card covers the one before it. Only the top card of a row can be seen.
    .fits =
        - Ascending row: your card is higher than its top card.
        - Descending row: your card is lower than its top card.

        How much higher or lower is up to you. But mind: a big jump eats up room that the team will
        miss later. The same number again is neither higher nor lower, so it does not fit.

        An empty row welcomes any card, because a row card has no number and no colour.
    .trick =
        This is the reverse trick: a card of the same colour as the top card always fits, no matter
        what number it has. With luck, a row that was nearly used up jumps far back.

        It also works on a card you laid yourself a moment ago: with two cards of one colour you can
        lay the first by its number and the second by the trick.
    .drawing =
        At the end of your turn, fill your hand up to two cards again. Once the draw pile is used
        up, nobody draws any more; you simply play what you hold.
    .talk =
        Chat as much as you want, at any time. Half of the game is talk! Your colours, roughly how
        high or low you are, who should lay where: all of that is welcome. Only one thing is taboo:
        numbers. Don’t say one, and don’t give a clue from which the others can work one out.

        - Fine: “I have something quite low in green.” – “Leave the upper row to me!” – “I can do
          the reverse trick below.” – “I could lay both of mine.”
        - Not fine: “I have a 4.” – “Mine is exactly one less than the top card.”
    .end =
        - You all win when the last of the 50 cards is down.
        - You all lose, on the spot, when somebody’s turn comes and no card in their hand fits.

        After a loss, count what is left in your hands and in the draw pile. Fewer is better: a
        record to beat next time.
    .example =
        Mia, Leo and Zoe begin; both rows are still empty.

        - Mia lays her green 9 on the descending row and draws a card.
        - Leo lays two: the blue 2 on the ascending row, and the yellow 6 on the descending row,
          since 6 is less than 9. He draws two cards.
        - Zoe has the yellow 8. It is too high for the descending row, but it is yellow on yellow:
          the reverse trick! The row springs from 6 back up to 8.
        - Mia has a red 8 and a purple 4. The 8 cannot go on the 8. On the ascending row it would be
          a giant leap from 2. So she lays the purple 4 there, and everybody is glad.
    .variants =
        - Pro (`variant=pro`): a turn is one card, no more and no less. And the talk gets tight. You
          may say which colours you hold, which row you would like, and where you could do the
          reverse trick. Nothing else, and nothing about high or low. The default is the normal game
          (`variant=normal`).
        - Who begins (`starter`): with `agree` you settle it among yourselves, and that is the
          default. With `random` a lot decides. Or name a seat, and it begins.
        - Open rows (`open_rows=yes`): the table shows every card of both rows, not just the top
          ones. Pleasant for a first game. The default is `no`.
    .rulings =
        - The fifth colour needs a name; we call it purple.
        - Choosing who begins: somebody proposes a seat. Everybody else agrees or proposes another.
          As soon as all say the same, the game is on. Bots go along with the people.
        - During the game nobody can look up which cards are already down, unless you chose open
          rows. Afterwards the whole game lies open.
        - If your hand is empty, your turn is passed over.
        - The result notes how many cards were left, in hands and draw pile together.
        - How many cards you would like to lay or draw gives no card away. In the normal game you
          may say it.
    .notation =
        - `r7^` is the red 7 on the ascending row, `r7v` the same card on the descending row.
        - The colours are `r` red, `b` blue, `g` green, `y` yellow and `p` purple.
        - `end` means: I have finished, I draw.
        - `start:2` means: let seat 2 begin. Seats are counted from 0.

quick-easy-options =
    .variant = Rules
    .variant-normal = normal
    .variant-pro = pro
    .variant-hint = Pro: one card a turn, and nothing may be said about high or low.
    .starter = Who starts
    .starter-agree = by agreement
    .starter-random = at random
    .starter-seat = { $name }
    .open_rows = Open rows
    .open_rows-hint = All cards of both rows can be seen. Pleasant for a first game.
