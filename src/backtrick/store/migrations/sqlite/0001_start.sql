-- A table's number is small, and those of tables that are played at the same time lie together.
-- Without a listing all columns but the first two are empty.
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT,
    options TEXT,
    listed INTEGER,
    phase TEXT,
    free_seats INTEGER,
    host TEXT,
    guests TEXT,
    updated INTEGER
);
CREATE INDEX open_tables ON tables (updated) WHERE listed AND phase = 'open';
CREATE INDEX updated_tables ON tables (updated) WHERE updated IS NOT NULL;
CREATE INDEX forgotten_tables ON tables (number) WHERE phase = 'forgotten';

-- Events stand in the order in which they came, whatever their table; each leads to the one
-- before it, and the head of a table to its last. So the events of a commit lie together, not on
-- a page for each table: one of twenty tables writes 4 pages to the journal, and not 33.
CREATE TABLE events (
    id INTEGER PRIMARY KEY,
    previous INTEGER,
    data BLOB NOT NULL
);
CREATE TABLE heads (
    number INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    last INTEGER
);

CREATE TABLE seated (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
CREATE INDEX seated_at ON seated (table_id);

CREATE TABLE finished (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    guests TEXT NOT NULL,
    names TEXT NOT NULL,
    ended INTEGER NOT NULL,
    lasted INTEGER NOT NULL,
    ending TEXT NOT NULL,
    winners TEXT NOT NULL,
    cards_left INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE INDEX best_times ON finished (game, options, lasted) WHERE seats = 1 AND winners <> '[]';

CREATE TABLE played (
    guest TEXT NOT NULL,
    ended INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (guest, ended, table_id, number)
) WITHOUT ROWID;

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE tokens (
    token BLOB PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests
) WITHOUT ROWID;
CREATE TABLE codes (
    guest TEXT PRIMARY KEY REFERENCES guests,
    code BLOB NOT NULL UNIQUE,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

-- What check() writes to.
CREATE TABLE health (checks INTEGER NOT NULL);
INSERT INTO health VALUES (0);
