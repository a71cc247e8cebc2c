### The home page: what to play, and with whom.

home-play =
    .bots = Play now with bots
    .friends = Play with friends
    .alone = Alone against the clock
    .sprint = Two-minute sprint
    .sums = Practise sums
    .learn = How to play

home-lesson =
    .title = First time?
    .text = A guided game shows you { $game } in ten small steps. A patient bot plays along.
    .yes = Show me how
    .no = Just play

home-me =
    .name = You are playing as { $name }.
    .change = Change name
    .free = No sign-up: just pick a game.
    .yours = It’s your turn
    .running = Your game is still on

home-name =
    .title = What should we call you?
    .label = Your name
    .hint = Others will see it from your next table on.
    .first = The others at the table will see it.
    .save = Save
    .open = Open a table
    .cancel = Cancel

home-lists =
    .mine = My tables
    .open = Open tables
    .open-none = No table is waiting for players. Open one, and let others find it.
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
    .open = not started
    .running = in progress
    .yours = your turn
    .waits = waiting for others
    .waited-days = { $count ->
        [one] for one day
       *[other] for { $count } days
    }
    .waited-hours = { $count ->
        [one] for one hour
       *[other] for { $count } hours
    }
    .waited-minutes = { $count ->
        [one] for one minute
       *[other] for { $count } minutes
    }
    .bot-days = { $count ->
        [one] a bot moves in one day
       *[other] a bot moves in { $count } days
    }
    .bot-hours = { $count ->
        [one] a bot moves in one hour
       *[other] a bot moves in { $count } hours
    }
    .bot-minutes = { $count ->
        [one] a bot moves in one minute
       *[other] a bot moves in { $count } minutes
    }
    .play = Play
    .join = Join
    .back = Return

home-bell =
    .on = Notify me when it’s my turn
    .off = Stop notifying me
    .hint = Only when you are not at the table, and once per turn.
    .forbidden = Your browser does not allow notifications from this page. You can change that in its settings.

what-if-mark = What-if game: doesn’t count

## Names for guests who have not picked one: none is also a picture, or an owl would look like a whale

default-names =
    .badger = Badger
    .otter = Otter
    .hare = Hare
    .robin = Robin
    .heron = Heron
    .squirrel = Squirrel
    .hedgehog = Hedgehog
    .beaver = Beaver
    .marten = Marten
    .fox = Fox

## How a game ended, for its players

result =
    .team-won = You did it together!
    .team-won-watched = They did it together!
    .team-lost = { $count ->
        [one] So close: one{"\u00A0"}card was left.
       *[other] Not this time: { $count }{"\u00A0"}cards were left.
    }
    .won = You won!
    .other-won = { $name } won.
    .solo = Done: all cards are gone!
    .nobody = Nobody won.
    .with = with { $names }
    .alone = alone

hints-taken = { $count ->
    [one] One hint taken
   *[other] { NUMBER($count) } hints taken
}

home-puzzles =
    .title = Puzzles
    .text = One turn is far better than all others. Can you see it?
    .go = To the puzzles

home-history =
    .title = My page
    .text = How often you win, your best times, and how you compare with the bots.
    .go = To my page
