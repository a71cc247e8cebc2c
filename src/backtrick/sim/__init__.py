"""Compiled games: sets of cards as numbers, and what fits as tables made from the rules."""
