-- Where guests are told that it is their turn.
CREATE TABLE bells (
    id text PRIMARY KEY,
    guest text NOT NULL REFERENCES guests,
    kind text NOT NULL,
    url text NOT NULL UNIQUE,
    key text NOT NULL,
    auth text NOT NULL,
    created bigint NOT NULL
);
CREATE INDEX bells_of ON bells (guest);

-- The last turn at a table of which somebody is told there, and whether they were.
CREATE TABLE rings (
    bell text NOT NULL REFERENCES bells,
    table_id text NOT NULL,
    since bigint NOT NULL,
    told bigint NOT NULL,
    tries bigint NOT NULL,
    again bigint NOT NULL,
    PRIMARY KEY (bell, table_id)
);
CREATE INDEX due_rings ON rings (since) WHERE told = 0;
CREATE INDEX rings_at ON rings (table_id);
