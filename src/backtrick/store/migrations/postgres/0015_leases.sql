-- The servers that share this database, and until when they are surely there, by its own clock.
CREATE TABLE servers (
    id text PRIMARY KEY,
    stay text NOT NULL,
    expires timestamptz NOT NULL
) WITH (fillfactor = 10);
-- Which of them has a table; nobody, if the server is missing. The epoch only grows.
CREATE TABLE leases (
    table_id text PRIMARY KEY,
    server text,
    epoch bigint NOT NULL
);
