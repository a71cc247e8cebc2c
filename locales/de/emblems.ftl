### Embleme: die Bilder und Farben der Leute.

emblem =
    .words = { $picture }, { $colour }
    .mine = Dein Bild: { $emblem }.
    .change = Bild ändern
    .close = Fertig
    .picture = Bild
    .colour = Farbe

emblem-pictures =
    .acorn = Eichel
    .anchor = Anker
    .apple = Apfel
    .balloon = Luftballon
    .bell = Glocke
    .boat = Segelboot
    .cactus = Kaktus
    .cat = Katze
    .cherry = Kirschen
    .cup = Tasse
    .fish = Fisch
    .house = Haus
    .key = Schlüssel
    .kite = Drachen
    .lantern = Laterne
    .leaf = Blatt
    .mountain = Berge
    .mushroom = Pilz
    .owl = Eule
    .rocket = Rakete
    .snail = Schnecke
    .tree = Tanne
    .umbrella = Schirm
    .whale = Wal

emblem-colours =
    .teal = petrol
    .rust = rostrot
    .mint = mintgrün
    .wine = weinrot
    .slate = schiefergrau
    .peach = pfirsich
    .olive = oliv
    .rose = rosa
    .coal = schwarz
    .brown = braun

person =
    .about = { $name }: Wer ist das?
    .muted = { $name } ist stumm. Ändern?
    .mute = { $name } stummschalten
    .hint = Du siehst dann nicht mehr, was { $name } schreibt, und auch keine Sprüche, hier und an anderen Tischen. Signale über Karten siehst du weiter. Niemand erfährt davon.
