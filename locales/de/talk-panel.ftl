### Reden an einem Tisch im Browser.

talk-panel =
    .title = Reden
    .signals = Mit zweimal Tippen etwas sagen
    .choices = Was möchtest du sagen?
    .hint = Tipp an, worüber du reden möchtest.
    .text = Mit eigenen Worten, ohne Zahlen
    .text-free = Mit eigenen Worten
    .text-pro = In Worten: deine Farben, eine Reihe, wer anfängt
    .said = { $name }: { $words }
    .new = neu
    .send = Sagen
    .phrases = Kleine Sprüche
    .phrases-instead = Zum Grüßen oder Bedanken gibt es die „Kleinen Sprüche“.
    .mute = Sprüche ausblenden
    .unmute = Sprüche zeigen
    .muted = Kleine Sprüche sind auf diesem Gerät ausgeblendet.
    .log = Was gesagt wurde
    .silence = Noch hat niemand etwas gesagt.
    .silent = Wer zuschaut, schweigt bis zum Ende des Spiels.

## Worum es beim ersten Tippen geht, wo es kein Zeichen dafür gibt

talk-about =
    .start = Wer fängt an?

## Signale in Kürze, neben dem Zeichen einer Farbe oder einer Reihe

talk-chip =
    .hold = hab ich
    .hold-low = niedrig
    .hold-middle = mittel
    .hold-high = hoch
    .want = meine
    .trick = Trick
    .leave = frei lassen
    .small = kleiner Schritt
    .nothing = nichts Gutes
    .start-me = ich fange an
    .start-you = fang du an

## Fertige Sprüche; die letzten sind Bildchen

phrase =
    .hello = Hallo!
    .one-moment = Einen Moment bitte.
    .your-turn = Du bist dran!
    .well-played = Gut gespielt!
    .thanks = Danke!
    .sorry = Tut mir leid!
    .good-game = Schönes Spiel!
    .smile = (lächelt)
    .wow = (staunt)
    .oops = (hoppla!)
    .heart = (schickt ein Herz)
