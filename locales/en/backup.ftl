### `backtrick backup` and `backtrick restore`. A “row” is one thing stored: a guest, an event and so on.

backup-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
backup-made = The backup is complete: { $file } ({ $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}). It holds names and what was said: keep it private.
backup-restored = { $place } now holds everything from the backup ({ $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}).

## Errors: nothing was changed

backup-no-file = Cannot use { $file }: { $reason }.
backup-file-exists = { $file } exists already. Choose another name, or add --replace.
backup-foreign = { $file } is not a backup made by Backtrick. Nothing was changed.
backup-damaged = { $file } is damaged or incomplete. Nothing was changed.
backup-newer = { $file } was made by a newer version of Backtrick. Update Backtrick first. Nothing was changed.
backup-not-empty = { $place } is not empty. To delete everything in it and restore the backup instead, add --replace.
