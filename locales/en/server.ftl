### What the server says itself, where it is neither the rules nor the table. The id is the code
### with “-” for “/”.

## Messages and connections

wire-bad-message = Something got mixed up on its way. Please load the page again.
wire-hello-first = The connection began the wrong way. Please load the page again.
wire-too-fast = That was a bit quick. Try again in a moment.
wire-too-slow = Your connection cannot keep up. It is being made anew.
wire-too-many-mistakes = Too much went wrong on this connection. Please load the page again.
wire-too-many-connections = You have too many windows open here. Close some of them.
wire-closed = The connection has ended.
command-out-of-order = That came too late: you have done something else since.
table-unknown = There is no such table: it was cleared away, or a letter of the link got lost.
server-restarts = The server is starting anew. In a moment you go on playing, with all your cards.
server-failed = Something went wrong here, and it was not you. Please try again.

## Requests

guest-unknown = The server does not know you yet. Tell it your name first.
guest-bad-name = That won’t do as a name. Take 1 to 40 letters that can be seen.
guest-no-such-code = That code does not work: it was used already, or is too old. Make a new one.
game-unknown = There is no such game, or it is not over yet.
origin-foreign = Another web site wanted to do that in your name. It may not.
request-not-json = { wire-bad-message }
request-bad-body = { wire-bad-message }
request-bad-query = { wire-bad-message }
request-too-long = That is too long.
request-incomplete = Something got lost on its way. Please try again.
request-unknown-path = There is nothing here.
request-bad-method = { wire-bad-message }
server-full = So many are playing that there is no room left. Try again in a while.

## Nothing can be stored

store-unavailable = Nothing can be saved just now, so nothing has happened. Try again in a moment.
store-closed = { store-unavailable }
store-conflict = { store-unavailable }
store-failed = { store-unavailable }
store-locked = { store-unavailable }
store-unreachable = { store-unavailable }
store-read-only = Nothing can be saved on this server, so nothing has happened. Please tell whoever runs it.
store-damaged = { store-read-only }
store-foreign = { store-read-only }
store-full = { store-read-only }
store-newer = { store-read-only }

## Too much at once

limit-requests = That was a bit quick. Try again in a moment.
limit-guests = Many new people have come from your place lately. Try again in an hour.
limit-tables = You have opened many tables lately. Try again in an hour.
limit-tries = Those were a few too many tries. Wait a minute.
limit-codes = You have asked for codes very often. Wait a minute.
