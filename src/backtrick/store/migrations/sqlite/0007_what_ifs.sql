-- Whether the game is played on from a moment of another one. Older tables are not marked.
ALTER TABLE tables ADD COLUMN what_if INTEGER NOT NULL DEFAULT 0;
