### Geführte erste Partien: bei jedem Schritt, was zu tun ist und warum (say), und was dann geschehen ist (done).

## The Game: Quick & Easy

lesson-quick-easy-1 =
    .say = Hallo! Wir beide sind ein Team. Zuerst machen wir aus, wer beginnt. Du hast eine eher niedrige und eine eher hohe Karte, das ist gut für den Anfang. Sag, dass du beginnst!
    .done = Ich habe dasselbe gesagt, also ist es abgemacht: Du beginnst.
lesson-quick-easy-2 =
    .say = In der einen Reihe klettern die Zahlen. Deine blaue 3 ist niedrig, über ihr bleibt also viel Platz. Leg sie in die aufsteigende Reihe.
    .done = Da liegt sie. Ab jetzt passt dort alles, was höher ist als 3.
lesson-quick-easy-3 =
    .say = Du darfst noch eine zweite Karte legen. In der anderen Reihe fallen die Zahlen, also ist eine hohe ein guter Anfang. Leg deine lila 8 in die absteigende Reihe.
    .done = Gut gemacht. Dort passt jetzt alles, was niedriger ist als 8.
lesson-quick-easy-4 =
    .say = Mehr als zwei Karten darfst du in einem Zug nicht legen. Beende ihn, dann ziehst du wieder auf zwei nach.
    .done = Du hast zwei neue Karten: eine gelbe 3 und eine rote 2. Jetzt bin ich dran.
lesson-quick-easy-5 =
    .say = Schau zu, was ich mache.
    .done = Ich habe eine gelbe 7 in die aufsteigende Reihe gelegt. Eine Karte hat mir gereicht: Man darf immer auch nur eine legen.
lesson-quick-easy-6 =
    .say = Hör zu, ich sage dir gleich etwas.
    .done = Ich habe gesagt, dass ich in der absteigenden Reihe den Rückwärtstrick kann. Das heißt: Lass mir bitte diese Reihe!
lesson-quick-easy-7 =
    .say = Jetzt sag du mir etwas. Zahlen sind tabu, aber Farben sind erlaubt, und „niedrig“ oder „hoch“ auch. Sag, dass du eine niedrige gelbe Karte hast.
    .done = Verstanden, etwas Niedriges in Gelb. So darfst du jederzeit reden. Das ist das halbe Spiel.
lesson-quick-easy-8 =
    .say = Mal sehen, was nicht geht. Oben auf der aufsteigenden Reihe liegt die 7. Versuch, deine rote 2 daraufzulegen.
    .done = Sie kam zurück: 2 ist nicht höher als 7, und Rot ist nicht Gelb. Probieren kostet nichts.
lesson-quick-easy-9 =
    .say = Jetzt kommt der Rückwärtstrick! Eine Karte in der Farbe der obersten passt immer, egal welche Zahl sie hat. Leg deine gelbe 3 auf die gelbe 7.
    .done = Hurra! Die Reihe ist von 7 zurück auf 3 gesprungen. Das gibt viel Platz für unsere anderen Karten.
lesson-quick-easy-10 =
    .say = Die rote 2 heb dir auf. Beende deinen Zug, zieh nach, und dann sieh dir meinen Trick an.
    .done = Jetzt weißt du alles: eine oder zwei legen, reden, nachziehen. Liegen alle 50 Karten, haben wir gewonnen. Spiel weiter, wie du magst, ich spiele mit!

## The Game: Face to Face

lesson-face-to-face-1 =
    .say = Das hier ist ein Duell. Du hast zwei eigene Reihen. In der aufsteigenden muss jede Karte höher sein als die letzte. Kleine Schritte sind am besten: Leg deine 6 dorthin.
    .done = Deine Reihe steht jetzt bei 6. Darüber ist noch viel Platz.
lesson-face-to-face-2 =
    .say = Darf man nach einer Karte aufhören? Versuch, deinen Zug zu beenden.
    .done = Nein: Zwei Karten müssen es mindestens sein. Mehr dürfen es gerne werden.
lesson-face-to-face-3 =
    .say = In deiner absteigenden Reihe muss jede Karte niedriger sein als die letzte. Sie beginnt bei 60, also ist deine 56 nur ein kleiner Schritt. Leg sie dorthin.
    .done = Das waren zwei Karten. Jetzt dürftest du aufhören.
lesson-face-to-face-4 =
    .say = Beende deinen Zug. Wer nur in die eigenen Reihen legt, zieht zwei Karten.
    .done = Zwei neue Karten, also hast du wieder sechs. Ich bin dran.
lesson-face-to-face-5 =
    .say = Schau auf meine Reihen dort drüben.
    .done = Ich habe die 11 und die 56 in meine eigenen Reihen gelegt. Du bist wieder dran.
lesson-face-to-face-6 =
    .say = Jetzt kommt etwas Schlaues. Leg deine 35 in deine aufsteigende Reihe. Das sieht nach einem Riesensprung aus, aber warte ab!
    .done = Von 6 hinauf auf 35. Jetzt such eine Karte, die um genau zehn kleiner ist.
lesson-face-to-face-7 =
    .say = Der Rückwärtstrick: Eine Karte, die um genau 10 kleiner ist als die oberste, passt auch. Leg deine 25 auf die 35.
    .done = Zehn Schritte zurück, und wieder eine Karte weniger auf der Hand!
lesson-face-to-face-8 =
    .say = Das darfst du machen, so oft du kannst. Leg deine 15 auf die 25.
    .done = Drei Karten, und deine Reihe steht erst bei 15. Stark gespielt!
lesson-face-to-face-9 =
    .say = Einmal pro Zug darfst du eine Karte in meine Reihen legen. Sie muss mir helfen: niedriger als die oberste meiner aufsteigenden Reihe, und das ist die 11. Leg deine 8 dorthin.
    .done = Danke! Meine Reihe ist von 11 auf 8 zurückgegangen. Und du bekommst gleich etwas dafür.
lesson-face-to-face-10 =
    .say = Du hast nur noch zwei Karten. Aber weil du mir geholfen hast, ziehst du nach, bis du sechs hast. Beende deinen Zug!
    .done = Vier neue Karten auf einmal: Dafür lohnt sich das Helfen. Wer zuerst alle 58 Karten gelegt hat, gewinnt. Spiel weiter, jetzt ist es deine Partie!

## 7 Ate 9

lesson-seven-ate-nine-1 =
    .say = Hier wartet niemand: Wir spielen alle gleichzeitig. Deine Karten liegen in deinem Stapel. Zieh die erste!
    .done = Eine rote 7. Deine Hand darf so groß werden, wie du willst.
lesson-seven-ate-nine-2 =
    .say = Zieh, so oft du magst, immer eine Karte auf einmal. Nimm noch eine.
    .done = Jetzt hast du eine 7 und eine 9. Mal sehen, welche davon passt.
lesson-seven-ate-nine-3 =
    .say = Die grüne 6 in der Mitte hat ±1. Also passt eine 7, denn 6 + 1 = 7, und eine 5 auch. Leg deine 7!
    .done = Richtig! Jetzt zählt deine rote 7. Rot heißt ±3, gesucht ist also eine 10 oder eine 4.
lesson-seven-ate-nine-4 =
    .say = Die hast du beide nicht. Schau mir kurz zu, heute bin ich schön langsam.
    .done = Ich habe eine grüne 10 gelegt, denn 7 + 3 = 10. In einem echten Spiel musst du schneller sein als die anderen.
lesson-seven-ate-nine-5 =
    .say = Zieh noch eine Karte.
    .done = Eine rote 2. Passt sie auf die grüne 10?
lesson-seven-ate-nine-6 =
    .say = Finden wir heraus, was passiert, wenn eine Karte nicht passt. Leg deine 2 trotzdem!
    .done = Sie kam zurück, und eine Sekunde lang kannst du nichts legen. Vorher rechnen lohnt sich also.
lesson-seven-ate-nine-7 =
    .say = Du darfst den Schritt auch abziehen. Auf der grünen 10: 10 − 1 = 9. Leg deine 9!
    .done = Sehr gut. Auf der roten 9 ist jetzt 9 + 3 oder 9 − 3 gesucht.
lesson-seven-ate-nine-8 =
    .say = 9 + 3 = 12, aber eine 12 gibt es nicht. Die Zahlen laufen im Kreis: Über 10 ziehst du 10 ab. Das ist also die 2. Leg deine 2!
    .done = Eben hat sie noch nicht gepasst, und jetzt passt sie!
lesson-seven-ate-nine-9 =
    .say = Deine Hand ist leer. Zieh eine neue Karte.
    .done = Eine rote 9. In der Mitte liegt die rote 2: 2 + 3 = 5. Und 2 − 3?
lesson-seven-ate-nine-10 =
    .say = 2 − 3 liegt unter 1, also zählst du 10 dazu: Das macht 9. Leg deine 9!
    .done = Ausgezeichnet! Deine allerletzte Karte passt auf alles, und mit ihr gewinnst du. Weiter geht’s, und flink: Jetzt spiele ich richtig mit!
