### Meine Seite: was aus den eigenen Spielen geworden ist, neben dem, was Bots erreichen.

me =
    .title = Meine Seite
    .of = Die Spiele von { $name }
    .private = Diese Seite siehst nur du.
    .shared = Wer diesen Link hat, sieht deine Seite, aber weder deine Spiele noch deine Mitspieler.
    .share = Seite teilen
    .unshare = Nicht mehr teilen
    .link = Link zu deiner Seite
    .void = Erledigt: Der Link führt nirgendwo mehr hin.
    .none = Hier ist noch nichts. Spiel eine Runde, und die Seite füllt sich: was du gewonnen hast, wie schnell du warst und wie du besser wirst.
    .none-there = Hier gibt es noch keine Spiele.
    .play = Spiel aussuchen
    .not-shared = Diese Seite wird nicht mehr geteilt
    .not-shared-text = Entweder wurde der Link ungültig gemacht, oder er ist nicht vollständig.
    .home = Zu den Spielen
    .you = Du
    .as-table = Als Tabelle
    .week = Woche ab
    .games = Spiele
    .bots = Die Bots haben an jeder Art von Tisch { $count } Spiele an deiner Stelle gespielt, mit den üblichen Bots auf den anderen Plätzen. Gezeigt sind Durchschnitte.
    .counted = Spiele mit Tipps zählen, aber nicht als Bestwerte. Ein aufgegebenes Spiel gilt als verloren. Geführte erste Spiele und solche, die du ab einer Aufzeichnung weiterspielst, zählen nicht.
    .sums = Welche Rechnungen ich kann

me-totals =
    .games = Spiele gespielt
    .wins = Spiele gewonnen
    .streak = Siege in Folge, höchstens

me-kind =
    .games = { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
    .wins = { $count } gewonnen
    .streak = zurzeit { $count } Siege in Folge
    .best-streak = längste Serie: { $count }
    .last = zuletzt am { $day }

me-wins =
    .title = Gewonnene Spiele
    .none = Noch nichts zu vergleichen.
    .weeks = Gewonnene Spiele Woche für Woche; die Linie ist der Schnitt von vier Wochen
    .column = Gewonnen

me-cards =
    .title = Übrige Karten am Ende
    .best = Am wenigsten: { $value }
    .none = Noch nichts zu vergleichen.
    .weeks = Übrige Karten Woche für Woche und im Schnitt von vier Wochen; weniger ist besser
    .column = Übrig

me-time =
    .title = Zeit für einen Sieg
    .alone = Zeit
    .best = Bestzeit: { $value }
    .none = Noch kein Sieg ohne Tipps.
    .weeks = Beste Zeit jeder Woche; weiter unten ist schneller
    .column = Bestzeit
