### The Game – Face to Face, mit unseren eigenen Worten erzählt.

face-to-face = The Game – Face to Face
    .line = Ein Duell, in dem sich jede Hilfe für den Gegner auch für dich lohnt.
    .time = etwa 20 Minuten
    .age = ab 8 Jahren

face-to-face-rules =
    .goal =
        Ein Duell. Jeder von euch hat einen eigenen Kartensatz und zwei eigene Reihen. Leg deine 58
        Zahlenkarten schneller weg als dein Gegner seine.

        Der Kniff dabei: Du darfst auch drüben beim Gegner eine Karte ablegen. Das hilft ihm, aber
        dafür wird deine Hand wieder voll.
    .cards =
        - 60 goldene Karten für den einen, 60 silberne für den anderen.
        - In jeder Farbe gibt es die Zahlen 2 bis 59 je einmal und 2 Reihenkarten. Die aufsteigende
          Reihe fängt bei 1 an, die absteigende bei 60.
    .setup =
        Leg deine beiden Reihenkarten offen vor dich hin. Misch deine 58 Zahlen gründlich, sie sind
        dein Nachziehstapel. Nimm sechs davon auf die Hand und zeig sie niemandem. Wer anfängt,
        entscheidet das Los. Dann seid ihr immer abwechselnd dran.
    .turn =
        Leg zwei Karten oder mehr, eine nach der anderen. Dafür hast du zwei Möglichkeiten:

        - Du legst alle in deine eigenen beiden Reihen, verteilt, wie du magst.
        - Oder du legst genau eine drüben beim Gegner und alle anderen bei dir. Ob diese eine am
          Anfang, am Schluss oder mittendrin kommt, ist dir überlassen.

        Mindestens zwei müssen es sein, in jedem Zug, bis ganz zum Ende. Neue Karten verdecken die
        alten: Zu sehen ist in jeder Reihe nur die oberste.
    .fits =
        Bei dir:

        - Aufsteigende Reihe: Deine Karte ist höher als die oberste. Die bloße Reihenkarte gilt als
          1.
        - Absteigende Reihe: Deine Karte ist niedriger als die oberste. Die bloße Reihenkarte gilt
          als 60.
        - Die Sprünge dürfen so groß sein, wie du willst.

        Drüben beim Gegner ist es umgekehrt, denn dort muss deine Karte eine Hilfe sein:

        - Seine aufsteigende Reihe: jede Karte, die niedriger ist als die oberste.
        - Seine absteigende Reihe: jede Karte, die höher ist als die oberste.
        - Eine bloße Reihenkarte kann nicht mehr besser werden. Dort passt also noch nichts.
    .trick =
        Mit dem Rückwärtstrick springst du in deinen eigenen Reihen um zehn zurück. Um genau zehn:
        in der aufsteigenden Reihe mit einer Karte, die um 10 kleiner ist als die oberste, in der
        absteigenden mit einer, die um 10 größer ist.

        Das geht in einem Zug, so oft du kannst, und bunt gemischt mit gewöhnlichen Karten. Drüben
        brauchst du den Trick nicht. Dort ist jeder Schritt zurück recht.
    .drawing =
        - Alles bei dir gelegt? Zieh zwei Karten, egal ob du zwei gelegt hast oder sechs.
        - Eine beim Gegner gelegt? Zieh, bis du sechs auf der Hand hast.

        Reicht dein Nachziehstapel nicht, nimm, was noch da ist. Danach spielst du ohne Nachziehen
        weiter, und immer noch mit zwei Karten oder mehr pro Zug.
    .end =
        - Du gewinnst in dem Augenblick, in dem alle deine 58 Karten liegen.
        - Du verlierst in dem Augenblick, in dem du dran bist und keine zwei Karten legen kannst.
    .example =
        Noras aufsteigende Reihe zeigt 31, ihre absteigende 44. Die aufsteigende Reihe von Max zeigt
        16.

        - Nora legt ihre 34 auf die 31. Dann kommt der Rückwärtstrick: 24 auf 34, genau 10 weniger.
          Zum Schluss legt sie 43 auf 44. Alle drei liegen bei ihr, also zieht sie zwei.
        - Max legt 19 und 22 in seine aufsteigende Reihe. Dann legt er seine 15 auf Noras 24. Ihre
          Reihe wird besser, und er darf ziehen, bis er sechs Karten hat.
        - Auch Nora freut sich: Ihre aufsteigende Reihe ist auf 15 zurückgerutscht.
    .variants =
        - Wer anfängt (`starter`): `random` ist das Los, und so ist es voreingestellt. Oder ihr
          nennt einen Platz, und der beginnt.
    .rulings =
        - Beginnt dein Zug mit einer einzigen Karte und leerem Nachziehstapel, hast du verloren.
          Eine Karte ist nun einmal nicht zwei.
        - Nach deiner ersten Karte muss noch eine zweite möglich sein. Eine erste Karte, die dir das
          verbaut, gibt dir der Tisch zurück, solange du eine bessere hast.
    .notation =
        - `27^` ist die 27 in der eigenen aufsteigenden Reihe, `27v` in der eigenen absteigenden.
        - Mit `!` kommt sie in die entsprechende Reihe des Gegners: `27^!` oder `27v!`.
        - `end` heißt: Ich bin fertig und ziehe nach.

face-to-face-options =
    .starter = Wer anfängt
    .starter-random = per Los
    .starter-seat = { $name }
