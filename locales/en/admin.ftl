### `backtrick admin`: looking after a running server.

admin-done = Done.
admin-nothing = Nothing found.
admin-yes = yes
admin-sound = The database is sound: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
admin-damaged = The database is damaged ({ $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } sound event
   *[other] { $events } sound events
}):
admin-column =
    .id = Guest
    .name = Name
    .language = Language
    .created = Since
    .connections = Connections
    .banned = Banned
    .kind = Kind
    .target = Target
    .made = Since
    .until = Until
    .reason = Reason
    .table = Table
    .game = Game
    .options = Options
    .phase = Phase
    .listed = Listed
    .host = Host
    .free-seats = Free seats
    .updated = Updated

## Errors

admin-no-server = No server answers at { $path }. Is it running, with this database, and are you the user who runs it?
admin-no-such-guest = There is no such guest.
admin-no-such-table = There is no such table.
admin-no-such-ban = There is no such ban.
admin-bad-target = This cannot be banned.
admin-bad-time = “{ $given }” is not a length of time. Write 30m, 12h or 7d.
