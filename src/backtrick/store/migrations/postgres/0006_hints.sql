-- How many hints were taken in a finished game.
ALTER TABLE finished ADD COLUMN hints integer NOT NULL DEFAULT 0;
