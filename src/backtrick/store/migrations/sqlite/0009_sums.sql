-- The sums that guests did, in games and in drills: all in all, and by week. The time is that of the
-- solved ones together, in milliseconds; the streak counts those since the last wrong one.
CREATE TABLE sums (
    guest TEXT NOT NULL REFERENCES guests,
    game TEXT NOT NULL,
    value INTEGER NOT NULL,
    step INTEGER NOT NULL,
    sign INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    wrong INTEGER NOT NULL,
    time INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (guest, game, value, step, sign)
) WITHOUT ROWID;
CREATE TABLE sum_weeks (
    guest TEXT NOT NULL REFERENCES guests,
    game TEXT NOT NULL,
    start INTEGER NOT NULL,
    value INTEGER NOT NULL,
    step INTEGER NOT NULL,
    sign INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    wrong INTEGER NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (guest, game, start, value, step, sign)
) WITHOUT ROWID;

-- The drills that guests have begun, with their sums as text. Each is deleted when it is counted.
CREATE TABLE drills (
    guest TEXT NOT NULL REFERENCES guests,
    game TEXT NOT NULL,
    seed INTEGER NOT NULL,
    given INTEGER NOT NULL,
    sums TEXT NOT NULL,
    PRIMARY KEY (guest, game, seed)
) WITHOUT ROWID;
CREATE INDEX drills_given ON drills (given);
