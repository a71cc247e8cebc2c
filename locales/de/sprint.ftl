### Ein Sprint: Stellungen eines Rennens, so schnell man kann.

sprint =
    .title = Zwei-Minuten-Sprint
    .about = In der Mitte liegt eine Karte, und du hast einige auf der Hand. Leg eine, die passt, und schon kommt die nächste Stellung. Wie viele schaffst du in zwei Minuten? Eine Karte, die nicht passt, kostet { $seconds } Sekunden.
    .start = Los!
    .again = Noch einmal
    .calm = In Ruhe üben
    .home = Zu den Spielen
    .stop = Abbrechen
    .left = Verbleibende Zeit
    .laid = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
    .misses = { $count ->
        [0] Kein einziger Fehlgriff!
        [one] 1 Fehlgriff
       *[other] { $count } Fehlgriffe
    }
    .over = { $count ->
        [one] Die Zeit ist um: 1 Karte
       *[other] Die Zeit ist um: { $count } Karten
    }
    .best = Dein Rekord in diesem Browser: { $count }
    .new-best = Dein neuer Rekord in diesem Browser!
    .slowest = Das hat am längsten gedauert
    .seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
