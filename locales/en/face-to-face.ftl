### The Game: Face to Face, told in our own words.

face-to-face = The Game: Face to Face
    .line = A duel in which helping your rival pays off for you as well.
    .time = about 20 minutes
    .age = from age 8

face-to-face-rules =
    .goal =
        A duel. Each of you has a deck and two rows of your own. Be the first to lay all of your 58
        number cards.

        The clever bit: you may lay a card on your opponent’s side. It helps them, but it fills your
        own hand again.
    .cards =
        - 60 cards in gold for one of you and 60 in silver for the other.
        - In each colour: the numbers 2 to 59, once each, and 2 row cards. The ascending row begins
          at 1, the descending row at 60.
    .setup =
        Lay out your two row cards in front of you, face up. Shuffle your 58 numbers thoroughly;
        they are your draw pile. Take six of them in your hand and show them to nobody. A lot
        decides who begins. From then on you take turns.
    .turn =
        Lay two cards or more, one after the other. You have two ways to go about it:

        - You lay all of them on your own two rows, spread as you wish.
        - Or you lay exactly one on a row of your opponent, and all the others at home. It is up to
          you whether that one comes first, last or in between.

        Two is the least, in every turn, to the very end. New cards cover the old ones: only the top
        card of each row can be seen.
    .fits =
        At home:

        - Ascending row: your card is higher than its top card. The bare row card counts as 1.
        - Descending row: your card is lower than its top card. The bare row card counts as 60.
        - Gaps may be of any size.

        At your opponent’s it is the other way round, because there your card has to help:

        - Their ascending row: any card lower than the top card.
        - Their descending row: any card higher than the top card.
        - A bare row card cannot get any better, so nothing goes there yet.
    .trick =
        The reverse trick lets you jump back by ten on your own rows. Exactly ten: on the ascending
        row a card that is 10 lower than the top, on the descending row one that is 10 higher.

        Use it as often as you can in one turn, mixed with ordinary cards in any order. At your
        opponent’s you don’t need it. There, any step back is welcome.
    .drawing =
        - Everything laid at home? Draw two cards, whether you laid two or six.
        - One laid at your opponent’s? Draw until you hold six.

        If your draw pile has too few, take what there is. After that you play on without drawing,
        still two cards or more a turn.
    .end =
        - You win the moment all of your 58 cards are down.
        - You lose the moment it is your turn and you cannot lay two cards.
    .example =
        Nora’s ascending row shows 31, her descending row 44. Max’s ascending row shows 16.

        - Nora lays her 34 on 31. Then she plays the reverse trick: 24 on 34, exactly 10 lower.
          Last she lays 43 on 44. All three went to her own rows, so she draws two.
        - Max lays 19 and 22 on his ascending row. Then he puts his 15 on Nora’s 24: her row gets
          better, and he may draw until he holds six.
        - Nora is pleased as well: her ascending row has slipped back to 15.
    .variants =
        - Who begins (`starter`): `random` is the lot, and that is the default. Or name a seat, and
          it begins.
    .rulings =
        - If your turn begins with one single card and an empty draw pile, you have lost. One card
          is not two.
        - Your first card must leave a second one that you can lay. The table hands back a first
          card that would not, as long as you have a better one.
    .notation =
        - `27^` is the 27 on your own ascending row, `27v` on your own descending row.
        - With a `!` it goes to the opponent’s row of that kind: `27^!` or `27v!`.
        - `end` means: I have finished, I draw.

face-to-face-options =
    .starter = Who starts
    .starter-random = at random
    .starter-seat = { $name }
