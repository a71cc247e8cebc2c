### The server: what it says when it starts and ends, and what stands in its way.

serve-here = Backtrick is running. On this machine you find it at { $address }
serve-elsewhere = Others in your network find it at { $address }
serve-kept = Games are kept in { $place }
serve-how-to-end = Ctrl-C ends it. Games that are not over go on when you start it again.
serve-more = `{ $command }` shows what else there is here.
serve-ended = Backtrick has ended. All games are stored.

## What stands in its way

serve-bad-setting = { $where } cannot be “{ $given }”; allowed is: { $allowed }.
serve-no-port = Backtrick cannot listen on { $where }: another program does, or it is not allowed. Another port helps, such as --port 0.
serve-no-address = Backtrick cannot listen on { $where }: { $reason }.
serve-no-database = The database cannot be used. { $reason }

## A page, as long as there is none to play on

serve-page =
    .title = Backtrick is running
    .body = The page to play on was not built here. Programs can sit down at tables all the same.
