### Circles: groups of friends who compare their daily deals.

circles =
    .title = Circles
    .about = A circle is a group of friends or a family who compare their daily deals. Make one and send its link: whoever opens it can join.
    .name = Name of the circle
    .make = Make a circle
    .daily = See today’s deals
    .missing = No circle here
    .join-title = Join a circle
    .size = { $count ->
        [one] (one member)
       *[other] ({ $count } members)
    }
    .join-about = The members see your name, your picture and what you make of the daily deals. You can leave at any time.
    .join = Join
    .week = This week
    .week-about = Stars of each day. What others made of a deal of today is shown once you have played it yourself.
    .member = Name
    .deals = Deals
    .points = Stars
    .played = played
    .won = won
    .lost = lost
    .what = { $count ->
        [one] { $name }: one deal
       *[other] { $name }: { $count } deals
    }
    .season = Season: { $month }
    .season-about = A season is a month. Every daily deal brings as many points as it has stars, from one to five; today’s are added tomorrow.
    .invite = Invite others
    .link = Link to this circle
    .new-link = Make a new link
    .link-changed = There is a new link. The old one no longer works.
    .rename = Rename
    .renamed = The circle has a new name.
    .leave = Leave this circle
