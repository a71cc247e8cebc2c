"""Face to Face for environments."""
