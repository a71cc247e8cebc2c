-- The devices on which somebody has tried a deal, as hashes, until the day is over. They are kept
-- apart from the tries: a guest who is deleted has had their counted try all the same.
CREATE TABLE daily_devices (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    device BLOB NOT NULL,
    PRIMARY KEY (day, game, players, device)
) WITHOUT ROWID;
INSERT INTO daily_devices
    SELECT DISTINCT day, game, players, device FROM daily_tries WHERE length(device) > 0;
DROP INDEX devices_of_tries;
ALTER TABLE daily_tries DROP COLUMN device;

-- Several guests may give the address of one webhook.
CREATE TEMP TABLE old_bells AS SELECT * FROM bells;
CREATE TEMP TABLE old_rings AS SELECT * FROM rings;
DROP TABLE rings;
DROP TABLE bells;
CREATE TABLE bells (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    key TEXT NOT NULL,
    auth TEXT NOT NULL,
    created INTEGER NOT NULL,
    UNIQUE (guest, url)
) WITHOUT ROWID;
CREATE INDEX bells_at ON bells (url);
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
INSERT INTO bells SELECT * FROM old_bells;
INSERT INTO rings SELECT * FROM old_rings;
DROP TABLE old_bells;
DROP TABLE old_rings;
