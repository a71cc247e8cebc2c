### 7 Ate 9, mit unseren eigenen Worten erzählt.

seven-ate-nine = 7 Ate 9
    .line = Alle auf einmal: plus oder minus, und die schnellste Karte bleibt liegen.
    .time = 5 bis 10 Minuten
    .age = ab 8 Jahren

seven-ate-nine-rules =
    .goal =
        Alle spielen gleichzeitig, niemand wartet. Werde deine Karten schneller los als die anderen.
        Dazu brauchst du flinke Augen und ein bisschen Kopfrechnen.
    .cards =
        - 73 Karten. Jede hat einen Wert von 1 bis 10 und einen Schritt: Grün ±1, Blau ±2, Rot ±3.
        - 12 Chips, aber nur, wenn ihr mehrere Runden spielt.
    .setup =
        Mischt die Karten. Eine kommt offen in die Mitte, die anderen 72 werden verteilt, an alle
        gleich viele. Sie sind dein Stapel: Er liegt verdeckt vor dir, und gespickt wird nicht!
    .turn =
        Auf die Plätze, fertig, los! Ab jetzt macht jeder, was er kann, so schnell er kann:

        - Nimm die oberste Karte deines Stapels auf die Hand, wann immer du magst. Immer nur eine
          auf einmal, aber deine Hand darf so groß werden, wie sie will.
        - Sobald du eine passende Karte hast, leg sie in die Mitte und ruf ihren Wert. Von da an
          zählt die neue Karte.
        - Mehrere hatten dieselbe Idee? Die schnellste Karte bleibt. Die anderen wandern zurück auf
          die Hände, von denen sie kamen.
        - Bist du flink genug, legst du gleich mehrere hintereinander. Auf die anderen brauchst du
          nicht zu warten.
    .fits =
        Schau auf die Karte in der Mitte. Nimm ihren Wert und zähl ihren Schritt dazu oder zieh ihn
        ab. Das sind die beiden Werte, die passen.

        Zum Beispiel auf einer blauen 5: 5 + 2 = 7 und 5 − 2 = 3. Es passt also jede 7 und jede 3.
        Der Schritt auf deiner eigenen Karte ist noch nicht wichtig. Er gilt erst für die Karte
        danach.
    .trick =
        Die Zahlen laufen im Kreis: Auf die 10 folgt die 1. Kommst du über 10 hinaus, zieh 10 ab.
        Landest du unter 1, zähl 10 dazu.

        - Auf einer blauen 10: 10 + 2 = 12, das ist die 2. Und 10 − 2 = 8.
        - Auf einer roten 2: 2 − 3 = −1, das ist die 9. Und 2 + 3 = 5.
    .drawing =
        Du ziehst nur von deinem eigenen Stapel. Ist er leer, spielst du mit deinen Handkarten
        weiter.

        Manchmal sind alle Stapel leer, und keiner hat etwas Passendes. Dann haltet kurz an. Deine
        Hand wird dein neuer Stapel. Die Karten aus der Mitte werden gemischt, eine davon wird
        aufgedeckt, und schon geht es weiter!
    .talk =
        Sag bei jeder Karte, die du legst, laut ihren Wert. Zu viel mehr bleibt kaum Zeit.
    .end =
        Nur noch eine einzige Karte, Hand und Stapel zusammengezählt? Dann musst du nicht mehr
        rechnen: Leg sie verdeckt in die Mitte. Gewonnen!
    .example =
        In der Mitte liegt die blaue 10. Gesucht ist also eine 2 oder eine 8.

        - Ida legt eine rote 2 und ruft „zwei!“. Jetzt ist eine 5 oder eine 9 gesucht.
        - Tom hat eine grüne 9: „Neun!“ Darauf passen 10 und 8.
        - Ida legt eine 8, Tom eine 10, fast im selben Moment. Ida war schneller. Tom nimmt seine 10
          zurück.
        - Ben hat noch nichts gefunden. Er nimmt Karte um Karte von seinem Stapel, immer eine.
    .variants =
        Das alles könnt ihr mischen; allein passt nur `no_wrap` dazu. Voreingestellt ist nichts
        davon: zwei Personen, und jede Variante auf `no` (`handicap=1`, `children=none`).

        - Nur 1 bis 10 (`no_wrap=yes`): Ergebnisse über 10 oder unter 1 zählen einfach nicht.
          Leichter für alle, die gerade erst rechnen lernen.
        - Im eigenen Tempo (`own_pace=yes`): Jedes Kind hat neben seinem Stapel eine eigene Reihe.
          Dort darf sonst niemand legen; so wird nichts zugedeckt, während das Kind noch rechnet. In
          die Mitte darf es außerdem. Welche Plätze Kinder sind, sagt ihr mit `children`, zum
          Beispiel `children=0,2`.
        - Vorsprung (`handicap=2` oder `handicap=3`): Erwachsene bekommen doppelt oder dreimal so
          viele Karten wie Kinder. Auch hier sagt `children`, wer ein Kind ist.
        - Allein (`players=1`): du gegen die Stoppuhr. Wie schnell sind alle deine Karten weg? Für
          Jüngere nehmt `no_wrap=yes` dazu.
        - Mehrere Runden (`match=yes`): Wer eine Runde gewinnt, bekommt einen Chip. Drei Chips sind
          der Gesamtsieg.
    .rulings =
        - Die 73 Karten sind: jede der 30 möglichen Karten zweimal, dazu je eine mehr von Grün 1 bis
          4, von Blau 5 bis 8 und von Rot 1, 2, 3, 9 und 10. Das sind 24 grüne, 24 blaue und 25
          rote.
        - Passt eine Karte nicht, kommt sie zurück auf deine Hand, und du darfst eine Sekunde lang
          nichts legen. Wildes Draufhauen soll sich nicht lohnen. Wie viele Sekunden es sind, stellt
          ihr mit `miss_penalty` ein: 1 ist voreingestellt, 0 schaltet es ab.
        - War nur jemand schneller? Dann kommt deine Karte auch zurück, aber warten musst du nicht.
        - Geht gar nichts mehr, merkt es der Tisch von selbst. Er sagt es euch, mischt auch die
          neuen Stapel und zählt bis zum Neustart herunter.
        - Eine eigene Reihe darf mit jeder Karte beginnen. Solange dort etwas passt, wird nicht
          angehalten. Die allerletzte Karte kommt trotzdem in die Mitte.
        - Beim Vorsprung werden so viele Karten verteilt, wie genau aufgehen. Der Rest bleibt in der
          Schachtel.
        - Hilft keine Karte der Mitte weiter, werden auch die eigenen Reihen der Kinder eingemischt
          und fangen neu an.
    .notation =
        - `draw` nimmt die oberste Karte vom eigenen Stapel.
        - `g7` ist die grüne 7 in der Mitte, `g7~` dieselbe Karte in der eigenen Reihe.
        - Die letzte Karte, die verdeckt in die Mitte kommt, wird geschrieben wie jede andere.
        - Die Farben sind `g` Grün (±1), `b` Blau (±2) und `r` Rot (±3).

seven-ate-nine-options =
    .no_wrap = Nur 1 bis 10
    .no_wrap-hint = Ergebnisse über 10 oder unter 1 zählen nicht. Leichter für den Anfang.
    .own_pace = Im eigenen Tempo
    .own_pace-hint = Jedes Kind hat eine eigene Reihe. Sag unten, wer ein Kind ist.
    .handicap = Vorsprung für Kinder
    .handicap-1 = keiner
    .handicap-2 = Erwachsene: doppelt so viele Karten
    .handicap-3 = Erwachsene: dreimal so viele Karten
    .children = Wer ein Kind ist
    .children-none = niemand
    .children-hint = Wähl dazu einen Vorsprung oder das eigene Tempo.
    .children-me = als Kind
    .children-others = { $count ->
        [one] mit einem weiteren Kind
       *[other] mit { $count } weiteren Kindern
    }
    .children-with = { $count ->
        [one] mit einem Kind
       *[other] mit { $count } Kindern
    }
    .match = Mehrere Runden
    .match-hint = Wer eine Runde gewinnt, bekommt einen Chip. Drei Chips sind der Gesamtsieg.
    .miss_penalty = Sekunden Pause nach einem Fehlgriff
