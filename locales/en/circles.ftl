### Circles: groups of friends who compare their daily deals.

circles =
    .title = Circles
    .about = In a circle, friends or a family compare their daily deals. Make one and send its link: anyone with the link can join.
    .name = Name of the circle
    .make = Make a circle
    .daily = See today’s deals
    .missing = No circle here
    .join-title = Join a circle
    .size = { $count ->
        [one] (one member)
       *[other] ({ $count } members)
    }
    .join-about = The members see your name, your picture and your results in the daily deals. You can leave at any time.
    .join = Join
    .week = This week
    .week-about = The stars of each day. Once you have played one of today’s deals, you see how the others did.
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
    .season-about = A season is a month. Each star in a daily deal is a point, from one to five a deal; today’s are added tomorrow.
    .invite = Invite others
    .link = Link to this circle
    .new-link = Replace the link
    .link-changed = There is a new link. The old one no longer works.
    .rename = Rename
    .renamed = The circle has a new name.
    .leave = Leave this circle
