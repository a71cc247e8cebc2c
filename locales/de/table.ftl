### Was der Tisch während des Spiels sagt: warum eine Karte zurückkommt, wie ein Spiel ausging,
### und wie heißt, was dort liegt. Die Kennung einer Absage ist ihr Code mit „-“ statt „/“.

## Ein Zug, den die Regeln nicht zulassen

move-game-over = Dieses Spiel ist vorbei. Lust auf ein neues?
move-not-your-turn = Einen Moment noch: Du bist nicht dran.
move-start-not-agreed = Macht zuerst aus, wer anfängt. Dann könnt ihr Karten legen.
move-already-started = Das Spiel läuft schon.
move-same-word = Das hast du schon gesagt.
move-no-such-seat = Diesen Platz gibt es am Tisch nicht.
move-card-not-held = Diese Karte hast du nicht auf der Hand.
move-does-not-fit = Diese Karte passt dort nicht.
move-enough-laid = Mehr Karten darfst du in diesem Zug nicht legen. Zieh jetzt nach.
move-too-few-laid = Bevor du nachziehst, musst du noch etwas legen.
move-does-not-help = Drüben muss deine Karte die Reihe verbessern, und diese tut es nicht.
move-helped-already = Drüben liegt in diesem Zug schon eine Karte von dir.
move-leaves-no-second = Nach dieser Karte ginge keine zweite mehr. Fang mit einer anderen an.
move-stack-empty = Dein Stapel ist leer. Spiel mit deinen Handkarten weiter.
move-no-own-row = Du hast in diesem Spiel keine eigene Reihe. Leg in die Mitte.
move-last-card-goes-to-the-middle = Deine allerletzte Karte kommt in die Mitte, und du hast gewonnen!
move-barred = Die letzte Karte war ein Fehlgriff. Hol kurz Luft, gleich darfst du wieder.
move-too-late = Da war jemand einen Tick schneller. Du hast deine Karte wieder auf der Hand.

## Was jemand vom Tisch will, und warum es nicht geht

table-not-host = Das darf nur die Tischleitung.
table-not-seated = Du hast an diesem Tisch keinen Platz. Such dir zuerst einen.
table-seated-already = Du hast an diesem Tisch schon einen Platz.
table-seat-taken = Dieser Platz ist besetzt. Versuch es mit einem anderen.
table-full = Alle Plätze sind besetzt.
table-no-such-seat = Diesen Platz gibt es am Tisch nicht.
table-seat-empty = Da sitzt niemand.
table-seats-free = Es sind noch zu wenige. Warte auf andere oder hol Bots dazu.
table-too-many-seated = Dafür sitzen hier schon zu viele. Erst müsste jemand aufstehen.
table-no-such-bot = Diesen Bot gibt es in diesem Spiel nicht.
table-nobody-there = Da ist niemand, für den ein Bot einspringen könnte.
table-bad-options = Diese Einstellungen passen nicht zusammen. Wähl andere.
table-bad-move = Diesen Zug gibt es in diesem Spiel nicht.
table-game-runs = Gerade läuft ein Spiel. Warte, bis es vorbei ist.
table-no-game = Gerade läuft kein Spiel.
table-still-here = Wer da sitzt, ist noch da oder kommt gleich wieder. Warte eine Minute.
table-sent-away = Hier kannst du nicht mehr mitspielen. An anderen Tischen freut man sich auf dich.
table-countdown = Noch nicht! Warte, bis fertig gezählt ist.
table-nothing-to-take-back = Es gibt nichts zurückzunehmen.
table-signals-only = An diesem Tisch redet ihr mit Signalen, nicht mit Text.
table-no-such-signal = Dafür gibt es hier kein Signal.
table-no-phrases = An diesem Tisch sind Sprüche und Bildchen abgeschaltet.
table-too-many-phrases = Langsam! Warte ein paar Sekunden bis zum nächsten.
table-no-such-language = Diese Sprache kennt der Tisch nicht.
table-offered-already = Deine Karte ist schon unterwegs.
table-spectators-are-silent = Psst! Wer zuschaut, darf nach dem Spiel wieder reden.
table-locked = Dieser Tisch ist abgeschlossen. Bitte die Tischleitung, ihn für dich zu öffnen.
table-no-spectators = An diesem Tisch wird ohne Publikum gespielt.
table-too-much = Mehr passt an diesen Tisch nicht. Spielt dieses Spiel zu Ende und macht dann einen neuen auf.
table-yours-alone = Das hier kann niemand für dich spielen. Es wartet, bis du wiederkommst.
table-proposed-already = Das hast du schon vorgeschlagen. Die anderen müssen noch zustimmen.
table-nothing-proposed = Das hast du nicht vorgeschlagen, oder das Spiel ging inzwischen weiter.
table-turn-not-over = Der Bot ist gerade am Zug. Danach kannst du übernehmen.
table-prepared = Plätze und Regeln stehen für dieses Spiel schon fest. Spiel es erst einmal.
table-no-hints = Dieser Server hat keinen Trainer, also gibt es keine Tipps.
table-no-hints-in-race = Im Rennen gibt es keine Tipps: Sie kämen zu spät.
table-no-hints-in-daily-deal = In der Tagespartie gibt es keine Tipps: Die spielen alle aus eigener Kraft.
table-no-hints-among-people = Tipps gibt es nur, wenn du allein mit Bots spielst.
table-hinted-already = Für diesen Zug hast du schon einen Tipp bekommen.
table-not-hinted = Für diesen Zug hast du keinen Tipp verlangt.

## Wie ein Spiel ausging

ending-all-laid = Alle Karten sind gelegt!
# `.mine` und `.theirs`: wer dran war, wenn man es weiß.
ending-nothing-fits = Wer dran war, hatte keine passende Karte.
    .mine = Du hattest keine passende Karte.
    .theirs = { $name } hatte keine passende Karte.
ending-cannot-lay-two = Wer dran war, konnte keine zwei Karten legen.
    .mine = Du konntest keine zwei Karten legen, und zwei müssen es sein.
    .theirs = { $name } konnte keine zwei Karten legen, und zwei müssen es sein.
ending-last-card = Die letzte Karte liegt!
ending-stuck = Niemand kann mehr eine Karte legen.
ending-conceded = Das Spiel wurde aufgegeben.

## Reihen

row-ascending = aufsteigende Reihe
row-descending = absteigende Reihe
