"""The bots of the race."""
