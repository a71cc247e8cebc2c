### Wie die Ergebnisse einer Tagespartie im Vergleich stehen, und an welchen Tagen gespielt wurde.

daily-board =
    .compare = Vergleichen
    .compare-what = Vergleichen: { $game }, { $players }
    .stars = { $stars ->
        [one] Ein Stern von fünf
       *[other] { $stars } Sterne von fünf
    }
    .place = { $people ->
        [one] Besser als { $share } % von einem anderen.
       *[other] Besser als { $share } % von { $people } anderen.
    }
    .first = Du hast diese Partie heute als Erstes zu Ende gespielt.
    .nobody = Sonst hat diese Partie noch niemand zu Ende gespielt.
    .uncounted = Dieses Ergebnis zählt bei den anderen nicht mit: Auf demselben Gerät hat schon ein anderer Gast diese Karten gespielt, oder der Tag war schon vorbei.
    .caption = { $people ->
        [0] Noch keine Ergebnisse
        [one] Ein Ergebnis, daneben das der Bots mit denselben Karten
       *[other] { $people } Ergebnisse, daneben die der Bots mit denselben Karten
    }
    .counts-cards = Karten übrig
    .counts-seconds = Zeit
    .counts-wins = Ergebnis
    .people = Leute
    .me = du
    .all-laid = alles gelegt
    .won = gewonnen
    .lost = verloren
    .par = Mit diesen Karten, auf deinem Platz:
    .bot-cards = { $bot } gewinnt { $wins } von { $tries } Spielen, im Schnitt bleiben { $cards } Karten.
    .bot-wins = { $bot } gewinnt { $wins } von { $tries } Spielen.
    .bot-time = { $bot } gewinnt { $wins } von { $tries } Spielen, meist in etwa { $time }.
    .waiting = Die Bots spielen diese Karten noch. Deine Sterne kommen mit ihren Ergebnissen, in ein, zwei Minuten.
    .rules = Wie verglichen wird
    .rule-stars = Bots spielen jede Partie je hundertmal auf deinem Platz: der beste und einer, der einfach legt, was passt. Fünf Sterne: mindestens so gut wie der beste Bot meistens. Vier: besser als in drei von zehn seiner Spiele. Drei: mindestens so gut wie der einfache Bot meistens. Zwei: besser als in einem von fünf seiner Spiele. Einer: zu Ende gespielt. Gegen andere bringt ein Sieg mindestens drei Sterne und eine Niederlage höchstens zwei.
    .rule-place = Dein Platz sagt, wie viele andere du übertroffen hast; Gleichstand zählt halb. Im Team sind weniger übrige Karten besser, im Rennen eine kürzere Zeit, im Duell zählt nur der Sieg. Vor dem eigenen Versuch sieht das niemand, und das beste Spiel können am nächsten Tag alle ansehen.
    .rule-try = Hier gibt es keine Konten, also können wir nur einen Versuch pro Gast zusichern. Jeder kann als anderer Gast wiederkommen. Was ein zweiter Gast auf demselben Gerät erreicht, zählt nicht mit; auf einem anderen Gerät merken wir es nicht. Auch was erst nach dem Ende des Tages fertig wird, zählt nicht: Dann kann man das beste Spiel schon ansehen.

daily-calendar =
    .title = Deine Tage
    .streak = { $count ->
        [0] Gerade keine Serie.
        [one] Ein Tag in Folge.
       *[other] { $count } Tage in Folge.
    }
    .longest = { $count ->
        [one] Deine längste Serie: ein Tag.
       *[other] Deine längste Serie: { $count } Tage.
    }
    .about = Kalender: an { $played } der letzten { $count } Tage gespielt
    .key = Ein volles Feld ist ein Tag mit einer gespielten Partie, ein Punkt darin ein Sieg.

daily-yesterday =
    .title = Die besten Spiele von gestern
    .best = { $name }: { $result }
