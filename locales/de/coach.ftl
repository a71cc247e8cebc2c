# Was der Trainer über ein Spiel sagt: am Ende, im Rückblick und im Terminal.

coach-mark =
    .inaccuracy = Ungenauigkeit
    .mistake = Fehler
    .blunder = grober Fehler

# Warum ein anderer Zug besser war. Es geht immer um den gespielten Zug.
coach-finding =
    .closed-row = { $row ->
        [ascending] Danach war die aufsteigende Reihe
       *[descending] Danach war die absteigende Reihe
    } zu für { $colour ->
        [red] die rote Karte
        [blue] die blaue Karte
        [green] die grüne Karte
        [yellow] die gelbe Karte
        [purple] die lila Karte
       *[none] eine Karte
    }, die { $name } angekündigt hatte.
    .next-stuck = Danach passte beim Nächsten in { $percent } von 100 Fällen gar nichts, statt in { $best }.
    .missed-trick = { $row ->
        [ascending] Die { $card } wäre in der aufsteigenden Reihe ein Rückwärtstrick gewesen.
       *[descending] Die { $card } wäre in der absteigenden Reihe ein Rückwärtstrick gewesen.
    }
    .ended-row = { $row ->
        [ascending] Damit war die aufsteigende Reihe
       *[descending] Damit war die absteigende Reihe
    } am Ende: Dort passen nur noch { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
        [yellow] gelbe
       *[purple] lila
    } Karten.
    .long-steps = Das hat { $steps } Zahlen der Reihen verbraucht; { $best } hätten gereicht.
    .one-was-enough = Eine Karte hätte gereicht: Die zweite hat mehr verdorben als gebracht.
    .second-card = Auch die { $card } hätte noch gelegt werden können.
    .less-room = Danach passten nur noch { $cards } der verdeckten Karten statt { $best }.
    .stranded = So blieb eine einzige Karte übrig, und ein Zug braucht zwei.
    .gift = Das hat der Gegenseite { $steps } Zahlen zurückgegeben statt { $best }.
    .fewer-draws = Dafür gab es beim Nachziehen nur { $cards } Karten statt { $best }.
    .no-way = Danach hat der Trainer keine der probierten Partien mehr gewonnen.
    .sure-win = Mit dem besten Zug hat der Trainer jede probierte Partie gewonnen.

# Ein Tipp: was am empfohlenen Zug besser ist als an einem anderen.
coach-hint =
    .closed-row = So bleibt die { $row ->
        [ascending] aufsteigende
       *[descending] absteigende
    } Reihe offen für { $colour ->
        [red] die rote Karte
        [blue] die blaue Karte
        [green] die grüne Karte
        [yellow] die gelbe Karte
        [purple] die lila Karte
       *[none] eine Karte
    }, die { $name } angekündigt hat.
    .next-stuck = Danach passt beim Nächsten in { $best } von 100 Fällen gar nichts, statt in { $percent }.
    .missed-trick = { $row ->
        [ascending] Die { $card } schafft als Rückwärtstrick Platz in der aufsteigenden Reihe.
       *[descending] Die { $card } schafft als Rückwärtstrick Platz in der absteigenden Reihe.
    }
    .ended-row = { $row ->
        [ascending] Mit dem anderen Zug wäre die aufsteigende Reihe
       *[descending] Mit dem anderen Zug wäre die absteigende Reihe
    } am Ende: Dort würden nur noch { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
        [yellow] gelbe
       *[purple] lila
    } Karten passen.
    .long-steps = So verbrauchst du weniger Zahlen der Reihen: { $best } statt { $steps }.
    .one-was-enough = Eine Karte reicht: Eine zweite würde mehr verderben als bringen.
    .second-card = Auch die { $card } kannst du noch legen.
    .less-room = Danach passen mehr der verdeckten Karten: { $best } statt { $cards }.
    .stranded = Beim anderen Zug bliebe eine einzige Karte übrig, und ein Zug braucht zwei.
    .gift = So gibst du der Gegenseite weniger Zahlen zurück: { $best } statt { $steps }.
    .fewer-draws = So ziehst du mehr Karten nach: { $best } statt { $cards }.
    .no-way = Nach dem anderen Zug hat der Trainer keine der probierten Partien mehr gewonnen.
    .sure-win = Damit hat der Trainer jede probierte Partie gewonnen.

coach-mean = { $name } hat pro Entscheidung im Schnitt { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt.
    .between = Das liegt in diesem einen Spiel zwischen den Bots { $worse } und { $better }.
    .less = Das ist in diesem einen Spiel weniger als beim Bot { $worse }.
    .more = Das ist in diesem einen Spiel mehr als beim Bot { $better }.
coach-last-chance = Mit offenen Karten war das Spiel vor Zug { NUMBER($number) } noch zu gewinnen, danach nicht mehr.
    .never = Auch mit offenen Karten war dieses Spiel nicht zu gewinnen.
    .undecided = Auch mit offenen Karten war das Spiel nach Zug { NUMBER($number) } nicht mehr zu gewinnen; ob vorher, ist nicht entschieden.
coach-race =
    .cards = Karten gelegt
    .delay = Zeit pro Karte
    .held = Passend, nicht gelegt
    .held-time = insgesamt
    .wrong-sum = Verrechnet
    .wrong-sum-time = kostet
    .wrong-direction = Falsch herum
    .wrong-direction-time = kostet
    .too-late = Zu spät
    .too-late-time = nach
coach-race-figure =
    .count = { NUMBER($number, maximumFractionDigits: 1) }
    .seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
coach-race-levels = Die Zahlen der Bots gelten für 100 Karten. „Falsch herum“ heißt: mit dem Schritt der eigenen Karte zu der darunter gerechnet, statt umgekehrt.
coach-race-sums = Was { $name } am schwersten fiel
coach-race-sum = { $sum }: { $laid ->
    [0] nie gelegt
    [one] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, einmal gelegt
   *[other] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($laid) }-mal gelegt
}, { $wrong ->
    [0] nie falsch
    [one] einmal falsch
   *[other] { NUMBER($wrong) }-mal falsch
}

# Was jemand vor einem Zug hätte sagen können. Der Satz endet mit einem Punkt.
coach-unsaid = { $name } hätte sagen können: „{ $sentence }“ Mit diesem Wissen war { $moves } um { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte besser.

# Warum es keine Analyse gibt.
coach-unfinished = Dieses Spiel ist noch nicht zu Ende. Der Trainer beurteilt nur beendete Spiele.
coach-other-deck = Hier wurde nicht mit allen Karten gespielt; darum kann der Trainer nichts dazu sagen.
coach-no-judge = Dieses Spiel kennt der Trainer nicht.
coach-no-turn = In diesem Moment beginnt kein Zug.
coach-failed = Der Trainer konnte dieses Spiel nicht analysieren.
coach-off = Dieser Server hat keinen Trainer.
coach-busy = Der Trainer hat gerade zu viel zu tun. Versuch es später noch einmal.
