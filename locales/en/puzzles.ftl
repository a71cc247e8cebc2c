### Puzzles: one turn is far better than all others.

puzzles =
    .title = Puzzles
    .daily = Puzzle of the day, { $day }
    .task = One turn is far better than all others. Find it!
    .next = Next puzzle
    .skip = Another one
    .set = Game
    .any-set = All games
    .theme = Theme
    .any-theme = All themes
    .solved = { NUMBER($solved) } of { NUMBER($count) } solved
    .all-solved = You have solved all of these. Choose another game or theme.
    .missing = The puzzles could not be loaded.
    .so-far = The game so far
    .you = You
    .about = The positions are from games among bots. You know what the player on turn knew: the cards in view, and what the others said about theirs.

puzzle-sets =
    .quick-easy-normal = Quick & Easy
    .quick-easy-pro = Quick & Easy, pro
    .face-to-face = Face to Face

puzzle-themes =
    .trick = Set a row back
    .room = Keep a row open
    .heard = Use what was said
    .helping = When to help
    .endgame = Endgame
