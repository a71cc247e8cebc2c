"""7 Ate 9 for environments."""
