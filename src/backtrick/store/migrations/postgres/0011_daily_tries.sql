-- Every guest's try at a daily deal, with its result once there is one. `counted`: its score is
-- counted with everybody's. The device is a hash, and forgotten after the day.
CREATE TABLE daily_tries (
    guest text NOT NULL REFERENCES guests,
    day text NOT NULL,
    game text NOT NULL,
    players integer NOT NULL,
    table_id text NOT NULL,
    device bytea NOT NULL DEFAULT '',
    counted boolean NOT NULL,
    score integer,
    won boolean,
    cards_left integer,
    lasted bigint,
    ended bigint,
    PRIMARY KEY (guest, day, game, players)
);
CREATE INDEX daily_tries_at ON daily_tries (table_id);
CREATE INDEX best_tries ON daily_tries (day, game, players, score, ended);
CREATE INDEX devices_of_tries ON daily_tries (day, game, players, device)
    WHERE length(device) > 0;

-- How many counted tries at a deal had which score.
CREATE TABLE daily_scores (
    day text NOT NULL,
    game text NOT NULL,
    players integer NOT NULL,
    score integer NOT NULL,
    results integer NOT NULL,
    PRIMARY KEY (day, game, players, score)
);

-- What bots have made of a deal.
CREATE TABLE daily_pars (
    day text NOT NULL,
    game text NOT NULL,
    players integer NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (day, game, players)
);

-- Until now, the table of a try was a keepsake: daily/DAY/GUEST/GAME/PLAYERS.
INSERT INTO daily_tries (guest, day, game, players, table_id, counted)
    SELECT guests.id, split_part(keepsakes.name, '/', 2), split_part(keepsakes.name, '/', 4),
           split_part(keepsakes.name, '/', 5)::integer, convert_from(value, 'UTF8'), false
    FROM keepsakes JOIN guests ON guests.id = split_part(keepsakes.name, '/', 3)
    WHERE keepsakes.name >= 'daily/' AND keepsakes.name < 'daily0';
DELETE FROM keepsakes WHERE name >= 'daily/' AND name < 'daily0';
