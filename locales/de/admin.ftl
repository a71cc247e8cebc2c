### `backtrick admin`: einen laufenden Server betreuen.

admin-done = Erledigt.
admin-nothing = Nichts gefunden.
admin-yes = ja
admin-sound = Die Datenbank ist in Ordnung: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}.
admin-damaged = Die Datenbank ist beschädigt ({ $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] { $events } lesbares Ereignis
   *[other] { $events } lesbare Ereignisse
}):
admin-column =
    .id = Gast
    .name = Name
    .language = Sprache
    .created = Seit
    .connections = Verbindungen
    .banned = Gesperrt
    .kind = Art
    .target = Ziel
    .made = Seit
    .until = Bis
    .reason = Grund
    .table = Tisch
    .game = Spiel
    .options = Optionen
    .phase = Phase
    .listed = Öffentlich
    .host = Tischleitung
    .free-seats = Freie Plätze
    .updated = Geändert

## Fehler

admin-no-server = Unter { $path } antwortet kein Server. Läuft er, mit dieser Datenbank und unter deinem Benutzer?
admin-no-such-guest = Diesen Gast gibt es nicht.
admin-no-such-table = Diesen Tisch gibt es nicht.
admin-no-such-ban = Diese Sperre gibt es nicht.
admin-bad-target = Das lässt sich nicht sperren.
admin-bad-time = „{ $given }“ ist keine Zeitspanne. Schreib 30m, 12h oder 7d.
