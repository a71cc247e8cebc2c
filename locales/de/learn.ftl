### Ein Spiel im Browser lernen: die Regeln in Bildern, und die geführte erste Partie.

learn =
    .title = So wird gespielt
    .line = Jedes Spiel in sechs kleinen Bildern, und dann eine erste Partie mit einem geduldigen Partner.
    .step = Schritt { $step } von { $count }
    .steps = Schritte
    .back = Zurück
    .next = Weiter
    .again = Noch einmal zeigen
    .guided = Geführte erste Partie spielen
    .guided-hint = Zehn Schritte an einem echten Tisch. Ein geduldiger Bot spielt mit und sagt dir, was du tun kannst.
    .others = Alle Spiele

## The Game: Quick & Easy

learn-quick-easy-1 =
    .title = Ein Team, zwei Reihen
    .text = Ihr spielt gemeinsam gegen die Karten. Zwischen euch liegen zwei Reihen, und ihr wollt alle 50 Karten dort ablegen: die Zahlen 1 bis 10 in fünf Farben.
learn-quick-easy-2 =
    .title = Hinauf und hinunter
    .text = In der einen Reihe ist jede Karte höher als die davor, in der anderen niedriger. Lücken dürfen beliebig groß sein, aber sie kosten Platz. Die gleiche Zahl passt nicht.
learn-quick-easy-3 =
    .title = Du bist dran
    .text = Du hast zwei Karten. Leg eine davon oder beide, in welche Reihe du magst. Dann zieh nach, bis du wieder zwei hast, und es geht reihum weiter.
learn-quick-easy-4 =
    .title = Der Rückwärtstrick
    .text = Eine Karte in der Farbe der obersten passt immer, egal welche Zahl sie hat. So bekommt eine Reihe wieder Platz. Heb dir solche Karten für den richtigen Moment auf!
learn-quick-easy-5 =
    .title = Redet miteinander!
    .text = Erzählt euch jederzeit, was ihr habt: eure Farben, ungefähr wie hoch, wo ihr gern legen würdet. Nur Zahlen sind tabu, und Hinweise, aus denen man sie errechnen kann.
learn-quick-easy-6 =
    .title = Gewonnen oder verloren
    .text = Liegen alle 50 Karten, habt ihr alle gewonnen. Ist jemand dran und keine Karte auf der Hand passt, habt ihr verloren. Je weniger übrig bleiben, desto besser.

## The Game: Face to Face

learn-face-to-face-1 =
    .title = Ein Duell
    .text = Zwei spielen gegeneinander, mit goldenen Karten gegen silberne: den Zahlen 2 bis 59. Jeder hat eine Reihe, die von 1 an klettert, und eine, die von 60 an fällt.
learn-face-to-face-2 =
    .title = Du bist dran
    .text = Du hast sechs Karten auf der Hand. Leg mindestens zwei davon in deine eigenen Reihen: höher in der aufsteigenden, niedriger in der absteigenden. Kleine Schritte lassen dir Platz.
learn-face-to-face-3 =
    .title = Der Rückwärtstrick
    .text = In deine aufsteigende Reihe passt auch eine Karte, die um genau 10 kleiner ist als die oberste, in deine absteigende eine, die um genau 10 größer ist. So oft du kannst!
learn-face-to-face-4 =
    .title = Helfen
    .text = Einmal pro Zug darfst du eine Karte in eine Reihe deines Gegenübers legen. Sie muss die Reihe besser machen: niedriger, wo es hinaufgeht, höher, wo es hinuntergeht.
learn-face-to-face-5 =
    .title = Nachziehen
    .text = Wer nur bei sich gelegt hat, zieht zwei Karten. Wer geholfen hat, zieht, bis es wieder sechs sind. Darum ist Helfen oft das Klügste.
learn-face-to-face-6 =
    .title = Gewonnen oder verloren
    .text = Wer zuerst alle 58 Karten gelegt hat, gewinnt. Wer dran ist und keine zwei Karten legen kann, verliert sofort.

## 7 Ate 9

learn-seven-ate-nine-1 =
    .title = Alle auf einmal
    .text = Hier wartet niemand, bis er dran ist. Zieh Karten von deinem eigenen Stapel, immer eine und so viele du willst, und leg in die Mitte, was passt.
learn-seven-ate-nine-2 =
    .title = Was passt
    .text = Die Karte in der Mitte hat eine Zahl und einen Schritt: Grün ±1, Blau ±2, Rot ±3. Zähl den Schritt dazu oder zieh ihn ab. Diese beiden Zahlen passen, in jeder Farbe.
learn-seven-ate-nine-3 =
    .title = Im Kreis herum
    .text = Über 10 und unter 1 gibt es nichts: Dann ziehst du 10 ab oder zählst 10 dazu. So wird aus 12 die 2, und aus −1 die 9.
learn-seven-ate-nine-4 =
    .title = Die schnellste Karte bleibt
    .text = Zwei legen im selben Augenblick? Die Karte, die zuerst da war, bleibt, die andere geht zurück auf die Hand. Es zählt, was jetzt dort liegt.
learn-seven-ate-nine-5 =
    .title = Daneben
    .text = Eine Karte, die nicht passt, kommt zurück, und du darfst eine Sekunde lang nicht legen. Geht bei niemandem mehr etwas, mischt der Tisch neu und zählt herunter.
learn-seven-ate-nine-6 =
    .title = Die letzte Karte
    .text = Deine allerletzte Karte passt immer, egal was darauf steht. Du legst sie verdeckt hin und hast gewonnen!

## Was in den Bildern gesagt und gezeigt wird

learn-scene =
    .low = Etwas Niedriges in Gelb!
    .row = Lasst mir die untere Reihe!
    .number = Ich habe eine 3!
    .one-second = eine Sekunde

## Die geführte erste Partie

guide =
    .title = Geführte erste Partie
    .step = Schritt { $step } von { $count }
    .well-done = Gut gemacht, du kannst das Spiel!
    .meant = Das geht auch. Gemeint war etwas anderes: Nimm es zurück und versuch es noch einmal, oder spiel weiter, wie du magst.
    .left = Das war deine eigene Idee, und damit endet die Führung. Spiel weiter, wie du magst, oder fang noch einmal von vorne an.
    .take-back = Zurücknehmen
    .begin = Von vorne
    .free = Weiterspielen
    .end = Führung beenden
    .bots = Partie mit Bots
    .friends = Partie mit Freunden
