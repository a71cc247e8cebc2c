### The page for a browser’s settings and for the guest’s identity.

settings =
    .title = Settings
    .line = Changes apply at once, in this browser only.
    .back = Back
    .you = You
    .look = Appearance
    .hear = Sound
    .theme = Theme
    .theme-auto = same as device
    .theme-light = light
    .theme-dark = dark
    .motion = Animation
    .motion-auto = same as device
    .motion-full = on
    .motion-none = off
    .marks = Colours on cards
    .marks-hint = Tells cards apart without relying on colour.
    .marks-shapes = with a shape
    .marks-names = with their name
    .marks-both = with both
    .largeCards = Large cards
    .results = Show what fits in 7 Ate 9
    .results-hint = For children: shows both results beside the middle card.
    .sound = Sounds
    .voice = Read numbers aloud
    .voice-hint = In a race, each card’s number is read aloud.
    .example = Cards now look like this.
    .name = Your name
    .name-hint = Others will see it from your next table on.
    .save = Save
    .saved = Saved. You are now { $name }.

moving =
    .title = On another device
    .text = Take your name, tables and finished games with you: make a code here and type it in there.
    .make = Make a code
    .code = Your code
    .holds = { $count ->
        [one] It works once, for one more minute.
       *[other] It works once, for { $count } more minutes.
    }
    .over = This code has expired. Make a new one.
    .first = You can make a code here once you have a name.
    .claim = Have a code from another device?
    .label = Code
    .hint = You will be the same player here as on the other device. The games you played here as { $name } stay behind.
    .hint-new = You will be the same player here as on the other device.
    .use = Use it
    .done = Welcome, { $name }!
    .others = Sign out my other devices
    .others-hint = If a device is lost, or no longer yours.

devices =
    .title = Your devices
    .text = You are signed in on these devices. Sign out any you no longer use.
    .this = This device
    .other = Another device
    .since = Signed in on { $day }.
    .seen = Last used on { $day }.
    .sign-out = Sign out
    .done = Signed out.

my-bells =
    .title = Notifications
    .text = You can be notified when a game is waiting for you and you are not at the table. The home page offers this as soon as a game is waiting.
    .push = A browser, since { $day }
    .webhook = { $url }, since { $day }
    .stop = Stop
    .more = For programmers: a webhook
    .about = For each of your turns, the server sends a signed message to this address.
    .url = Address (https://…)
    .add = Add
    .secret = Secret, shown only now

my-data =
    .title = Your data
    .text = You can download what this server keeps about you, or delete it.
    .privacy = What is kept, and for how long
    .everything = Download everything
    .games = Download games as a table
    .delete = Delete everything…
    .none = Nothing is kept about you yet.
    .sure = Delete everything about you?
    .gone = The name { $name }, your devices, results, your own tables and everything you typed will be deleted at once.
    .stays = Games with others stay in their lists, but without your name. If one is still running, a bot plays on for you.
    .final = This cannot be undone. Download your data first if you want to keep it.
    .keep = Keep everything
    .yes = Delete everything
    .deleted = Everything about you has been deleted.
