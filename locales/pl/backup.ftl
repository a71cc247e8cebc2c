### `backtrick backup` i `backtrick restore`. „Wpis” to jedna zapisana rzecz: gość, zdarzenie itd.

backup-rows = { $rows ->
    [one] { $rows } wpis
    [few] { $rows } wpisy
   *[other] { $rows } wpisów
}
backup-made = Kopia zapasowa jest gotowa: { $file } ({ $rows ->
    [one] { $rows } wpis
    [few] { $rows } wpisy
   *[other] { $rows } wpisów
}). Zawiera imiona i wypowiedzi: nie udostępniaj jej.
backup-restored = { $place } zawiera teraz wszystko z kopii zapasowej ({ $rows ->
    [one] { $rows } wpis
    [few] { $rows } wpisy
   *[other] { $rows } wpisów
}).

## Błędy: niczego nie zmieniono

backup-no-file = Nie można użyć { $file }: { $reason }.
backup-file-exists = { $file } już istnieje. Wybierz inną nazwę albo dodaj --replace.
backup-foreign = { $file } nie jest kopią zapasową Backtricka. Niczego nie zmieniono.
backup-damaged = { $file } jest uszkodzony lub niekompletny. Niczego nie zmieniono.
backup-newer = { $file } pochodzi z nowszej wersji Backtricka. Najpierw zaktualizuj program. Niczego nie zmieniono.
backup-not-empty = { $place } nie jest pusta. Aby usunąć z niej wszystko i przywrócić kopię, dodaj --replace.
