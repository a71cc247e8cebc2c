### The first page in the browser: what can be played, and with whom.

home-play =
    .bots = Play now with bots
    .friends = Play with friends
    .learn = How it is played

home-me =
    .name = You play as { $name }.
    .change = Change name
    .free = No sign-up: pick a game, and you are in.
    .running = Your game goes on:

home-name =
    .title = What shall we call you?
    .label = Your name
    .hint = The others see it from the next table on.
    .first = The others at the table see it.
    .save = Save
    .open = Open a table
    .cancel = Cancel

home-lists =
    .mine = My tables
    .open = Open tables
    .open-none = Nobody is waiting for players just now. Open a table, and let others find it.
    .finished = My finished games
    .more = Show more
    .settings = Settings

home-table =
    .of = { $host }’s table
    .nobody = A table without a host
    .free = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
    .full = no free seat
    .open = not begun yet
    .running = being played
    .join = Join
    .back = Go there

## Names for those who have not chosen one yet

default-names =
    .badger = Badger
    .otter = Otter
    .hare = Hare
    .robin = Robin
    .heron = Heron
    .squirrel = Squirrel
    .hedgehog = Hedgehog
    .beaver = Beaver
    .owl = Owl
    .fox = Fox

## How a game ended, for somebody who was there

result =
    .team-won = You have done it together!
    .team-lost = { $count ->
        [one] So close: one{"\u00A0"}card was left.
       *[other] Not this time: { $count }{"\u00A0"}cards were left.
    }
    .won = You have won!
    .other-won = { $name } has won.
    .solo = Done: all cards are gone!
    .nobody = Nobody has won.
    .with = with { $names }
    .alone = alone
