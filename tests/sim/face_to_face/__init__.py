"""The compiled duel."""
