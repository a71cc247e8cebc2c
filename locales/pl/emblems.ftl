### Znaki: obrazki i kolory osób.

emblem =
    .words = { $picture }, kolor { $colour }
    .mine = Twój obrazek: { $emblem }.
    .change = Zmień obrazek
    .close = Gotowe
    .picture = Obrazek
    .colour = Kolor

emblem-pictures =
    .acorn = żołądź
    .anchor = kotwica
    .apple = jabłko
    .balloon = balon
    .bell = dzwonek
    .boat = żaglówka
    .cactus = kaktus
    .cat = kot
    .cherry = wiśnie
    .cup = filiżanka
    .fish = ryba
    .house = dom
    .key = klucz
    .kite = latawiec
    .lantern = latarnia
    .leaf = liść
    .mountain = góry
    .mushroom = grzyb
    .owl = sowa
    .rocket = rakieta
    .snail = ślimak
    .tree = choinka
    .umbrella = parasol
    .whale = wieloryb

emblem-colours =
    .teal = morski
    .rust = rdzawy
    .mint = miętowy
    .wine = bordowy
    .slate = szary
    .peach = brzoskwiniowy
    .olive = oliwkowy
    .rose = różowy
    .coal = czarny
    .brown = brązowy

person =
    .about = { $name }: kto to?
    .muted = Wiadomości wyciszone: { $name }. Zmienić?
    .mute = Wycisz: { $name }
    .hint = Nie zobaczysz już wiadomości ani zwrotów od: { $name }, tu i przy innych stołach. Sygnały o kartach zostają. Nikt się o tym nie dowie.
