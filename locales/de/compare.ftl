### Bots im Vergleich, mit denselben Karten.

compare =
    .wins = Siege
    .rate = Siegquote
    .left = Übrige Karten
    .difference = Unterschied in Prozentpunkten: { $points }; 95-%-Intervall: { $low } bis { $high }. Es gilt, egal wie oft man nachsieht.
    .deals = Kartenverteilungen, dieselben für alle: { NUMBER($deals) }
compare-verdict =
    .first = { $bot } gewinnt öfter.
    .second = { $bot } gewinnt öfter.
    .alike = Sie unterscheiden sich um höchstens { $margin ->
        [one] { $margin } Prozentpunkt
       *[other] { $margin } Prozentpunkte
    }.
    .open = Wer besser ist, steht noch nicht fest.
compare-interrupted = Abgebrochen nach { NUMBER($deals) } von { NUMBER($wanted) } Kartenverteilungen.
compare-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }: Zum Vergleichen brauche ich zwei.
compare-alone = Für nur eine Person lässt sich nichts vergleichen. Nimm mehr Plätze.

## Wenn sich die Bots nicht kennen

crossplay =
    .team = Siegquoten mit 95-%-Intervallen: Ein Bot der Zeile spielt mit lauter Bots der Spalte.
    .opponents = Siegquoten mit 95-%-Intervallen: ein Bot der Zeile gegen lauter Bots der Spalte.
crossplay-bots = Nenn mindestens zwei verschiedene Bots.
