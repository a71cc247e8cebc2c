### What players can say with one tap, and why the table holds a message back.

## Signals: what a player says with one tap. No numbers.

signal-hold = { $height ->
    [low] I have a low { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[purple] purple
    } card.
    [middle] I have a medium { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[purple] purple
    } card.
    [high] I have a high { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[purple] purple
    } card.
   *[none] I have { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[purple] purple
    }.
}
signal-want = { $row ->
    [ascending] I want to lay on the ascending row.
   *[descending] I want to lay on the descending row.
}
signal-trick = { $row ->
    [ascending] I can use the reverse trick on the ascending row.
   *[descending] I can use the reverse trick on the descending row.
}
signal-leave = { $row ->
    [ascending] Please leave the ascending row alone.
   *[descending] Please leave the descending row alone.
}
signal-small = { $row ->
    [ascending] I can take only a small step on the ascending row.
   *[descending] I can take only a small step on the descending row.
}
signal-nothing = I have nothing good.
signal-start = { $who ->
    [me] I start.
   *[you] You start.
}

## Why a message was held back, and what to say instead

talk-too-long = That is too long. Say it in fewer words.
talk-number-said = No numbers, please. You may say “high”, “medium” or “low”.
talk-number-implied = That gives a number away. Say roughly how high your card is, not how far from another.
talk-number-in-pro = No numbers, please, and in the pro variant no heights either. You may say which colours you hold, which row you want to lay on, on which row you can use the reverse trick, and who should start.
talk-not-in-pro = In the pro variant you may only say which colours you hold, which row you want to lay on, on which row you can use the reverse trick, and who should start.
