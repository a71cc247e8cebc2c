-- How many hints were taken in a finished game.
ALTER TABLE finished ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
