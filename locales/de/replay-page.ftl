### Ein beendetes Spiel, im Browser noch einmal angesehen.

replay-page =
    .table = Zum Tisch
    .running = Zum laufenden Spiel
    .dealt = Das nächste Spiel hat begonnen.
    .title = Noch einmal ansehen
    .loading = Das Spiel wird geladen …
    .missing = Dieses Spiel lässt sich nicht zeigen
    .eyes = Ansicht
    .all = alle Karten offen
    .controls = Wiedergabe
    .scrub = Stelle im Spiel
    .step = Schritt { $step } von { $last }, { $time }
    .first = Zum Austeilen
    .back = Einen Schritt zurück
    .play = Abspielen
    .pause = Anhalten
    .next = Einen Schritt weiter
    .last = Zum Ende
    .speed = Tempo
    .times = { $speed } ×
    .record = Aufzeichnung speichern
    .share = Teilen
    .link = Link zu dieser Stelle
    .deal = Ausgeteilt.
    .refused = abgelehnt

## Züge, in einer Zeile

replay-moves =
    .end = { $name } beendet den Zug.
    .concede = { $name } gibt auf.
    .draw = { $name } zieht.
    .start = { $name } sagt: { $starter } fängt an.
    .help = als Hilfe
    .row = in die eigene Reihe
