-- Dates of guests and tokens. Those of old ones are not known: they begin with the upgrade.
ALTER TABLE guests ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET created = 1000 * CAST(strftime('%s', 'now') AS INTEGER);
ALTER TABLE tokens ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE tokens SET created = 1000 * CAST(strftime('%s', 'now') AS INTEGER);
UPDATE tokens SET seen = created;
CREATE INDEX tokens_of ON tokens (guest);
CREATE INDEX seen_tokens ON tokens (seen);

-- The guests who occur in the events of a table, so that their traces are found.
CREATE TABLE visitors (
    guest TEXT NOT NULL REFERENCES guests,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
CREATE INDEX visitors_at ON visitors (table_id);
INSERT INTO visitors
    WITH RECURSIVE chain (number, id) AS (
        SELECT number, last FROM heads WHERE last IS NOT NULL
        UNION ALL
        SELECT number, previous FROM chain JOIN events USING (id) WHERE previous IS NOT NULL
    ),
    texts (number, text) AS (
        SELECT number, CAST(data AS TEXT) FROM chain JOIN events USING (id)
        WHERE json_valid(CAST(data AS TEXT))
    ),
    found (number, guest) AS (
        SELECT number, json_extract(text, '$.guest') FROM texts
        UNION
        SELECT number, substr(json_extract(text, '$.client'), 1,
                              instr(json_extract(text, '$.client'), '/') - 1) FROM texts
    )
    SELECT guests.id, tables.id
    FROM found JOIN guests ON guests.id = guest JOIN tables USING (number);
