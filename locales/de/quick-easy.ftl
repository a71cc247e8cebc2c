### The Game – Quick & Easy, mit unseren eigenen Worten erzählt.

quick-easy = The Game – Quick & Easy
    .line = Ein Team, zwei Reihen, fünfzig Karten – und keine Zahl darf verraten werden.
    .time = etwa 10 Minuten
    .age = ab 8 Jahren

quick-easy-rules =
    .goal =
        Ihr haltet alle zusammen, euer Gegner sind die Karten. In der Tischmitte wachsen zwei
        Reihen: In der einen klettern die Zahlen, in der anderen fallen sie. Schafft ihr es, alle 50
        Karten loszuwerden, bevor jemand festsitzt?

        Keiner kennt die Karten der anderen. Darum kommt es auf gute Tipps an.
    .cards =
        - 50 Zahlenkarten: die 1 bis 10 in Rot, Blau, Grün, Gelb und Lila.
        - 2 Reihenkarten, die zeigen, wo die Reihen liegen: oben die absteigende, unten die
          aufsteigende.
    .setup =
        Legt die Reihenkarten in die Mitte, eine über die andere. Mischt die Zahlenkarten. Jeder
        bekommt zwei, der Rest ist der Nachziehstapel. Er liegt verdeckt.

        Schau dir deine beiden Karten an und zeig sie niemandem. Dann beratet ihr euch: Wer hat
        etwas Gutes für den Anfang? Wer beginnt, bestimmt ihr gemeinsam. Danach geht es reihum, im
        Uhrzeigersinn.
    .turn =
        Bist du dran, dann leg eine Karte oder zwei, ganz wie du willst. Zwei Karten dürfen in
        dieselbe Reihe oder in jede Reihe eine. Leg sie nacheinander. Dann ziehst du nach, und der
        Nächste kommt dran.

        Jede neue Karte verdeckt die vorige. Zu sehen ist immer nur die oberste.
    .fits =
        - Aufsteigende Reihe: Deine Karte ist höher als die oberste.
        - Absteigende Reihe: Deine Karte ist niedriger als die oberste.

        Wie groß der Sprung ist, entscheidest du. Aber Vorsicht: Große Sprünge kosten Platz, der
        euch später fehlt. Die gleiche Zahl ist weder höher noch niedriger, sie passt also nicht.

        In einer leeren Reihe ist jede Karte willkommen, denn eine Reihenkarte hat weder Zahl noch
        Farbe.
    .trick =
        Der Rückwärtstrick: Hat deine Karte dieselbe Farbe wie die oberste, dann passt sie immer.
        Ihre Zahl ist ganz egal. So kann eine Reihe, die fast am Ende war, weit zurückspringen.

        Das klappt auch auf einer Karte, die du eben erst gelegt hast. Mit zwei Karten einer Farbe
        legst du die erste nach der Zahl und die zweite mit dem Trick.
    .drawing =
        Am Ende deines Zuges füllst du deine Hand wieder auf zwei Karten auf. Ist der Nachziehstapel
        leer, zieht niemand mehr nach; ihr spielt einfach mit dem, was ihr habt.
    .talk =
        Redet, so viel ihr wollt und wann ihr wollt. Das ist das halbe Spiel! Deine Farben, ob du
        eher hohe oder niedrige Karten hast, wer wohin legen sollte: Das alles darf gesagt werden.
        Nur eines ist tabu: Zahlen. Nenn keine, und gib auch keinen Tipp, aus dem man eine
        ausrechnen kann.

        - In Ordnung: „Ich habe etwas ziemlich Kleines in Grün.“ – „Lasst mir die obere Reihe!“ –
          „Unten kann ich den Rückwärtstrick.“ – „Ich könnte beide legen.“
        - Nicht in Ordnung: „Ich habe eine 4.“ – „Meine ist genau eins kleiner als die oberste.“
    .end =
        - Ihr gewinnt alle zusammen, wenn die letzte der 50 Karten liegt.
        - Ihr verliert sofort, wenn jemand dran ist, noch Karten hat und keine davon passt.

        Zählt dann, was auf den Händen und im Nachziehstapel übrig ist. Je weniger, desto besser:
        ein Rekord für das nächste Mal.
    .example =
        Mia, Leo und Zoe fangen an, beide Reihen sind noch leer.

        - Mia legt ihre grüne 9 in die absteigende Reihe und zieht eine Karte.
        - Leo legt zwei: die blaue 2 in die aufsteigende Reihe und die gelbe 6 in die absteigende,
          denn 6 ist kleiner als 9. Er zieht zwei Karten.
        - Zoe hat die gelbe 8. Für die absteigende Reihe ist sie zu hoch, aber sie ist gelb, und
          Gelb liegt oben: Rückwärtstrick! Die Reihe hüpft von der 6 zurück auf die 8.
        - Mia hat eine rote 8 und eine lila 4. Eine 8 darf nicht auf die 8. In der aufsteigenden
          Reihe wäre sie ein Riesensprung nach der 2. Also legt sie dort die lila 4, und alle atmen
          auf.
    .variants =
        - Profi (`variant=pro`): Ein Zug ist eine Karte, nicht mehr und nicht weniger. Und beim
          Reden wird es eng. Du darfst sagen, welche Farben du hast, welche Reihe du gern hättest
          und wo du den Rückwärtstrick kannst. Sonst nichts, auch nichts über hoch oder niedrig.
          Voreingestellt ist das normale Spiel (`variant=normal`).
        - Wer anfängt (`starter`): Mit `agree` macht ihr es unter euch aus, und so ist es
          voreingestellt. Mit `random` entscheidet das Los. Oder ihr nennt einen Platz, und der
          beginnt.
        - Offene Reihen (`open_rows=yes`): Der Tisch zeigt alle Karten beider Reihen, nicht nur die
          obersten. Angenehm für das erste Mal. Voreingestellt ist `no`.
    .rulings =
        - Die fünfte Farbe braucht einen Namen. Bei uns heißt sie Lila.
        - Wer anfängt: Jemand schlägt einen Platz vor. Alle anderen stimmen zu oder schlagen einen
          anderen vor. Sobald sich alle einig sind, geht es los. Bots richten sich nach den
          Menschen.
        - Während des Spiels kann niemand nachsehen, welche Karten schon liegen, außer mit offenen
          Reihen. Hinterher liegt die ganze Partie offen.
        - Wer keine Karten mehr hat, wird übersprungen.
        - Im Ergebnis steht, wie viele Karten übrig waren, auf den Händen und im Nachziehstapel
          zusammen.
        - Wie viele Karten du legen oder ziehen möchtest, verrät keine Karte. Im normalen Spiel
          darfst du es sagen.
    .notation =
        - `r7^` ist die rote 7 in der aufsteigenden Reihe, `r7v` dieselbe Karte in der absteigenden.
        - Die Farben sind `r` Rot, `b` Blau, `g` Grün, `y` Gelb und `p` Lila.
        - `end` heißt: Ich bin fertig und ziehe nach.
        - `start:2` heißt: Platz 2 soll anfangen. Die Plätze zählen ab 0.

quick-easy-options =
    .variant = Regeln
    .variant-normal = normal
    .variant-pro = Profi
    .variant-hint = Profi: eine Karte pro Zug, und über hoch oder niedrig wird nichts verraten.
    .starter = Wer anfängt
    .starter-agree = ihr macht es aus
    .starter-random = per Los
    .starter-seat = { $name }
    .open_rows = Offene Reihen
    .open_rows-hint = Alle Karten beider Reihen sind zu sehen. Angenehm für das erste Spiel.
