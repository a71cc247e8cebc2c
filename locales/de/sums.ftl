### Meine Rechnungen: welche ich kann, und ruhiges Üben für die anderen. Für Siebenjährige und ihre Eltern.

sums =
    .title = Meine Rechnungen
    .first = Hier kannst du in Ruhe rechnen üben: zwei Minuten, ganz ohne Eile. Danach siehst du, was du schon kannst. Auch Rennen zählen mit.
    .about = Zwei Minuten, ganz ohne Eile. Was du noch nicht so gut kannst, kommt öfter.
    .race = Ein Rennen gegen den Hasen: ein bisschen schneller als ich
    .sprint = Schnell: Zwei-Minuten-Sprint
    .home = Zu den Spielen
    .private = Diese Seite siehst nur du.

sums-standing =
    .sure = Kann ich
    .sure-hint = Richtig und schnell
    .growing = Wird schon
    .growing-hint = Richtig, mit etwas Nachdenken
    .shaky = Noch knifflig
    .shaky-hint = Geht oft daneben
    .new = Noch nicht dran
    .new-hint = Kam noch nicht vor

sums-grid =
    .title = Das kann ich
    .caption = Links steht die Karte, oben, was dazukommt oder weggeht, und im Feld das Ergebnis.
    .legend = Was die Farben bedeuten, und wie viele Rechnungen es davon gibt
    .cell = { $sum }: { $standing }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

sums-growth =
    .title = Woche für Woche
    .week = Woche ab
    .done = Gerechnet

sums-drill =
    .start = Üben
    .again = Noch eine Runde
    .stop = Fertig
    .aloud = Vorlesen
    .tell = Runde speichern
    .spoken = { $value }. Plus { $step } oder minus { $step }?
    .done = { $count ->
        [one] 1 Rechnung geschafft
       *[other] { $count } Rechnungen geschafft
    }
    .grown = { $count ->
        [one] Eine Rechnung mehr, die du richtig gut kannst!
       *[other] { $count } Rechnungen mehr, die du richtig gut kannst!
    }
    .tricky = Die waren heute knifflig. Sie kommen wieder:
    .word-1 = Gut gemacht!
    .word-2 = Du bist drangeblieben. Super!
    .word-3 = Das hast du schön geübt!
    .word-4 = Dein Kopf hat toll gearbeitet!
