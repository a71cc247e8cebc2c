# `backtrick analyse`: trener w terminalu.

analyse-start = { $who ->
    [team] Szanse drużyny na początku: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
   *[other] Szanse na początku ({ $who }): { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
}
analyse-luck = Szczęście, w punktach: { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } przy dobieraniu, { NUMBER($hands, minimumFractionDigits: 1, maximumFractionDigits: 1) } w kartach na rękach.
analyse-given = { $name } traci { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-worst = Najwięcej w turze { NUMBER($number) }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-won = Gra wygrana.
analyse-lost = Gra przegrana.
analyse-conceded = Gra poddana przy szansach { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
analyse-table =
    .turn = Tura
    .player = Kto
    .played = Zagrano
    .before = Szansa
    .loss = Strata
    .best = Lepiej
analyse-loss = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-forced = bez wyboru
analyse-better = { $mark }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt: lepsze było { $moves }.
