### Was sich am Tisch mit einem Tippen sagen lässt, und was der Tisch zu Worten sagt, die er nicht weitergibt.

## Signale: so, wie sie jemand am Tisch sagen würde. Ohne Zahlen.

signal-hold = { $height ->
    [low] Ich habe eine niedrige { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
        [yellow] gelbe
       *[purple] lila
    } Karte.
    [middle] Ich habe eine mittlere { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
        [yellow] gelbe
       *[purple] lila
    } Karte.
    [high] Ich habe eine hohe { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
        [yellow] gelbe
       *[purple] lila
    } Karte.
   *[none] Ich habe { $colour ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[purple] Lila
    }.
}
signal-want = { $row ->
    [ascending] Ich möchte in die aufsteigende Reihe legen.
   *[descending] Ich möchte in die absteigende Reihe legen.
}
signal-trick = { $row ->
    [ascending] Ich kann den Rückwärtstrick in der aufsteigenden Reihe machen.
   *[descending] Ich kann den Rückwärtstrick in der absteigenden Reihe machen.
}
signal-leave = { $row ->
    [ascending] Lasst bitte die aufsteigende Reihe in Ruhe.
   *[descending] Lasst bitte die absteigende Reihe in Ruhe.
}
signal-small = { $row ->
    [ascending] Ich kann in der aufsteigenden Reihe nur einen kleinen Schritt machen.
   *[descending] Ich kann in der absteigenden Reihe nur einen kleinen Schritt machen.
}
signal-nothing = Ich habe nichts Gutes.
signal-start = { $who ->
    [me] Ich fange an.
   *[you] Fang du an.
}

## Worte, die niemand bekommt: warum, und was man stattdessen sagen kann

talk-too-long = Das ist zu lang. Sag es kürzer.
talk-number-said = Keine Zahlen, bitte. Sagen darfst du „hoch“, „mittel“ oder „niedrig“.
talk-number-implied = Das verrät eine Zahl. Sag ungefähr, wie hoch deine Karte ist, nicht wie weit sie von einer anderen weg liegt.
talk-number-in-pro = Keine Zahlen, bitte, und in der Profivariante auch nicht, wie hoch deine Karten sind. Sagen darfst du, welche Farben du hast, in welche Reihe du legen möchtest, in welcher du den Rückwärtstrick machen kannst und wer beginnen soll.
talk-not-in-pro = In der Profivariante darfst du nur sagen, welche Farben du hast, in welche Reihe du legen möchtest, in welcher du den Rückwärtstrick machen kannst und wer beginnen soll.
