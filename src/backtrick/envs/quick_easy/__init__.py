"""Quick & Easy for environments."""
