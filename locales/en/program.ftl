### The program: its first page, its commands, and what it says about typos.
### Words like “games” and “rules” after the program’s name are commands: do not translate them.

colophon =
    Backtrick is an independent implementation, written from scratch, with the rules in its own
    words. The Game and its family are by Steffen Benndorf (NSV), 7 Ate 9 is by Maureen Hiron;
    if you like a game here, treat yourself to the box.

to-play =
    To play, type `{ $command }`. A page opens in your browser, with tables for you, your friends
    and bots.

## Facts about a game

players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-between = { $least } to { $most } players

## The first page

start =
    .welcome = Hello! This is Backtrick: { $count ->
        [one] a card game
       *[other] { $count } card games
    } where numbers are everything.
    .next = What to type next
    .serve = start the server: tables for you, your friends and bots
    .games = list the games
    .watch = watch bots play { $name }
    .rules = learn { $name }
    .replay = replay a recorded game, move by move
    .help = list all commands

## The list of games

games =
    .id = Id
    .name = Game
    .players = Players
    .next = To learn a game, type: { $command }

## Typos

game-as-command = “{ $given }” is a game, not a command. Did you mean `{ $command }`?
unknown-game = There is no game “{ $given }”. Choose from { $known }.
    .close = There is no game “{ $given }”. Did you mean { $close }? Choose from { $known }.
    .missing = Which game? Choose from { $known }.
unknown-puzzle = There is no puzzle “{ $given }”. `{ $command }` lists them all.
unknown-language = There is no language “{ $given }”. Choose from { $known }.
    .close = There is no language “{ $given }”. Did you mean { $close }? Choose from { $known }.
unknown-variant = There is no variant “{ $given }”. Choose from { $known }.
