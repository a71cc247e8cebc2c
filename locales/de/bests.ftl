### Was jemandem in einem Spiel besser gelungen ist als je zuvor, unter dem Ergebnis.

bests =
    .title = So gut wie noch nie
    .first-win = Dein erster Sieg in diesem Spiel!
    .time = So schnell warst du noch nie: { $value }. Bisher waren es { $before }.
    .cards = { $value ->
        [0] Alle Karten gelegt: dein bestes Ergebnis. Bisher waren es { $before }.
        [one] Nur eine Karte übrig: dein bestes Ergebnis. Bisher waren es { $before }.
       *[other] Nur { $value } Karten übrig: dein bestes Ergebnis. Bisher waren es { $before }.
    }
    .streak = { $value } Siege in Folge: deine längste Serie!
    .page = Meine Seite
