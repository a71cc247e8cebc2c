-- What is kept under a name, once and for good.
CREATE TABLE keepsakes (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
