"""Tests of the shipped puzzles."""
