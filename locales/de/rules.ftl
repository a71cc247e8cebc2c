### Die Gliederung, der die Regeln jedes Spiels folgen: ihre Abschnitte in dieser Reihenfolge.
### Die Regeln eines Spiels sind die gleichnamigen Attribute der Nachricht „<Kürzel>-rules“.

section =
    .goal = Worum es geht
    .cards = Was ihr braucht
    .setup = Bevor es losgeht
    .turn = So wird gespielt
    .fits = Was passt
    .trick = Der Trick
    .drawing = Nachziehen
    .talk = Reden
    .end = Wann Schluss ist
    .example = Ein paar Züge als Beispiel
    .variants = Varianten und Einstellungen
    .rulings = So hält es unser Tisch
    .notation = Wie Züge aufgeschrieben werden
