"""Analyses of finished games: made by the coach, in processes of their own, and kept."""
