-- What the coach says about finished games: with or without what was heard at the table, by the
-- edition of the coach. Empty data: asked for, not made yet.
CREATE TABLE analyses (
    table_id text NOT NULL,
    number integer NOT NULL,
    heard boolean NOT NULL,
    edition text NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (table_id, number, heard)
);
CREATE INDEX wanted_analyses ON analyses (edition) WHERE length(data) = 0;
