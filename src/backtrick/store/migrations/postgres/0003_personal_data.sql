-- Dates of guests and tokens. Those of old ones are not known: they begin with the upgrade.
ALTER TABLE guests ADD COLUMN created bigint NOT NULL DEFAULT 0;
UPDATE guests SET created = 1000 * floor(extract(epoch FROM now()));
ALTER TABLE tokens ADD COLUMN created bigint NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN seen bigint NOT NULL DEFAULT 0;
UPDATE tokens SET created = 1000 * floor(extract(epoch FROM now()));
UPDATE tokens SET seen = created;
CREATE INDEX tokens_of ON tokens (guest);
CREATE INDEX seen_tokens ON tokens (seen);

-- The guests who occur in the events of a table, so that their traces are found.
CREATE TABLE visitors (
    guest text NOT NULL REFERENCES guests,
    table_id text NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX visitors_at ON visitors (table_id);
-- Patterns, because jsonb takes no text with a NUL. In JSON, a quotation mark inside a text has a
-- backslash before it, so these can only be the fields.
INSERT INTO visitors
    SELECT DISTINCT guests.id, table_id
    FROM events
    CROSS JOIN LATERAL (VALUES
        (substring(encode(data, 'escape') FROM '"guest":"([^"\\]+)"')),
        (substring(encode(data, 'escape') FROM '"client":"([^"\\/]+)/'))) AS found (guest)
    JOIN guests ON guests.id = found.guest;
