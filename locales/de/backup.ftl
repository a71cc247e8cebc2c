### `backtrick backup` und `backtrick restore`. Ein „Eintrag“ ist, was gespeichert ist: ein Gast, ein Ereignis usw.

backup-rows = { $rows ->
    [one] { $rows } Eintrag
   *[other] { $rows } Einträge
}
backup-made = Die Sicherung ist fertig: { $file } ({ $rows ->
    [one] { $rows } Eintrag
   *[other] { $rows } Einträge
}). Sie enthält Namen und Gesagtes: Gib sie nicht weiter.
backup-restored = { $place } enthält jetzt alles aus der Sicherung ({ $rows ->
    [one] { $rows } Eintrag
   *[other] { $rows } Einträge
}).

## Fehler: Nichts wurde geändert

backup-no-file = { $file } geht nicht: { $reason }.
backup-file-exists = { $file } gibt es schon. Nimm einen anderen Namen oder --replace.
backup-foreign = { $file } ist keine Sicherung von Backtrick. Es wurde nichts geändert.
backup-damaged = { $file } ist beschädigt oder unvollständig. Es wurde nichts geändert.
backup-newer = { $file } stammt von einer neueren Version von Backtrick. Aktualisiere Backtrick zuerst. Es wurde nichts geändert.
backup-not-empty = { $place } ist nicht leer. Mit --replace wird alles darin gelöscht und durch die Sicherung ersetzt.
