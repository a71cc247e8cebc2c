### The pages in the browser. What they say of the rules, of tables and of refusals stands in the
### other files.

site =
    .name = Backtrick

## The first page

home =
    .title = Three games of numbers
    .line = For an evening with friends, wherever they are.

languages = Language
    .en = English
    .de = Deutsch
    .pl = Polski

## Cards, as they are read out, and the names of their colours, as they are printed on them

card =
    .back = a card face down
    .red = red { $value }
    .blue = blue { $value }
    .green = green { $value }
    .yellow = yellow { $value }
    .purple = purple { $value }
    .gold = gold { $value }
    .silver = silver { $value }

ink =
    .red = red
    .blue = blue
    .green = green
    .yellow = yellow
    .purple = purple
    .gold = gold
    .silver = silver

## Where something does not work

missing =
    .title = There is nothing here
    .text = Perhaps a letter of the link got lost. From the first page you will find your way.
    .home = To the first page

trouble =
    .title = This page could not be fetched
    .again = Try again

net-unreachable = The server cannot be reached. Is this device online?
net-no-cookies = Your browser keeps no cookies for this page. Without one nobody here knows you again: allow cookies for it, and try once more.

## Small things

dialog =
    .close = Close

notice =
    .all = Notes
    .dismiss = Hide this note
