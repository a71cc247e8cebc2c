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
analyse-conceded = Bei { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } wurde das Spiel aufgegeben.
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
