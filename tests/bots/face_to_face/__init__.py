"""The bots of the duel."""
