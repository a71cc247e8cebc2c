### Der Server: was er beim Starten und Enden sagt, und was ihm im Weg steht.

serve-here = Backtrick läuft. Auf diesem Rechner findest du es unter { $address }
serve-elsewhere = Andere in deinem Netz finden es unter { $address }
serve-kept = Die Spiele werden aufgehoben in { $place }
serve-how-to-end = Strg-C beendet es. Angefangene Partien gehen weiter, wenn du es wieder startest.
serve-more = `{ $command }` zeigt, was es hier sonst noch gibt.
serve-ended = Backtrick ist beendet. Alle Partien sind gespeichert.

## Was ihm im Weg steht

serve-bad-setting = { $where } kann nicht „{ $given }“ sein; erlaubt ist: { $allowed }.
serve-no-port = Backtrick kann auf { $where } nicht lauschen: Ein anderes Programm tut es schon, oder es ist nicht erlaubt. Ein anderer Port hilft, etwa --port 0.
serve-no-address = Backtrick kann auf { $where } nicht lauschen: { $reason }.
serve-no-database = Die Datenbank ist nicht zu gebrauchen. { $reason }

## Eine Seite, solange es noch keine zum Spielen gibt

serve-page =
    .title = Backtrick läuft
    .body = Die Seite zum Spielen wurde hier nicht gebaut. Programme können sich trotzdem an Tische setzen.
