-- Where guests are told that it is their turn.
CREATE TABLE bells (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests,
    kind TEXT NOT NULL,
    url TEXT NOT NULL UNIQUE,
    key TEXT NOT NULL,
    auth TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX bells_of ON bells (guest);

-- The last turn at a table of which somebody is told there, and whether they were.
CREATE TABLE rings (
    bell TEXT NOT NULL REFERENCES bells,
    table_id TEXT NOT NULL,
    since INTEGER NOT NULL,
    told INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    again INTEGER NOT NULL,
    PRIMARY KEY (bell, table_id)
) WITHOUT ROWID;
CREATE INDEX due_rings ON rings (since) WHERE told = 0;
CREATE INDEX rings_at ON rings (table_id);
