### Ein beendetes Spiel, im Browser noch einmal angesehen.

replay-page =
    .title = Noch einmal ansehen
    .loading = Die Karten werden noch einmal ausgelegt …
    .missing = Dieses Spiel lässt sich nicht zeigen
    .eyes = Ansicht
    .all = alle Karten offen
    .controls = Schritt für Schritt
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
    .link = Link zu diesem Augenblick
    .deal = Ausgeteilt.
    .refused = das ging nicht

## Züge, in einer Zeile

replay-moves =
    .end = { $name } beendet den Zug.
    .draw = { $name } zieht.
    .start = { $name } sagt: { $starter } fängt an.
    .help = als Hilfe
    .row = in die eigene Reihe
