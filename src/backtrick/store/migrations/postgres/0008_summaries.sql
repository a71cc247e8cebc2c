-- The kind of game for which a finished one counts: its options without who started. Guided first
-- games count nowhere; their tutors have a name that no other bot and no guest has.
ALTER TABLE finished ADD COLUMN kind text NOT NULL DEFAULT '';
UPDATE finished SET kind = regexp_replace(options, ' starter=\w+', '')
    WHERE NOT (number = 1 AND names LIKE '%"tutor"%');

-- What has come of a guest's games, by kind of game, and by week. Kept as games end.
CREATE TABLE summaries (
    guest text NOT NULL REFERENCES guests,
    game text NOT NULL,
    kind text NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    played_out integer NOT NULL,
    cards_left bigint NOT NULL,
    fewest integer,
    fewest_before integer,
    fewest_at bigint,
    timed integer NOT NULL,
    time bigint NOT NULL,
    best_time bigint,
    best_time_before bigint,
    best_time_at bigint,
    streak integer NOT NULL,
    best_streak integer NOT NULL,
    best_streak_at bigint,
    last bigint NOT NULL,
    PRIMARY KEY (guest, game, kind)
);
CREATE TABLE weeks (
    guest text NOT NULL REFERENCES guests,
    game text NOT NULL,
    kind text NOT NULL,
    start bigint NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    played_out integer NOT NULL,
    cards_left bigint NOT NULL,
    timed integer NOT NULL,
    time bigint NOT NULL,
    best_time bigint,
    PRIMARY KEY (guest, game, kind, start)
);

-- The links with which guests show their summaries to others.
CREATE TABLE shares (
    guest text PRIMARY KEY REFERENCES guests,
    token text NOT NULL UNIQUE
);

CREATE TEMP TABLE results AS
    SELECT guests.id AS guest, game, kind, ended, table_id, number,
           (winners::jsonb @> to_jsonb(place - 1))::integer AS won,
           (ending <> 'conceded')::integer AS played_out,
           (ending <> 'conceded' AND hints = 0) AS own_work,
           cards_left, lasted
    FROM finished
    CROSS JOIN jsonb_array_elements_text(finished.guests::jsonb) WITH ORDINALITY
        AS seat (guest, place)
    JOIN guests ON guests.id = seat.guest
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

INSERT INTO summaries (
    guest, game, kind, games, wins, played_out, cards_left, fewest, timed, time, best_time,
    streak, best_streak, last)
    SELECT guest, game, kind, count(*), sum(won), sum(played_out), sum(cards_left * played_out),
           min(cards_left) FILTER (WHERE own_work),
           count(*) FILTER (WHERE own_work AND won = 1),
           coalesce(sum(lasted) FILTER (WHERE own_work AND won = 1), 0),
           min(lasted) FILTER (WHERE own_work AND won = 1), 0, 0, max(ended)
    FROM results GROUP BY guest, game, kind;
UPDATE summaries SET best_streak = found.best, streak = found.latest
    FROM (SELECT guest, game, kind, max(streak) AS best,
                 (array_agg(streak ORDER BY place DESC))[1] AS latest
          FROM streaks GROUP BY guest, game, kind) AS found
    WHERE found.guest = summaries.guest AND found.game = summaries.game
        AND found.kind = summaries.kind;

INSERT INTO weeks
    SELECT guest, game, kind,
           (ended + 259200000) / 604800000 * 604800000 - 259200000 AS monday,
           count(*), sum(won), sum(played_out), sum(cards_left * played_out),
           count(*) FILTER (WHERE own_work AND won = 1),
           coalesce(sum(lasted) FILTER (WHERE own_work AND won = 1), 0),
           min(lasted) FILTER (WHERE own_work AND won = 1)
    FROM results GROUP BY guest, game, kind, monday;
DROP TABLE streaks;
DROP TABLE results;
