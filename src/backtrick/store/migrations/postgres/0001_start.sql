CREATE TABLE tables (
    id text PRIMARY KEY,
    game text,
    options text,
    listed boolean,
    phase text,
    free_seats integer,
    host text,
    guests text,
    updated bigint
);
CREATE INDEX open_tables ON tables (updated) WHERE listed AND phase = 'open';
CREATE INDEX updated_tables ON tables (updated) WHERE updated IS NOT NULL;
CREATE INDEX forgotten_tables ON tables (id) WHERE phase = 'forgotten';

CREATE TABLE events (
    table_id text NOT NULL,
    version integer NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE seated (
    guest text NOT NULL,
    table_id text NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX seated_at ON seated (table_id);

CREATE TABLE finished (
    table_id text NOT NULL,
    number integer NOT NULL,
    game text NOT NULL,
    options text NOT NULL,
    guests text NOT NULL,
    names text NOT NULL,
    ended bigint NOT NULL,
    lasted bigint NOT NULL,
    ending text NOT NULL,
    winners text NOT NULL,
    cards_left integer NOT NULL,
    seats integer NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX best_times ON finished (game, options, lasted) WHERE seats = 1 AND winners <> '[]';

CREATE TABLE played (
    guest text NOT NULL,
    ended bigint NOT NULL,
    table_id text NOT NULL,
    number integer NOT NULL,
    PRIMARY KEY (guest, ended, table_id, number)
);

CREATE TABLE guests (
    id text PRIMARY KEY,
    name text NOT NULL,
    language text NOT NULL
);
CREATE TABLE tokens (
    token bytea PRIMARY KEY,
    guest text NOT NULL REFERENCES guests
);
CREATE TABLE codes (
    guest text PRIMARY KEY REFERENCES guests,
    code bytea NOT NULL UNIQUE,
    expires bigint NOT NULL
);

-- What check() writes to.
CREATE TABLE health (checks bigint NOT NULL);
INSERT INTO health VALUES (0);
