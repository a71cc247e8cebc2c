### Kreise: Gruppen, die ihre Tagespartien vergleichen.

circles =
    .title = Kreise
    .about = In einem Kreis vergleicht ihr eure Tagespartien, unter Freunden oder in der Familie. Leg einen an und verschick den Link: Wer ihn öffnet, kann beitreten.
    .name = Name des Kreises
    .make = Kreis anlegen
    .daily = Zu den Tagespartien
    .missing = Hier ist kein Kreis
    .join-title = Einem Kreis beitreten
    .size = { $count ->
        [one] (eine Person)
       *[other] ({ $count } Personen)
    }
    .join-about = Die anderen sehen deinen Namen, dein Bild und deine Ergebnisse in den Tagespartien. Du kannst jederzeit wieder gehen.
    .join = Beitreten
    .week = Diese Woche
    .week-about = Die Sterne jedes Tages. Was andere heute aus einer Partie gemacht haben, siehst du, sobald du sie selbst gespielt hast.
    .member = Name
    .deals = Partien
    .points = Sterne
    .played = ja
    .won = gewonnen
    .lost = verloren
    .what = { $count ->
        [one] { $name }: eine Partie
       *[other] { $name }: { $count } Partien
    }
    .season = Saison: { $month }
    .season-about = Eine Saison dauert einen Monat. Jede Tagespartie bringt so viele Punkte, wie sie Sterne hat, von einem bis fünf; die von heute kommen morgen dazu.
    .invite = Andere einladen
    .link = Link zu diesem Kreis
    .new-link = Link ersetzen
    .link-changed = Es gibt einen neuen Link. Der alte gilt nicht mehr.
    .rename = Umbenennen
    .renamed = Der Kreis hat einen neuen Namen.
    .leave = Kreis verlassen
