# `backtrick analyse`: der Trainer im Terminal.

analyse-start = { $who ->
    [team] Am Anfang standen die Chancen des Teams bei { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
   *[other] Am Anfang standen die Chancen von { $who } bei { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
}
analyse-luck = Glück, in Punkten: { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } beim Ziehen, { NUMBER($hands, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch die Handkarten.
analyse-given = { $name } hat { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } verschenkt.
analyse-worst = Am meisten in Zug { NUMBER($number) }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-won = Das Spiel wurde gewonnen.
analyse-lost = Das Spiel ging verloren.
analyse-last-chance = Mit offenen Karten war das Spiel vor Zug { NUMBER($number) } noch zu gewinnen, danach nicht mehr.
    .never = Auch mit offenen Karten war dieses Spiel nicht zu gewinnen.
    .undecided = Auch mit offenen Karten war das Spiel nach Zug { NUMBER($number) } nicht mehr zu gewinnen; ob vorher, ist nicht entschieden.
analyse-mean = { $name } hat je Entscheidung { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt.
    .between = Das liegt in diesem einen Spiel zwischen den Bots { $worse } und { $better }.
    .less = Das ist in diesem einen Spiel weniger als beim Bot { $worse }.
    .more = Das ist in diesem einen Spiel mehr als beim Bot { $better }.
analyse-table =
    .turn = Zug
    .player = Wer
    .played = Gespielt
    .before = Chance
    .loss = Verlust
    .best = Besser
analyse-loss = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-forced = keine Wahl
analyse-better = { $mark }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte: Besser war { $moves }.

analyse-race =
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
analyse-race-figure =
    .count = { NUMBER($number, maximumFractionDigits: 1) }
    .seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
analyse-race-levels = Die Zahlen der Bots gelten für 100 Karten. „Falsch herum“ heißt: mit dem Schritt der eigenen Karte zu der darunter gerechnet, statt umgekehrt.
analyse-race-sums = Was { $name } am schwersten fiel
analyse-race-sum = { $sum }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($laid) }-mal gelegt, { NUMBER($wrong) }-mal falsch
