-- Whom the game waits for, since when, and when the server plays on without anybody. Tables from
-- before get it with the next event.
ALTER TABLE tables ADD COLUMN awaited TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN due INTEGER;
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
