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
move-helped-already = Drüben liegt in diesem Zug schon eine Karte von dir.
move-leaves-no-second = Nach dieser Karte ginge keine zweite mehr. Eine andere als erste klappt.
move-stack-empty = Dein Stapel ist leer. Spiel mit deinen Handkarten weiter.
move-no-own-row = Du hast in diesem Spiel keine eigene Reihe. Leg in die Mitte.
move-last-card-goes-to-the-middle = Deine allerletzte Karte kommt in die Mitte, und du hast gewonnen!
move-barred = Die letzte Karte war ein Fehlgriff. Hol kurz Luft, gleich darfst du wieder.
move-too-late = Da war jemand einen Tick schneller. Du hast deine Karte wieder auf der Hand.

## Was jemand vom Tisch will, und warum es nicht geht

table-not-host = Das darf nur, wer den Tisch leitet.
table-not-seated = Du sitzt nicht an diesem Tisch. Such dir zuerst einen Platz.
table-seated-already = Du hast an diesem Tisch schon einen Platz.
table-seat-taken = Da sitzt schon jemand. Versuch es mit einem anderen Platz.
table-full = Gerade sind alle Plätze besetzt.
table-no-such-seat = Diesen Platz gibt es am Tisch nicht.
table-seat-empty = Da sitzt niemand.
table-seats-free = Es sind noch Plätze frei. Warte auf jemanden, oder lass Bots mitspielen.
table-too-many-seated = Hier sitzen schon mehr. Erst müsste jemand aufstehen.
table-no-such-bot = Einen Bot mit diesem Namen gibt es in diesem Spiel nicht.
table-nobody-there = Da ist niemand, für den ein Bot einspringen könnte.
table-bad-options = Das passt nicht zusammen. Wähl etwas anderes.
table-bad-move = So einen Zug gibt es in diesem Spiel nicht.
table-game-runs = Es wird gerade gespielt. Warte, bis das Spiel vorbei ist.
table-no-game = Gerade wird nicht gespielt.
table-still-here = Wer da sitzt, ist noch da oder kommt gleich wieder. Warte eine Minute.
table-sent-away = Hier kannst du nicht mehr mitspielen. An anderen Tischen freut man sich auf dich.
table-countdown = Noch nicht! Warte, bis fertig gezählt ist.
table-nothing-to-take-back = Es gibt nichts, was du zurücknehmen könntest.
table-signals-only = An diesem Tisch wird getippt statt geschrieben: Nimm die Signale.
table-no-such-signal = Das lässt sich hier nicht mit einem Tippen sagen.
table-no-such-language = Diese Sprache kennt der Tisch nicht.
table-offered-already = Deine Karte ist schon unterwegs.
table-spectators-are-silent = Psst! Wer zuschaut, darf nach dem Spiel wieder reden.
table-no-spectators = An diesem Tisch möchten alle lieber ohne Publikum spielen.
table-too-much = Hier ist schon so viel passiert, dass nichts mehr dazupasst. Spielt dieses Spiel zu Ende und das nächste an einem neuen Tisch.
table-yours-alone = Das hier kann niemand für dich spielen. Es wartet, bis du wiederkommst.

## Wie ein Spiel ausging

ending-all-laid = Alle Karten sind gelegt!
# `.mine` und `.theirs`: wer dran war, wenn man es weiß.
ending-nothing-fits = Wer dran war, hatte keine passende Karte.
    .mine = Du hattest keine passende Karte.
    .theirs = { $name } hatte keine passende Karte.
ending-cannot-lay-two = Zwei Karten müssen es in jedem Zug sein, und zwei gingen nicht mehr.
    .mine = Du konntest keine zwei Karten legen, und zwei müssen es in jedem Zug sein.
    .theirs = { $name } konnte keine zwei Karten legen, und zwei müssen es in jedem Zug sein.
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
