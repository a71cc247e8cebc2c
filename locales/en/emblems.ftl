### Emblems: the pictures and colours of people.

emblem =
    .words = { $picture }, { $colour }
    .mine = Your picture: { $emblem }.
    .change = Change picture
    .close = Done
    .picture = Picture
    .colour = Colour

emblem-pictures =
    .acorn = acorn
    .anchor = anchor
    .apple = apple
    .balloon = balloon
    .bell = bell
    .boat = boat
    .cactus = cactus
    .cat = cat
    .cherry = cherries
    .cup = cup
    .fish = fish
    .house = house
    .key = key
    .kite = kite
    .lantern = lantern
    .leaf = leaf
    .mountain = mountains
    .mushroom = mushroom
    .owl = owl
    .rocket = rocket
    .snail = snail
    .tree = fir tree
    .umbrella = umbrella
    .whale = whale

emblem-colours =
    .teal = teal
    .rust = rust
    .mint = mint
    .wine = wine red
    .slate = slate grey
    .peach = peach
    .olive = olive
    .rose = pink
    .coal = black
    .brown = brown

person =
    .about = { $name }: who is this?
    .muted = { $name } is muted. Change this?
    .mute = Mute { $name }
    .hint = You will no longer see what { $name } types, or their small talk, here or at other tables. Signals about cards stay. Nobody is told.
