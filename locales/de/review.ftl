# Was der Trainer zu einem beendeten Spiel sagt, im Browser.

review =
    .title = Analyse
    .soon = Der Trainer sieht sich das Spiel an …
    .waiting = Vorher sind noch andere Spiele dran.
    .running = Der Trainer sieht sich das Spiel an: { NUMBER($judged) } von { NUMBER($turns) } Zügen.
    .ready = Die Analyse ist fertig.
    .chart = Gewinnchance im Lauf des Spiels
    .chart-of = Gewinnchance im Lauf des Spiels: { $name }
    .turn = Zug { NUMBER($number) } · { $name }
    .played = Gespielt
    .best = Besser
    .loss = { $mark }, { NUMBER($points) } { $points ->
        [one] Punkt
       *[other] Punkte
    } verschenkt
    .fine = Der Trainer hätte nichts Besseres gewusst.
    .small = Der Trainer hätte etwas minimal Besseres gewusst.
    .forced = Es gab keine Wahl.
    .show = Zeigen
    .shown = So wurde nicht gespielt: Das ist der bessere Zug, mit den Karten, die { $name } sah.
    .pretended = Besser, aber nicht gespielt
    .back = Zurück zum Spiel
    .marks = Fehler
    .unmarked = Kein Fehler, bei dem sich der Trainer sicher ist.
    .previous = Voriger Fehler
    .next = Nächster Fehler
    .go = Zug { NUMBER($number) }, { $name }: { $mark }, { NUMBER($points) } { $points ->
        [one] Punkt
       *[other] Punkte
    }
    .turns = Alle Züge
    .figures = Zahlen aller Spieler, daneben die Bots
    .between = Das liegt in diesem einen Spiel zwischen „{ $worse }“ und „{ $better }“.
    .less = Das ist in diesem einen Spiel weniger als bei „{ $worse }“.
    .more = Das ist in diesem einen Spiel mehr als bei „{ $better }“.
    .how = Beurteilt wird jeder Zug nach dem, was man in dem Moment wissen konnte. Die Gewinnchance gilt für den Fall, dass von da an Könner weiterspielen.
    .puzzles = Rätsel aus anderen Spielen

# „We“ ist das Team, in dem man mitspielt, „you“ man selbst.
story-start = { $who ->
    [we] Am Anfang standen eure Chancen bei { $chance }.
    [you] Am Anfang standen deine Chancen bei { $chance }.
    [team] Am Anfang standen die Chancen des Teams bei { $chance }.
   *[other] Am Anfang standen die Chancen von { $name } bei { $chance }.
}
story-luck =
    .took = Pech hat { NUMBER($points) } gekostet.
    .gave = Glück hat { NUMBER($points) } gebracht.
    .even = Glück und Pech hielten sich die Waage.
story-given = { $who ->
    [we] Ihr habt { NUMBER($points) } verschenkt, am meisten in Zug { NUMBER($number) }.
    [you] Du hast { NUMBER($points) } verschenkt, am meisten in Zug { NUMBER($number) }.
    [team] Das Team hat { NUMBER($points) } verschenkt, am meisten in Zug { NUMBER($number) }.
   *[other] { $name } hat { NUMBER($points) } verschenkt, am meisten in Zug { NUMBER($number) }.
}
story-other = { $name } hat { NUMBER($points) } verschenkt.
story-nothing = { $who ->
    [we] Ihr habt nichts verschenkt.
    [you] Du hast nichts verschenkt.
    [team] Das Team hat nichts verschenkt.
   *[other] { $name } hat nichts verschenkt.
}
story-conceded = Bei { $chance } wurde das Spiel aufgegeben.
story-race = { $who ->
    [you] Eine Karte, die passte, lag bei dir im Schnitt nach { NUMBER($seconds, maximumFractionDigits: 1) }{"\u00A0"}s.
   *[other] Eine Karte, die passte, lag bei { $name } im Schnitt nach { NUMBER($seconds, maximumFractionDigits: 1) }{"\u00A0"}s.
} { $missed ->
    [0] Kein Fehlgriff.
    [one] Ein Fehlgriff.
   *[other] { NUMBER($missed) } Fehlgriffe.
}

# Aus Fehlern lernen: markierte Züge werden noch einmal versucht.
practice =
    .title = Aus deinen Fehlern lernen
    .title-of = Aus den Fehlern von { $name } lernen
    .place = { NUMBER($number) } von { NUMBER($count) }
    .task = Zug { NUMBER($number) } kostete { $points ->
        [one] einen Punkt
       *[other] { NUMBER($points) } Punkte
    }. Finde einen besseren.
    .judging = Der Trainer sieht sich deinen Zug an …
    .right = Richtig! Besser geht es nicht.
    .good = Richtig! Viel besser geht es nicht.
    .wrong = Noch nicht: Das kostet { $points ->
        [one] einen Punkt
       *[other] { NUMBER($points) } Punkte
    }.
    .shown = Das war der beste Zug.
    .tried = Deiner
    .best = Bester
    .played = Im Spiel
    .tempting = Verlockend
    .again = Noch ein Versuch
    .solution = Lösung zeigen
    .next = Nächster Fehler
    .finish = Zum Ergebnis
    .leave = Zurück zur Analyse
    .restart = Noch einmal
practice-summary =
    .found = { $count ->
        [one] Ein Fehler gleich verbessert.
       *[other] { NUMBER($count) } Fehler gleich verbessert.
    }
    .later = { $count ->
        [one] Einer nach mehreren Versuchen verbessert.
       *[other] { NUMBER($count) } nach mehreren Versuchen verbessert.
    }
    .shown = { $count ->
        [one] Eine Lösung gezeigt.
       *[other] { NUMBER($count) } Lösungen gezeigt.
    }
