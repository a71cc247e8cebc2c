### Die Startseite: was man spielen kann, und mit wem.

home-play =
    .bots = Sofort mit Bots spielen
    .friends = Mit Freunden spielen
    .alone = Allein gegen die Uhr
    .sprint = Zwei-Minuten-Sprint
    .sums = Rechnen üben
    .learn = So wird gespielt

home-lesson =
    .title = Zum ersten Mal hier?
    .text = Ein geführtes Spiel zeigt dir { $game } in zehn kleinen Schritten. Ein geduldiger Bot spielt mit.
    .yes = Zeig’s mir
    .no = Gleich spielen

home-me =
    .name = Du spielst als { $name }.
    .change = Name ändern
    .free = Ohne Anmeldung: einfach ein Spiel aussuchen.
    .yours = Du bist dran
    .running = Dein Spiel läuft noch

home-name =
    .title = Wie sollen wir dich nennen?
    .label = Dein Name
    .hint = Die anderen sehen ihn ab dem nächsten Tisch.
    .first = Die anderen am Tisch sehen ihn.
    .save = Speichern
    .open = Tisch aufmachen
    .cancel = Abbrechen

home-lists =
    .mine = Meine Tische
    .open = Offene Tische
    .open-none = Gerade wartet niemand auf Mitspieler. Mach einen Tisch auf und lass ihn andere finden.
    .finished = Meine beendeten Spiele
    .more = Mehr anzeigen
    .settings = Einstellungen

home-table =
    .of = Tisch von { $host }
    .nobody = Ein Tisch ohne Tischleitung
    .free = { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
    .full = kein freier Platz
    .open = noch nicht begonnen
    .running = läuft gerade
    .yours = du bist dran
    .waits = wartet auf andere
    .waited-days = { $count ->
        [one] seit einem Tag
       *[other] seit { $count } Tagen
    }
    .waited-hours = { $count ->
        [one] seit einer Stunde
       *[other] seit { $count } Stunden
    }
    .waited-minutes = { $count ->
        [one] seit einer Minute
       *[other] seit { $count } Minuten
    }
    .bot-days = { $count ->
        [one] in einem Tag zieht ein Bot
       *[other] in { $count } Tagen zieht ein Bot
    }
    .bot-hours = { $count ->
        [one] in einer Stunde zieht ein Bot
       *[other] in { $count } Stunden zieht ein Bot
    }
    .bot-minutes = { $count ->
        [one] in einer Minute zieht ein Bot
       *[other] in { $count } Minuten zieht ein Bot
    }
    .play = Ziehen
    .join = Mitspielen
    .back = Zum Tisch

home-bell =
    .on = Sag mir Bescheid, wenn ich dran bin
    .off = Keine Mitteilungen mehr
    .hint = Nur wenn du nicht am Tisch bist, und einmal pro Zug.
    .forbidden = Dein Browser erlaubt dieser Seite keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.

what-if-mark = Was wäre, wenn …? Zählt nicht

## Namen für alle, die noch keinen gewählt haben

default-names =
    .badger = Dachs
    .otter = Otter
    .hare = Hase
    .robin = Rotkehlchen
    .heron = Reiher
    .squirrel = Eichhörnchen
    .hedgehog = Igel
    .beaver = Biber
    .marten = Marder
    .fox = Fuchs

## Wie ein Spiel ausging, für alle, die mitgespielt haben

result =
    .team-won = Ihr habt es zusammen geschafft!
    .team-won-watched = Sie haben es zusammen geschafft!
    .team-lost = { $count ->
        [one] Ganz knapp: Eine{"\u00A0"}Karte blieb übrig.
       *[other] Diesmal nicht: { $count }{"\u00A0"}Karten blieben übrig.
    }
    .won = Du hast gewonnen!
    .other-won = { $name } hat gewonnen.
    .solo = Geschafft: Alle Karten sind weg!
    .nobody = Niemand hat gewonnen.
    .with = mit { $names }
    .alone = allein

hints-taken = { $count ->
    [one] Ein Tipp genutzt
   *[other] { NUMBER($count) } Tipps genutzt
}

home-puzzles =
    .title = Rätsel
    .text = Ein Zug ist weit besser als alle anderen. Siehst du ihn?
    .go = Zu den Rätseln

home-history =
    .title = Meine Seite
    .text = Wie oft du gewinnst, deine Bestzeiten, und wie du neben den Bots dastehst.
    .go = Zu meiner Seite
