### The program itself: its first page, its commands, and what it says to a slip of the fingers.
### Words like “games” and “rules” after the program’s name are commands and stay as they are.

colophon =
    Backtrick is an independent implementation, written from scratch and explained in its own
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
    .serve = run the server: tables for your friends, your bots and you
    .games = all the games at a glance
    .watch = watch bots play { $name }
    .rules = learn { $name }
    .replay = watch a recorded game again, move by move
    .help = every command there is

## The list of games

games =
    .id = Id
    .name = Game
    .players = Players
    .next = To learn a game, type: { $command }

## When something was mistyped

game-as-command = “{ $given }” is a game, not a command. Did you mean `{ $command }`?
unknown-game = There is no game “{ $given }” here; there are { $known }.
    .close = There is no game “{ $given }” here; did you mean { $close }? There are { $known }.
    .missing = Which game shall it be? There are { $known }.
unknown-language = There is no language “{ $given }” here; there are { $known }.
    .close = There is no language “{ $given }” here; did you mean { $close }? There are { $known }.
unknown-variant = There is no variant “{ $given }” here; there are { $known }.
