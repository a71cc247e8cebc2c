### A table in the browser: joining, the lobby before and between games, and problems.

## Joining

invitation =
    .title = { $name } invites you to { $game }
    .nobody = You are invited to { $game }
    .text = A card game for friends, in the browser: pick a name and play. No sign-up.

entrance =
    .title = Pick a name and join
    .label = Your name
    .enter = Join
    .hint = No sign-up and no password. This browser remembers you.

## Seats

seats =
    .title = At the table
    .free = Free seat
    .number = Seat { $number }
    .you = you
    .host = host
    .bot = bot
    .away = away
    .stand-in = a bot is playing
    .sit = Sit down
    .stand = Stand up
    .add = Add a bot
    .remove = Remove
    .remove-who = Remove: { $name }
    .add-where = Add a bot: seat { $number }
    .sit-where = Sit down: seat { $number }
    .watching = { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
    .watching-names = Watching: { $names }
    .watches = watching
    .replace = Take this seat
    .replace-who = Take the seat of { $name }
    .full = All seats are taken, so you are watching. You can sit down as soon as one is free.

add-bot =
    .title = Choose a bot

send-away =
    .title = Remove { $name }?
    .text = { $name } cannot come back to this table.
    .yes = Remove
    .no = Keep { $name }

## The settings of a table

choices =
    .title = Game settings
    .by-host = { $name } chooses these.
    .nobody = No host yet: the first player to sit down becomes host.
    .more = More options
    .listed = Publicly listed
    .listed-hint = It appears on the home page. Otherwise people need the link.
    .locked = Locked
    .locked-hint = Nobody else can come in. You can unlock it at any time between games.
    .spectators = Spectators allowed
    .spectators-hint = They see the table, but nobody’s hand.
    .signals_only = Talk by tapping only
    .signals_only-hint = No typing: good for children and strangers.
    .phrases = Small talk by tapping
    .phrases-hint = Hello, thanks, a smile: never about the cards. Everyone reads it in their own language.
    .over_days = Over several days
    .over_days-hint = Everyone plays when they have time. Nobody is replaced for being away.
    .turn_seconds = Time per turn
    .turn_seconds-hint = When it is up, a bot makes one move for the player on turn.
    .turn-none = no limit
    .turn-limit = { $count ->
        [one] one second
       *[other] { $count } seconds
    }
    .turn-minutes = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
    .turn-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
    .pace = Pace of the bots
    .pace-relaxed = relaxed
    .pace-normal = normal
    .pace-quick = quick
    .yes = yes
    .no = no
    .not-yet = Not applied yet: { $why }

other-game =
    .open = Play another game
    .title = What shall it be?
    .text = Everybody stays at this table, and so do its settings. Bots that cannot play the new game are replaced.
    .watch = { $names } would watch.
    .full = There are too few seats, and nobody may watch here. Someone has to stand up first.

start-game =
    .go = Deal the cards
    .missing = { $count ->
        [one] One more player is needed. Wait for someone, or add a bot.
       *[other] { $count } more players are needed. Wait for others, or add bots.
    }
    .ready = { $count ->
        [one] You would play alone. Others can still sit down.
       *[other] { $count } players so far. Others can still sit down.
    }
    .unsettled = A setting does not fit yet: { $why }
    .wait = { $name } deals when everyone is ready.
    .rules = How to play

## Ready for a race

ready =
    .title = On your marks!
    .against = Against you: { $names }.
    .alone = You race against the clock.
    .text = The countdown begins when you say so.
    .go = I’m ready

## The link

link =
    .title = Invite others
    .text = Send the link or show the code. Anyone with the link picks a name and joins.
    .label = Link to this table
    .copy = Copy link
    .copied = Link copied.
    .by-hand = Copying did not work here. The link is selected: copy it yourself.
    .code = QR code with the link to this table
    .only-here = This link works on this device only. To invite others, open Backtrick at the network address that the server prints.
    .share = Share

## A screen in the room

screen =
    .open = Show on a big screen
    .join = Scan to join
    .turn = { $name }’s turn

## The bar and its menu

table-bar =
    .menu = Table
    .look-on = You are watching
    .time = Time left: { $time }
    .bot-days = { $count ->
        [one] A bot moves for { $name } in one day
       *[other] A bot moves for { $name } in { $count } days
    }
    .bot-hours = { $count ->
        [one] A bot moves for { $name } in one hour
       *[other] A bot moves for { $name } in { $count } hours
    }
    .bot-minutes = { $count ->
        [one] A bot moves for { $name } in one minute
       *[other] A bot moves for { $name } in { $count } minutes
    }
    .hurry = { $count ->
        [one] One second left for your turn.
       *[other] { $count } seconds left for your turn.
    }
    .settings = Settings
    .leave = Let a bot play for me
    .end-sure = End it without a result?

## Problems

amiss =
    .connecting = Joining the table…
    .slow = This is taking longer than usual. Still trying.
    .now = Try now
    .reconnecting = Connection lost. Reconnecting…
    .restarting = The server is restarting. One moment…
    .back = Connected again.
    .lost = Connection lost. It will come back by itself.
    .away = { $name } is away.
    .gone = { $name } has been away for a while.
    .hand-over = Let a bot play for { $name }
    .idle = { $name } has not moved for a while.
    .my-idle = The others are waiting for you, and may go on without you.
    .end = End the game
    .proposed = { $name } would like to end the game without a result.
    .agree = I agree
    .withdraw = Play on after all
    .my-proposal = You would like to end the game. It ends when the others agree.
    .concede = Give up
    .concede-sure = Give up and lose?
    .conceding = { $name } would like to give up.
    .my-concession = You would like to give up. The game is lost when the others agree.
    .watching = You are watching. A bot can make room for you.
    .replace = Play instead of { $name }
    .my-bot = A bot is playing for you.
    .take-over = I’ll play myself
    .home = Home page
    .again = Try again

closed-sent-away = You were removed from this table
closed-locked = This table is locked
closed-no-spectators = No spectators at this table
closed-unknown = No such table
closed-connections = Too many windows
closed-other = Connection closed

## What happens, for screen readers and in short notices

news =
    .sat = { $name } sat down.
    .stood = { $name } stood up.
    .invited = { $name } joined.
    .removed = { $name } was removed.
    .hosted = { $name } is the host now.
    .you-host = You are the host now.
    .changed = The host changed the settings.
    .dealt = The cards are dealt.
    .handed-over = A bot is playing for { $name }.
    .came-back = { $name } is back.
    .crashed = { $name } crashed. A random move was made instead.
    .stalled = { $name } took too long. A random move was made instead.
    .nonsense = { $name } gave an answer that makes no sense. A random move was made instead.
    .abandoned = The game was ended without a result.
    .game-changed = { $name } has chosen another game: { $game }.
    .no-seat = This game has fewer seats. You are watching now.

## After a game

over =
    .again = Play again
    .wait = { $name } can deal again.
    .too-few = Too few players for another game. Someone has to sit down first.
    .table = Seats and settings
    .board = Back to the game
    .replay = Watch the replay
    .review = Review
    .record = Download
    .share = Share
    .label = Link to this game
    .laid = { $laid } of { $cards } cards laid
    .close-hair = By a hair!
    .close-near = That was close.

## A plain board, for a game without one of its own

plain =
    .hand = Your cards: { $cards }
    .moves = What you can do
    .none = It is not your turn.
    .move = Another move
    .do = Play it

## A card that is not laid for good yet

considering =
    .mine = Only you see this card so far.
    .theirs = is considering a card

thinking = is thinking

## Short forms, where there is little room

short =
    .away = away
    .hand-over = Let a bot play

## What if: playing on from a moment of a finished game

what-if =
    .play = Play on from here as { $name }
    .short = Play on
    .about = Bots take the other seats and know what was said. The result doesn’t count.
    .again = Once more from there
    .back = Back to the real game

## Hints

hint =
    .button = Hint
    .title = Hint
    .thinking = The coach is looking at your cards…
    .best = Best
    .other = Rather than
    .end = End your turn now.
    .forced = There is no other choice.
    .alike = No other turn is better.
    .close = Close
