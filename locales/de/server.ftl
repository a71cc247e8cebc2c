### Was der Server selbst sagt, wo weder die Regeln noch der Tisch entscheiden. Die Kennung ist der
### Code mit „-“ statt „/“.

## Nachrichten und Verbindungen

wire-bad-message = Unterwegs ist etwas durcheinandergeraten. Bitte lade die Seite neu.
wire-hello-first = Die Verbindung hat falsch angefangen. Bitte lade die Seite neu.
wire-too-fast = Das war ein bisschen schnell. Versuch es gleich noch einmal.
wire-too-slow = Deine Verbindung kommt nicht mit. Sie wird neu aufgebaut.
wire-too-many-mistakes = Auf dieser Verbindung ging zu viel schief. Bitte lade die Seite neu.
wire-too-many-connections = Du hast hier zu viele Fenster offen. Schließ ein paar davon.
wire-closed = Die Verbindung ist beendet.
command-out-of-order = Das kam zu spät: Du hast inzwischen etwas anderes getan.
table-unknown = Diesen Tisch gibt es nicht: Er wurde abgeräumt, oder im Link fehlt ein Buchstabe.
server-restarts = Der Server startet neu. Gleich spielst du weiter, mit allen deinen Karten.
server-failed = Hier ist etwas schiefgegangen, und du kannst nichts dafür. Bitte versuch es noch einmal.

## Anfragen

guest-unknown = Der Server kennt dich noch nicht. Sag ihm zuerst deinen Namen.
guest-bad-name = Das taugt nicht als Name. Nimm 1 bis 40 Buchstaben, die man sehen kann.
guest-no-such-code = Dieser Code geht nicht: Er wurde schon benutzt oder ist zu alt. Erstell einen neuen.
game-unknown = Dieses Spiel gibt es nicht, oder es ist noch nicht vorbei.
origin-foreign = Eine andere Webseite wollte das in deinem Namen tun. Das darf sie nicht.
request-not-json = { wire-bad-message }
request-bad-body = { wire-bad-message }
request-bad-query = { wire-bad-message }
request-too-long = Das ist zu lang.
request-incomplete = Unterwegs ist etwas verloren gegangen. Bitte versuch es noch einmal.
request-unknown-path = Hier gibt es nichts.
request-bad-method = { wire-bad-message }
server-full = Gerade spielen so viele, dass kein Platz mehr ist. Versuch es später noch einmal.

## Nichts lässt sich speichern

store-unavailable = Gerade lässt sich nichts speichern, darum ist nichts passiert. Versuch es gleich noch einmal.
store-closed = { store-unavailable }
store-conflict = { store-unavailable }
store-failed = { store-unavailable }
store-locked = { store-unavailable }
store-unreachable = { store-unavailable }
store-read-only = Auf diesem Server lässt sich nichts speichern, darum ist nichts passiert. Sag bitte denen Bescheid, die ihn betreiben.
store-damaged = { store-read-only }
store-foreign = { store-read-only }
store-full = { store-read-only }
store-newer = { store-read-only }

## Zu viel auf einmal

limit-requests = Das war ein bisschen schnell. Versuch es gleich noch einmal.
limit-guests = Von dir aus sind gerade viele Neue gekommen. Versuch es in einer Stunde noch einmal.
limit-tables = Du hast gerade viele Tische aufgemacht. Versuch es in einer Stunde noch einmal.
limit-tries = Das waren ein paar Versuche zu viel. Warte eine Minute.
limit-codes = Du hast sehr oft nach einem Code gefragt. Warte eine Minute.
