-- A guest's picture and colour, as chosen; empty: as given by lot.
ALTER TABLE guests ADD COLUMN emblem text NOT NULL DEFAULT '';
