-- The sums that guests did, in games and in drills: all in all, and by week. The time is that of the
-- solved ones together, in milliseconds; the streak counts those since the last wrong one.
CREATE TABLE sums (
    guest text NOT NULL REFERENCES guests,
    game text NOT NULL,
    value integer NOT NULL,
    step integer NOT NULL,
    sign integer NOT NULL,
    solved integer NOT NULL,
    wrong integer NOT NULL,
    time bigint NOT NULL,
    streak integer NOT NULL,
    last bigint NOT NULL,
    PRIMARY KEY (guest, game, value, step, sign)
);
CREATE TABLE sum_weeks (
    guest text NOT NULL REFERENCES guests,
    game text NOT NULL,
    start bigint NOT NULL,
    value integer NOT NULL,
    step integer NOT NULL,
    sign integer NOT NULL,
    solved integer NOT NULL,
    wrong integer NOT NULL,
    time bigint NOT NULL,
    PRIMARY KEY (guest, game, start, value, step, sign)
);

-- The drills that guests have begun, with their sums as text. Each is deleted when it is counted.
CREATE TABLE drills (
    guest text NOT NULL REFERENCES guests,
    game text NOT NULL,
    seed bigint NOT NULL,
    given bigint NOT NULL,
    sums text NOT NULL,
    PRIMARY KEY (guest, game, seed)
);
CREATE INDEX drills_given ON drills (given);
