"""Quick & Easy, compiled."""
