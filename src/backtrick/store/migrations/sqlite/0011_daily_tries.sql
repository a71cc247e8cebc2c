-- Every guest's try at a daily deal, with its result once there is one. `counted`: its score is
-- counted with everybody's. The device is a hash, and forgotten after the day.
CREATE TABLE daily_tries (
    guest TEXT NOT NULL REFERENCES guests,
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    device BLOB NOT NULL DEFAULT x'',
    counted INTEGER NOT NULL,
    score INTEGER,
    won INTEGER,
    cards_left INTEGER,
    lasted INTEGER,
    ended INTEGER,
    PRIMARY KEY (guest, day, game, players)
) WITHOUT ROWID;
CREATE INDEX daily_tries_at ON daily_tries (table_id);
CREATE INDEX best_tries ON daily_tries (day, game, players, score, ended);
CREATE INDEX devices_of_tries ON daily_tries (day, game, players, device)
    WHERE length(device) > 0;

-- How many counted tries at a deal had which score.
CREATE TABLE daily_scores (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    score INTEGER NOT NULL,
    results INTEGER NOT NULL,
    PRIMARY KEY (day, game, players, score)
) WITHOUT ROWID;

-- What bots have made of a deal.
CREATE TABLE daily_pars (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (day, game, players)
) WITHOUT ROWID;

-- Until now, the table of a try was a keepsake: daily/DAY/GUEST/GAME/PLAYERS.
INSERT INTO daily_tries (guest, day, game, players, table_id, counted)
    WITH kept (day, rest, table_id) AS (
        SELECT substr(name, 7, 10), substr(name, 18), CAST(value AS TEXT)
        FROM keepsakes WHERE name >= 'daily/' AND name < 'daily0'
    ),
    named (day, guest, deal, table_id) AS (
        SELECT day, substr(rest, 1, instr(rest, '/') - 1), substr(rest, instr(rest, '/') + 1),
               table_id
        FROM kept
    )
    SELECT guest, day, substr(deal, 1, length(deal) - 2), CAST(substr(deal, -1) AS INTEGER),
           table_id, 0
    FROM named JOIN guests ON guests.id = guest;
DELETE FROM keepsakes WHERE name >= 'daily/' AND name < 'daily0';
