### Was der Tisch während des Spiels sagt: warum eine Karte zurückkommt, wie ein Spiel ausging,
### und wie heißt, was dort liegt. Die Kennung einer Absage ist ihr Code mit „-“ statt „/“.

## Ein Zug, den die Regeln nicht zulassen

move-game-over = Dieses Spiel ist vorbei. Lust auf ein neues?
move-not-your-turn = Einen Moment noch: Du bist gerade nicht dran.
move-start-not-agreed = Macht zuerst aus, wer anfängt. Dann könnt ihr Karten legen.
move-already-started = Das Spiel läuft schon; wer anfängt, steht also fest.
move-same-word = Das hast du schon gesagt. Die anderen wissen Bescheid.
move-no-such-seat = Da sitzt niemand: Diesen Platz gibt es am Tisch nicht.
move-card-not-held = Diese Karte hast du nicht auf der Hand.
move-does-not-fit = Diese Karte passt dort nicht.
move-enough-laid = Mehr Karten darfst du in diesem Zug nicht legen. Jetzt wird nachgezogen.
move-too-few-laid = Bevor du nachziehst, musst du noch etwas legen.
move-does-not-help = Drüben muss deine Karte die Reihe verbessern, und diese tut es nicht.
move-helped-already = Drüben darfst du nur eine Karte pro Zug legen, und die liegt schon.
move-leaves-no-second = Nach dieser Karte ginge keine zweite mehr. Eine andere als erste klappt.
move-stack-empty = Dein Stapel ist leer. Spiel mit deinen Handkarten weiter.
move-no-own-row = Du hast in diesem Spiel keine eigene Reihe. Leg in die Mitte.
move-last-card-goes-to-the-middle = Deine allerletzte Karte kommt in die Mitte, und du hast gewonnen!
move-barred = Die letzte Karte war ein Fehlgriff. Hol kurz Luft, gleich darfst du wieder.
move-too-late = Da war jemand einen Tick schneller. Du hast deine Karte wieder auf der Hand.

## Wie ein Spiel ausging

ending-all-laid = Alle Karten sind gelegt!
ending-nothing-fits = Keine Karte passt mehr.
ending-cannot-lay-two = Mindestens zwei Karten müssen es in jedem Zug sein, und zwei gingen nicht mehr.
ending-last-card = Die letzte Karte liegt!
ending-stuck = Hier könnte nie wieder jemand eine Karte legen.

## Farben und Reihen

colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-purple = lila
colour-gold = gold
colour-silver = silber
row-ascending = aufsteigende Reihe
row-descending = absteigende Reihe
