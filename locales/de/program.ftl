### Das Programm selbst: die erste Seite, die Befehle und was es zu Vertippern sagt.
### Wörter wie „games“ und „rules“ nach dem Programmnamen sind Befehle und bleiben, wie sie sind.

colophon =
    Backtrick ist eine unabhängige Umsetzung, von Grund auf selbst geschrieben und mit eigenen
    Worten erklärt. The Game und seine Geschwister sind von Steffen Benndorf (NSV), 7 Ate 9 ist
    von Maureen Hiron. Dir gefällt ein Spiel? Dann gönn dir die Schachtel!

to-play =
    Mitspielen? Tipp `{ $command }` ein. Dann öffnet sich im Browser eine Seite mit Tischen für dich,
    deine Freunde und Bots.

## Daten zu einem Spiel

players-exactly = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
players-between = { $least } bis { $most } Personen

## Die erste Seite

start =
    .welcome = Hallo! Das ist Backtrick: { $count ->
        [one] ein Kartenspiel, bei dem
       *[other] { $count } Kartenspiele, bei denen
    } sich alles um Zahlen dreht.
    .next = Wie es weitergeht
    .serve = den Server starten: Tische für dich, deine Freunde und Bots
    .games = alle Spiele auflisten
    .watch = Bots bei { $name } zusehen
    .rules = { $name } lernen
    .replay = eine Partie noch einmal ansehen, Zug für Zug
    .help = alle Befehle

## Die Liste der Spiele

games =
    .id = Kürzel
    .name = Spiel
    .players = Personen
    .next = So lernst du ein Spiel: { $command }

## Wenn sich jemand vertippt hat

game-as-command = „{ $given }“ ist ein Spiel, kein Befehl. Meinst du `{ $command }`?
unknown-game = Ein Spiel „{ $given }“ gibt es nicht. Zur Wahl stehen { $known }.
    .close = Ein Spiel „{ $given }“ gibt es nicht. Meinst du { $close }? Zur Wahl stehen { $known }.
    .missing = Welches Spiel? Zur Wahl stehen { $known }.
unknown-puzzle = Ein Rätsel „{ $given }“ gibt es nicht. `{ $command }` zeigt alle.
unknown-language = Die Sprache „{ $given }“ gibt es nicht. Zur Wahl stehen { $known }.
    .close = Die Sprache „{ $given }“ gibt es nicht. Meinst du { $close }? Zur Wahl stehen { $known }.
unknown-variant = Eine Variante „{ $given }“ gibt es nicht. Zur Wahl stehen { $known }.
