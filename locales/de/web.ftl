### Die Seiten im Browser. Was sie über Regeln, Tische und Ablehnungen sagen, steht in den anderen
### Dateien.

site =
    .name = Backtrick

## Die Startseite

home =
    .title = Drei Spiele mit Zahlen
    .line = Für einen Abend mit Freunden, wo auch immer sie gerade sind.

languages = Sprache
    .en = English
    .de = Deutsch
    .pl = Polski

nameless = Gelöschter Gast
program-name = { $name } (Programm)
privacy-link = Datenschutz

## Karten, wie sie vorgelesen werden, und die Namen der Farben, wie sie auf ihnen stehen

card =
    .back = eine verdeckte Karte
    .red = rote { $value }
    .blue = blaue { $value }
    .green = grüne { $value }
    .yellow = gelbe { $value }
    .purple = lila { $value }
    .gold = goldene { $value }
    .silver = silberne { $value }

ink =
    .red = rot
    .blue = blau
    .green = grün
    .yellow = gelb
    .purple = lila
    .gold = gold
    .silver = silber

## Wenn etwas nicht klappt

missing =
    .title = Hier ist nichts
    .text = Vielleicht ist der Link unvollständig. Versuch es über die Startseite.
    .home = Zur Startseite

offline =
    .title = Keine Verbindung.
    .text = Die Regeln und deine Seite, wie sie zuletzt war, kannst du lesen. Zum Spielen braucht es eine Verbindung.

trouble =
    .title = Diese Seite ließ sich nicht laden
    .again = Noch einmal versuchen

net-unreachable = Der Server ist nicht zu erreichen. Bist du online?
net-no-cookies = Dein Browser blockiert Cookies für diese Seite, darum erkennen wir dich nicht wieder. Erlaube sie und versuch es noch einmal.

## Kleinigkeiten

dialog =
    .close = Schließen

notice =
    .all = Hinweise
    .dismiss = Hinweis ausblenden
