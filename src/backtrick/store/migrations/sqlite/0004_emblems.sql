-- A guest's picture and colour, as chosen; empty: as given by lot.
ALTER TABLE guests ADD COLUMN emblem TEXT NOT NULL DEFAULT '';
