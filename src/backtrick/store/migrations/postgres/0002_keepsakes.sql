-- What is kept under a name, once and for good; found by how the name begins, so byte by byte.
CREATE TABLE keepsakes (
    name text COLLATE "C" PRIMARY KEY,
    value bytea NOT NULL
);
