### The server: what it prints when it starts and stops, and its errors.

serve-here = Backtrick is running at { $address }
serve-elsewhere = Others on your network can open { $address }
serve-kept = Games are stored in { $place }
serve-how-to-end = Press Ctrl-C to stop. Unfinished games resume when you start it again.
serve-more = For other commands, run `{ $command }`.
serve-ended = Backtrick has stopped. All games are saved.

## Errors

serve-bad-setting = { $where } cannot be “{ $given }”. Allowed: { $allowed }.
serve-bad-bots = Check --bots: { $problem }.
serve-no-port = Cannot listen on { $where }: the port is in use or not permitted. Try another, such as --port 0.
serve-no-address = Cannot listen on { $where }: { $reason }.
serve-no-database = Cannot use the database. { $why } ({ $reason })
serve-database =
    .locked = It is in use.
    .full = The disk is full.
    .damaged = It is damaged, or not a database at all.
    .read-only = It cannot be written to.
    .unreachable = It cannot be reached.
    .foreign = It belongs to another program.
    .newer = A newer version of Backtrick has changed it.
    .failed = Something went wrong.

## The page that is shown where the browser client was not built

serve-page =
    .title = Backtrick is running
    .body = The browser client has not been built here. Programs can still join tables.
