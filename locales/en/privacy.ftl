### The page on privacy: what the server keeps about people, and for how long.

privacy =
    .title = Privacy
    .line = You play here without an account, an e-mail address or a password. This is what the server keeps anyway.
    .settings = Go to settings

privacy-stored =
    .title = What is stored
    .guest = The name, the language and the picture you choose, an id made of random letters, and when you first visited.
    .devices = For each of your devices, when it was signed in and last used. Of its key, only a fingerprint is stored.
    .tables = The tables where you sat or said something: the cards you laid and when, your signals, and what you typed.
    .bells = If you want to be told that it is your turn: the address at which your browser’s push service takes messages, or your webhook. Messages to a browser are encrypted.
    .results = The results of finished games, totals such as your wins and best times, which daily deals you have played, and which sums of 7 Ate 9 you have done, how fast, and whether they were right. Which device you played a daily deal on is kept as a fingerprint until the day is over, even if you delete your data.

privacy-seen =
    .title = Who sees it
    .others = The people at your table see your name and picture, what you do and what you say.
    .link = Anyone with the link to a table can read its finished games. What was said at a table without spectators is shown only to those who sat there.
    .best = Best times in solo games and open tables are listed with a name, for everyone. So is the best game of each daily deal once the day is over: everyone can watch it, but not read what was said.
    .page = The page with your figures is shown to you alone, unless you share its link. You can stop sharing at any time: then the link no longer works.
    .circles = The members of a circle see your name, your picture and your results in the daily deals, as long as you are in it. Anyone with its link can join.
    .nobody = Nothing goes to anyone else, except the notifications that you ask for: they go through your browser’s push service or to your webhook. There are no ads, no analytics and nothing from other websites.

privacy-browser =
    .title = In your browser
    .cookie = One cookie recognises you. Scripts cannot read it, and it goes only to this server.
    .settings = Your settings and your progress in lessons stay in this browser. So that your page opens offline, your browser keeps what it last showed: your name, your last games, your figures and your sums. It forgets them when you delete your data or somebody else signs in. A random text tells the server only that two guests have played a daily deal in the same browser.

privacy-logs =
    .title = Addresses and logs
    .addresses = Your network address is needed to answer you. The server also counts requests by address, in memory, to stop abuse. Only addresses that the operator has banned are stored.
    .logs = The log has technical events with the ids of tables and guests, but no names and no messages. If something is refused, it may contain a shortened address.

privacy-rights =
    .title = Download and delete
    .download = In the settings you can download everything that is stored about you.
    .delete = You can also delete it, at once and for good. Games with others stay in their lists without your name; cards and signals stay, and what you typed is deleted.
    .words = What others wrote stays, even if they wrote about you. Backups made by the operator may hold deleted data until they are replaced.

privacy-days =
    .title = How long it is kept
    .guests = { $count ->
        [one] A guest who has not been here for a day is deleted with everything above. A device that has not been used for that long is signed out.
       *[other] A guest who has not been here for { $count } days is deleted with everything above. A device that has not been used for that long is signed out.
    }
    .tables = { $count ->
        [one] A table without a finished game is deleted when nobody has used it for a day.
       *[other] A table without a finished game is deleted when nobody has used it for { $count } days.
    }
    .games = Finished games are kept for as long as one of their players is.
    .codes = { $count ->
        [one] A code for another device works for a minute.
       *[other] A code for another device works for { $count } minutes.
    }

privacy-operator =
    .title = Who runs this server
    .name = { $name }.
    .unknown = The operator has not given a name.
