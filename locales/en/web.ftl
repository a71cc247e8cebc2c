### The pages in the browser. Texts about the rules, tables and refusals are in the
### other files.

site =
    .name = Backtrick

## The home page

home =
    .title = Three games of numbers
    .line = For an evening with friends, wherever they are.

languages = Language
    .en = English
    .de = Deutsch
    .pl = Polski

nameless = Deleted guest
program-name = { $name } (program)
privacy-link = Privacy

## Cards as they are read out, and colour names as they are printed on cards

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

## When something does not work

missing =
    .title = There is nothing here
    .text = The link may be incomplete. Try the home page.
    .home = Home page

offline =
    .title = No connection.
    .text = You can read the rules and look at your page as it last was. Playing needs a connection.

trouble =
    .title = This page could not be loaded
    .again = Try again

net-unreachable = The server cannot be reached. Is this device online?
net-no-cookies = Your browser blocks cookies for this page, so we cannot recognise you. Allow them and try again.

## Small things

dialog =
    .close = Close

notice =
    .all = Notices
    .dismiss = Hide this notice
