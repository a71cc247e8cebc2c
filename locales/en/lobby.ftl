### A table in the browser: coming in, the time before and between games, and when something is amiss.

## Coming in

entrance =
    .title = Type a name, and you are in
    .label = Your name
    .enter = Come in
    .hint = No sign-up and no password. This browser remembers you.

## Seats

seats =
    .title = At the table
    .free = Free seat
    .number = Seat { $number }
    .you = you
    .host = host
    .bot = bot
    .away = not here just now
    .stand-in = a bot stands in
    .sit = Sit down
    .stand = Get up
    .add = Add a bot
    .remove = Send away
    .remove-who = Send away: { $name }
    .add-where = Add a bot: seat { $number }
    .sit-where = Sit down: seat { $number }
    .watching = { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
    .full = Every seat is taken, so you are watching. As soon as one is free, you can sit down.

add-bot =
    .title = Which bot shall play?

send-away =
    .title = Send { $name } away?
    .text = { $name } cannot come back to this table.
    .yes = Send away
    .no = Let { $name } stay

## What is played

choices =
    .title = What you play
    .by-host = { $name } decides. You see here what was chosen.
    .nobody = Nobody decides just now: whoever sits down first does.
    .players = How many play
    .listed = Anybody can find this table
    .listed-hint = It is shown on the first page. Otherwise only those with the link come.
    .spectators = Others may watch
    .spectators-hint = Without a seat they see what lies on the table, but nobody’s hand.
    .signals_only = Talk by tapping only
    .signals_only-hint = No typing: good for children, and for strangers.
    .turn_seconds = Time for a turn
    .turn-none = as long as you like
    .turn-limit = { $count ->
        [one] one second
       *[other] { $count } seconds
    }
    .turn-minutes = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
    .yes = yes
    .no = no
    .not-yet = Not taken over yet: { $why }

start-game =
    .go = Deal the cards
    .free = { $count ->
        [one] One seat is still free. Wait for somebody, add a bot, or let fewer play.
       *[other] { $count } seats are still free. Wait for others, add bots, or let fewer play.
    }
    .free-all = { $count ->
        [one] One seat is still free. Wait for somebody, or add a bot.
       *[other] { $count } seats are still free. Wait for others, or add bots.
    }
    .wait = { $name } deals as soon as all are ready.
    .rules = How it is played

## The link

link =
    .title = Invite others
    .text = Send the link, or let them scan the code. Whoever opens it is at the table.
    .label = Link to this table
    .copy = Copy link
    .copied = The link is copied.
    .by-hand = Copying did not work here. The link is marked: copy it by hand.
    .code = QR code with the link to this table
    .only-here = This link works on this device only. For others, open Backtrick by the address that the program shows for your network.
    .share = Share

## The bar and its menu

table-bar =
    .menu = Table
    .look-on = You are watching
    .time = Time left: { $time }
    .hurry = { $count ->
        [one] One second left for your turn.
       *[other] { $count } seconds left for your turn.
    }
    .settings = Settings
    .leave = Let a bot play for me

## When something is amiss

amiss =
    .connecting = Going to the table…
    .slow = This takes longer than usual. Still looking for the table.
    .now = Try now
    .reconnecting = Connection lost. Reconnecting…
    .restarting = The server restarts. One moment…
    .back = The connection is back.
    .lost = The connection is lost. It comes back by itself.
    .away = { $name } is not here just now.
    .gone = { $name } has been away for a while.
    .hand-over = Let a bot play for { $name }
    .my-bot = A bot plays for you.
    .take-over = I’ll play myself
    .home = To the first page
    .again = Try again

closed-sent-away = You were sent away from this table
closed-no-spectators = This table plays without an audience
closed-unknown = No table here
closed-connections = Too many windows
closed-other = The connection has ended

## What happens, for the ear and in short notes

news =
    .sat = { $name } has sat down.
    .stood = { $name } has got up.
    .invited = { $name } joins in.
    .removed = { $name } was sent away.
    .hosted = { $name } decides now.
    .you-host = You decide now at this table.
    .changed = What you play was changed.
    .dealt = The cards are dealt.
    .handed-over = A bot plays for { $name } now.
    .came-back = { $name } is back.

## After a game

over =
    .again = Play again
    .wait = { $name } can deal again.
    .seats-free = A seat is free. Before the next game, somebody has to sit there.
    .table = Seats and rules
    .board = Back to the cards
    .replay = Watch the replay
    .record = Download
    .share = Share
    .label = Link to this game

## A board in plain words, for a game that has none of its own yet

plain =
    .hand = Your cards: { $cards }
    .moves = What you can do
    .none = It is not your turn.
    .move = Another move
    .do = Do it

## The same in short, where there is little room

short =
    .away = away
    .hand-over = Let a bot play
