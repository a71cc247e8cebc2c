-- Groups of friends, who join by a link; the maker of one may change it.
CREATE TABLE circles (
    id text PRIMARY KEY,
    name text NOT NULL,
    link text NOT NULL UNIQUE,
    maker text NOT NULL,
    created bigint NOT NULL
);
CREATE INDEX circles_made_by ON circles (maker);
CREATE TABLE circle_members (
    circle text NOT NULL REFERENCES circles,
    guest text NOT NULL REFERENCES guests,
    joined bigint NOT NULL,
    PRIMARY KEY (circle, guest)
);
CREATE INDEX circles_with ON circle_members (guest);
