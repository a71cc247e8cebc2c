### 7 Ate 9, told in our own words.

seven-ate-nine = 7 Ate 9
    .line = No turns, no waiting: plus or minus, and the fastest card stays.
    .time = 5 to 10 minutes
    .age = from age 8

seven-ate-nine-rules =
    .goal =
        Everybody plays at the same time. Get rid of your cards faster than all the others. You need
        quick eyes and a bit of mental arithmetic.
    .cards =
        - 73 cards. Each has a value from 1 to 10 and a step: green cards ±1, blue cards ±2, red
          cards ±3.
        - 12 tokens, but only if you play a match.
    .setup =
        Shuffle. Turn one card face up in the middle and deal out the other 72, the same number to
        each. They are your stack: face down in front of you, and no peeking!
    .turn =
        Ready, steady, go! From now on everybody does what they can, as fast as they can:

        - Take the top card of your stack in your hand, whenever you like. Always one at a time;
          your hand may get as big as you want.
        - As soon as you hold a card that fits, lay it in the middle and call out its value. Now it
          is the new card that counts.
        - Two or more of you had the same idea? The fastest card stays. The others go back to the
          hands they came from.
        - If you are quick, lay several in a row. Nobody has to wait for anybody.
    .fits =
        Look at the card in the middle. Take its value and add its step, or take the step away.
        These are the two values that fit.

        On a blue 5, for instance: 5 + 2 = 7 and 5 − 2 = 3. So any 7 fits and any 3. The step on
        your own card does not matter yet. It counts for the next card.
    .trick =
        The numbers run in a circle: after 10 comes 1. If your sum is more than 10, take 10 away. If
        it is less than 1, add 10.

        - On a blue 10: 10 + 2 = 12, that is 2. And 10 − 2 = 8.
        - On a red 2: 2 − 3 = −1, that is 9. And 2 + 3 = 5.
    .drawing =
        You draw from your own stack only. When it is used up, go on with the cards in your hand.

        It can happen that all stacks are used up and nobody has anything that fits. Then stop for a
        moment. Your hand becomes your new stack. The cards in the middle are shuffled and one of
        them is turned up. Off you go again!
    .talk =
        Say the value of each card you lay, loud enough for all. Apart from that there is hardly
        time to talk.
    .end =
        Only one card left, counting hand and stack together? It needs no sum: lay it in the middle
        face down. You have won!
    .example =
        In the middle is the blue 10, so a 2 or an 8 is wanted.

        - Ida lays a red 2 and calls “two!”. Now a 5 or a 9 is wanted.
        - Tom has a green 9: “nine!” That asks for a 10 or an 8.
        - Ida lays an 8, Tom a 10, almost together. Ida was faster. Tom takes his 10 back.
        - Ben has found nothing so far. He takes card after card from his stack, one at a time.
    .variants =
        You can mix these. If you play alone, only `no_wrap` goes with that. None of them is on by
        default: two players, and every variant set to `no` (`handicap=1`, `children=none`).

        - Only 1 to 10 (`no_wrap=yes`): sums above 10 or below 1 simply do not count. Easier for
          beginners at arithmetic.
        - At your own pace (`own_pace=yes`): every child has a row of its own next to its stack.
          Nobody else may lay there, so nothing is covered while the child is still counting. In the
          middle it may lay as well. Say which seats are children with `children`, for example
          `children=0,2`.
        - Head start (`handicap=2` or `handicap=3`): grown-ups get twice or three times as many
          cards as children. Here, too, `children` says who is a child.
        - Alone (`players=1`): you against the stopwatch. How fast are all your cards gone? For
          younger ones add `no_wrap=yes`.
        - Match (`match=yes`): the winner of a round gets a token. Three tokens win the match.
    .rulings =
        - The 73 cards are: each of the 30 possible cards twice, and one more of green 1 to 4, of
          blue 5 to 8 and of red 1, 2, 3, 9 and 10. That makes 24 green, 24 blue and 25 red.
        - A card that does not fit comes back to your hand, and for one second you may not lay. Wild
          hammering must not pay. With `miss_penalty` you set the seconds: 1 is the default, 0
          turns it off.
        - Beaten to it by somebody faster? Then your card comes back, but you need not wait.
        - The table notices by itself when nobody can lay any more. It says so, shuffles the
          new stacks too, and counts down to the restart.
        - Any card may open a child’s own row. As long as something fits there, play does not stop.
          The very last card goes to the middle all the same.
        - With a head start, the cards are dealt as far as they go evenly. The rest stay in the box.
        - If no card from the middle would help anybody, the children’s own rows are shuffled in as
          well, and start again.
    .notation =
        - `draw` takes the top card of your stack.
        - `g7` is the green 7 in the middle, `g7~` the same card on your own row.
        - The last card, which goes to the middle face down, is written like any other.
        - The colours are `g` green (±1), `b` blue (±2) and `r` red (±3).

seven-ate-nine-options =
    .no_wrap = Only 1 to 10
    .no_wrap-hint = Sums above 10 or below 1 do not count. Easier for beginners.
    .own_pace = At their own pace
    .own_pace-hint = Every child has a row of its own. Say below who is a child.
    .handicap = Head start for children
    .handicap-1 = none
    .handicap-2 = grown-ups: twice the cards
    .handicap-3 = grown-ups: three times the cards
    .children = Who is a child
    .children-none = nobody
    .children-hint = Choose a head start or their own pace as well.
    .children-me = as a child
    .children-others = { $count ->
        [one] with another child
       *[other] with { $count } other children
    }
    .children-with = { $count ->
        [one] with one child
       *[other] with { $count } children
    }
    .match = Match
    .match-hint = The winner of a round gets a token. Three tokens win the match.
    .miss_penalty = Penalty for a miss, in seconds
