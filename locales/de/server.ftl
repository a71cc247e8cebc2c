### Was der Server selbst sagt, wo weder die Regeln noch der Tisch entscheiden. Die Kennung ist der
### Code mit „-“ statt „/“.

## Nachrichten und Verbindungen

wire-bad-message = Da ist etwas durcheinandergeraten. Bitte lade die Seite neu.
wire-hello-first = Die Verbindung kam nicht richtig zustande. Bitte lade die Seite neu.
wire-too-fast = Das war zu schnell. Versuch es gleich noch einmal.
wire-too-slow = Deine Verbindung kommt nicht mit. Sie wird neu aufgebaut.
wire-too-many-mistakes = Zu viele Fehler auf dieser Verbindung. Bitte lade die Seite neu.
wire-too-many-connections = Du hast hier zu viele Fenster offen. Schließ ein paar davon.
wire-closed = Die Verbindung ist beendet.
command-out-of-order = Das kam zu spät: Du hast inzwischen etwas anderes getan.
table-unknown = Diesen Tisch gibt es nicht. Er wurde entfernt, oder der Link ist unvollständig.
table-rewritten = Jemand hat seine Daten gelöscht. Gleich geht das Spiel weiter.
server-restarts = Der Server startet neu. Gleich geht dein Spiel weiter.
server-failed = Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.

## Anfragen

guest-unknown = Der Server kennt dich noch nicht. Such dir zuerst einen Namen aus.
guest-deleted = Alle deine Daten hier sind gelöscht. Wenn du wieder spielen möchtest, such dir einen Namen aus.
guest-no-such-device = Das Gerät ist schon abgemeldet.
guest-this-device = Das ist das Gerät, das du gerade benutzt. Abmelden kannst du nur die anderen.
guest-banned = Der Betreiber dieses Servers hat dich gesperrt.
address-banned = Der Betreiber dieses Servers hat dein Netz gesperrt.
guest-bad-name = Nimm 1 bis 40 sichtbare Zeichen.
guest-bot-name = So dürfen nur Bots heißen. Nimm bitte einen anderen Namen.
guest-no-such-code = Dieser Code ist verbraucht oder abgelaufen. Erstell einen neuen.
guest-bad-bell = Dorthin können keine Mitteilungen gehen: Es muss eine öffentliche https-Adresse sein.
game-unknown = Dieses Spiel gibt es nicht, oder es ist noch nicht vorbei.
game-daily-not-over = Diese Karten werden heute noch gespielt. Ansehen kann man das Spiel ab morgen.
game-daily-not-played = Spiel diese Karten zuerst selbst, dann siehst du, wie es anderen ergangen ist.
circle-unknown = Diesen Kreis gibt es nicht, oder sein Link wurde geändert.
circle-not-its-maker = Ändern kann den Kreis nur, wer ihn angelegt hat.
circle-full = Dieser Kreis ist voll.
circle-too-many = Du bist schon in so vielen Kreisen, wie es geht. Verlass erst einen.
puzzle-unknown = Dieses Rätsel gibt es nicht.
drill-unknown = Diese Übungsrunde ist schon gezählt oder zu lange her.
history-not-shared = Diese Seite wird nicht mehr geteilt.
game-no-what-if = Weiterspielen geht nur von einem Moment vor dem Ende aus, und nicht bei einem Rennen.
origin-foreign = Eine andere Webseite wollte das in deinem Namen tun. Das wurde verhindert.
request-not-json = { wire-bad-message }
request-bad-body = { wire-bad-message }
request-bad-query = { wire-bad-message }
request-too-long = Das ist zu lang.
request-no-length = { wire-bad-message }
request-incomplete = Ein Teil der Anfrage ging verloren. Bitte versuch es noch einmal.
request-unknown-path = Hier gibt es nichts.
request-bad-method = { wire-bad-message }
server-full = Der Server ist voll. Versuch es später noch einmal.

## Nichts lässt sich speichern

store-unavailable = Gerade lässt sich nichts speichern, darum ist nichts passiert. Versuch es gleich noch einmal.
store-closed = { store-unavailable }
store-conflict = { store-unavailable }
store-failed = { store-unavailable }
store-locked = { store-unavailable }
store-unreachable = { store-unavailable }
store-read-only = Dieser Server kann nichts speichern, darum ist nichts passiert. Bitte sag dem Betreiber Bescheid.
store-damaged = { store-read-only }
store-foreign = { store-read-only }
store-full = { store-read-only }
store-newer = { store-read-only }

## Zu viel auf einmal

limit-requests = Das war zu schnell. Versuch es gleich noch einmal.
limit-guests = Zu viele neue Gäste aus deinem Netz. Versuch es in einer Stunde noch einmal.
limit-tables = Du hast zu viele Tische aufgemacht. Versuch es in einer Stunde noch einmal.
limit-analyses = Das waren genug Analysen für den Moment. Versuch es später noch einmal.
limit-tries = Zu viele Versuche. Warte eine Minute.
limit-codes = Du hast zu viele Codes erstellt. Warte eine Minute.
limit-exports = Du hast deine Daten gerade oft genug heruntergeladen. Versuch es in einer Stunde noch einmal.
