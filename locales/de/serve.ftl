### Der Server: was er beim Starten und Enden sagt, und was ihm im Weg steht.

serve-here = Backtrick läuft unter { $address }
serve-elsewhere = Andere in deinem Netz öffnen { $address }
serve-kept = Spiele werden gespeichert in { $place }
serve-how-to-end = Strg-C beendet es. Angefangene Partien gehen beim nächsten Start weiter.
serve-more = Weitere Befehle zeigt `{ $command }`.
serve-ended = Backtrick ist beendet. Alle Partien sind gespeichert.

## Was ihm im Weg steht

serve-bad-setting = { $where } kann nicht „{ $given }“ sein. Erlaubt: { $allowed }.
serve-bad-bots = Bitte --bots prüfen: { $problem }.
serve-no-port = { $where } geht nicht: Der Port ist belegt oder nicht erlaubt. Nimm einen anderen, etwa --port 0.
serve-no-address = { $where } geht nicht: { $reason }.
serve-no-database = Die Datenbank ist nicht zu gebrauchen. { $why } ({ $reason })
serve-database =
    .locked = Sie wird gerade benutzt.
    .full = Die Platte ist voll.
    .damaged = Sie ist beschädigt oder gar keine Datenbank.
    .read-only = Sie ist schreibgeschützt.
    .unreachable = Sie ist nicht zu erreichen.
    .foreign = Sie gehört einem anderen Programm.
    .newer = Eine neuere Version von Backtrick hat sie verändert.
    .failed = Etwas ist schiefgegangen.

## Eine Seite, solange es noch keine zum Spielen gibt

serve-page =
    .title = Backtrick läuft
    .body = Die Seite zum Spielen wurde hier nicht gebaut. Programme können trotzdem mitspielen.
