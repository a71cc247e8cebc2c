-- The devices on which somebody has tried a deal, as hashes, until the day is over. They are kept
-- apart from the tries: a guest who is deleted has had their counted try all the same.
CREATE TABLE daily_devices (
    day text NOT NULL,
    game text NOT NULL,
    players integer NOT NULL,
    device bytea NOT NULL,
    PRIMARY KEY (day, game, players, device)
);
INSERT INTO daily_devices
    SELECT DISTINCT day, game, players, device FROM daily_tries WHERE length(device) > 0;
DROP INDEX devices_of_tries;
ALTER TABLE daily_tries DROP COLUMN device;

-- Several guests may give the address of one webhook.
ALTER TABLE bells DROP CONSTRAINT bells_url_key;
ALTER TABLE bells ADD UNIQUE (guest, url);
DROP INDEX bells_of;
CREATE INDEX bells_at ON bells (url);
