### Die Tagespartie: heute für alle dieselben Karten.

daily =
    .title = Tagespartien
    .about = Heute bekommen alle dieselben Karten. Du hast für jede Partie einen Versuch, auf den anderen Plätzen sitzen Bots. Und dann vergleicht, wie es lief!
    .next = Neue Karten in { $hours } Std. { $minutes } Min.
    .soon = Neue Karten in { $minutes } Min.
    .played = { $done } von { $count } gespielt
    .card = Dieselben Karten für alle: Wie weit kommst du?
    .all = Zu den Tagespartien
    .circles = Unter Freunden vergleichen: Kreise
    .play = Spielen
    .play-what = Spielen: { $game }, { $players }
    .go-on = Weiterspielen
    .go-on-what = Weiterspielen: { $game }, { $players }
    .new = noch nicht gespielt
    .abandoned = aufgegeben
    .running = angefangen
    .this = Das war die Tagespartie vom { $day }. Nur die erste zählt. Ansehen kannst du sie ab morgen.

daily-result =
    .team-won = alles gelegt, zusammen gewonnen
    .team-lost = { $count ->
        [one] eine Karte übrig
       *[other] { $count } Karten übrig
    }
    .won = gewonnen in { $time }
    .lost = diesmal verloren
    .solo = geschafft in { $time }

daily-share =
    .share = Teilen
    .mine = Mein Ergebnis teilen
    .what = Teilen: { $game }, { $players }
    .head = Backtrick, Tagespartie vom { $day }
    .place = { $people ->
        [one] { $share ->
            [0] hinter dem einzigen anderen Ergebnis
            [100] besser als das einzige andere Ergebnis
           *[other] gleichauf mit dem einzigen anderen Ergebnis
        }
       *[other] besser als { $share } % von { $people } anderen
    }
    .label = Dein Ergebnis zum Kopieren
    .copied = Ergebnis kopiert. Füg es ein, wo du magst.
    .by-hand = Kopieren ging hier nicht. Der Text ist markiert: Kopier ihn von Hand.
