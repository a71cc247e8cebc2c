-- The kind of game for which a finished one counts: its options without who started. Guided first
-- games count nowhere; their tutors have a name that no other bot and no guest has.
ALTER TABLE finished ADD COLUMN kind TEXT NOT NULL DEFAULT '';
UPDATE finished SET kind =
    replace(replace(replace(replace(replace(replace(replace(options,
        ' starter=agree', ''), ' starter=random', ''), ' starter=0', ''), ' starter=1', ''),
        ' starter=2', ''), ' starter=3', ''), ' starter=4', '')
    WHERE NOT (number = 1 AND names LIKE '%"tutor"%');

-- What has come of a guest's games, by kind of game, and by week. Kept as games end.
CREATE TABLE summaries (
    guest TEXT NOT NULL REFERENCES guests,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    played_out INTEGER NOT NULL,
    cards_left INTEGER NOT NULL,
    fewest INTEGER,
    fewest_before INTEGER,
    fewest_at INTEGER,
    timed INTEGER NOT NULL,
    time INTEGER NOT NULL,
    best_time INTEGER,
    best_time_before INTEGER,
    best_time_at INTEGER,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    best_streak_at INTEGER,
    last INTEGER NOT NULL,
    PRIMARY KEY (guest, game, kind)
) WITHOUT ROWID;
CREATE TABLE weeks (
    guest TEXT NOT NULL REFERENCES guests,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    start INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    played_out INTEGER NOT NULL,
    cards_left INTEGER NOT NULL,
    timed INTEGER NOT NULL,
    time INTEGER NOT NULL,
    best_time INTEGER,
    PRIMARY KEY (guest, game, kind, start)
) WITHOUT ROWID;

-- The links with which guests show their summaries to others.
CREATE TABLE shares (
    guest TEXT PRIMARY KEY REFERENCES guests,
    token TEXT NOT NULL UNIQUE
) WITHOUT ROWID;

CREATE TEMP TABLE results AS
    SELECT guests.id AS guest, game, kind, ended, table_id, number,
           EXISTS (SELECT 1 FROM json_each(winners) AS winner WHERE winner.value = seat.key) AS won,
           ending <> 'conceded' AS played_out,
           CASE WHEN ending <> 'conceded' AND hints = 0 THEN 1 ELSE 0 END AS own_work,
           cards_left, lasted
    FROM finished JOIN json_each(finished.guests) AS seat JOIN guests ON guests.id = seat.value
    WHERE kind <> '';
CREATE TEMP TABLE streaks AS
    WITH runs AS (
        SELECT guest, game, kind, won,
               row_number() OVER all_games AS place,
               sum(1 - won) OVER all_games AS losses
        FROM results
        WINDOW all_games AS (
            PARTITION BY guest, game, kind ORDER BY ended, table_id, number
            ROWS UNBOUNDED PRECEDING)
    )
    SELECT guest, game, kind, place,
           sum(won) OVER (PARTITION BY guest, game, kind, losses ORDER BY place
                          ROWS UNBOUNDED PRECEDING) AS streak
    FROM runs;
CREATE INDEX temp.streaks_of ON streaks (guest, game, kind, place);

INSERT INTO summaries (
    guest, game, kind, games, wins, played_out, cards_left, fewest, timed, time, best_time,
    streak, best_streak, last)
    SELECT guest, game, kind, count(*), sum(won), sum(played_out), sum(cards_left * played_out),
           min(CASE WHEN own_work THEN cards_left END),
           sum(own_work AND won), sum(CASE WHEN own_work AND won THEN lasted ELSE 0 END),
           min(CASE WHEN own_work AND won THEN lasted END), 0, 0, max(ended)
    FROM results GROUP BY guest, game, kind;
UPDATE summaries SET
    best_streak = (SELECT max(streak) FROM streaks WHERE streaks.guest = summaries.guest
        AND streaks.game = summaries.game AND streaks.kind = summaries.kind),
    streak = (SELECT streak FROM streaks WHERE streaks.guest = summaries.guest
        AND streaks.game = summaries.game AND streaks.kind = summaries.kind
        ORDER BY place DESC LIMIT 1);

INSERT INTO weeks
    SELECT guest, game, kind,
           (ended + 259200000) / 604800000 * 604800000 - 259200000 AS monday,
           count(*), sum(won), sum(played_out), sum(cards_left * played_out),
           sum(own_work AND won), sum(CASE WHEN own_work AND won THEN lasted ELSE 0 END),
           min(CASE WHEN own_work AND won THEN lasted END)
    FROM results GROUP BY guest, game, kind, monday;
DROP TABLE streaks;
DROP TABLE results;
