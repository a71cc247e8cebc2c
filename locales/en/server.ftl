### Errors of the server itself, rather than of the rules or the table. The id is the code
### with “-” for “/”.

## Messages and connections

wire-bad-message = Something got mixed up. Please reload the page.
wire-hello-first = The connection did not start properly. Please reload the page.
wire-too-fast = That was too fast. Try again in a moment.
wire-too-slow = Your connection cannot keep up. Reconnecting.
wire-too-many-mistakes = Too many errors on this connection. Please reload the page.
wire-too-many-connections = You have too many windows open here. Close some of them.
wire-closed = The connection was closed.
command-out-of-order = That came too late: you have done something else since.
table-unknown = There is no such table. It may have been removed, or the link is incomplete.
table-rewritten = A player has deleted their data. The game continues in a moment.
server-restarts = The server is restarting. Your game continues in a moment.
server-failed = Something went wrong on the server. Please try again.

## Requests

guest-unknown = The server does not know you yet. Pick a name first.
guest-deleted = All your data here has been deleted. To play again, pick a name.
guest-no-such-device = That device is already signed out.
guest-this-device = This is the device you are using. You can only sign out the others.
guest-banned = The operator of this server has banned you.
address-banned = The operator of this server has banned your network.
guest-bad-name = Use 1 to 40 visible characters.
guest-bot-name = Only bots may be called that. Please choose another name.
guest-no-such-code = That code has been used or has expired. Make a new one.
guest-bad-bell = Notifications can only go to a public https address.
game-unknown = There is no such game, or it is not over yet.
game-daily-not-over = Others are still playing this deal today. Its replay opens tomorrow.
game-daily-not-played = Play this deal first: then you see how others did.
circle-unknown = There is no such circle, or the link to it has changed.
circle-not-its-maker = Only the person who made this circle can change it.
circle-full = This circle is full.
circle-too-many = You cannot join any more circles. Leave one first.
puzzle-unknown = There is no such puzzle.
drill-unknown = This practice round has already been counted, or was too long ago.
history-not-shared = This page is not shared any more.
game-no-what-if = You can only play on from a moment before the end, and not in a race.
origin-foreign = Another website tried to do that in your name, so it was blocked.
request-not-json = { wire-bad-message }
request-bad-body = { wire-bad-message }
request-bad-query = { wire-bad-message }
request-too-long = That is too long.
request-no-length = { wire-bad-message }
request-incomplete = Part of the request was lost. Please try again.
request-unknown-path = There is nothing here.
request-bad-method = { wire-bad-message }
server-full = The server is full. Try again later.

## Storage

store-unavailable = Nothing can be saved right now, so nothing has changed. Try again in a moment.
store-closed = { store-unavailable }
store-conflict = { store-unavailable }
store-failed = { store-unavailable }
store-locked = { store-unavailable }
store-unreachable = { store-unavailable }
store-read-only = This server cannot save anything, so nothing has changed. Please tell its operator.
store-damaged = { store-read-only }
store-foreign = { store-read-only }
store-full = { store-read-only }
store-newer = { store-read-only }

## Limits

limit-requests = That was too fast. Try again in a moment.
limit-guests = Too many new players from your network. Try again in an hour.
limit-tables = You have opened too many tables. Try again in an hour.
limit-analyses = Too many reviews requested. Try again later.
limit-tries = Too many attempts. Wait a minute.
limit-codes = You have asked for too many codes. Wait a minute.
limit-exports = Too many downloads. Try again in an hour.
