-- Groups of friends, who join by a link; the maker of one may change it.
CREATE TABLE circles (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    link TEXT NOT NULL UNIQUE,
    maker TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX circles_made_by ON circles (maker);
CREATE TABLE circle_members (
    circle TEXT NOT NULL REFERENCES circles,
    guest TEXT NOT NULL REFERENCES guests,
    joined INTEGER NOT NULL,
    PRIMARY KEY (circle, guest)
) WITHOUT ROWID;
CREATE INDEX circles_with ON circle_members (guest);
