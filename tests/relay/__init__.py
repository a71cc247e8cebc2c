"""Tests of what several servers tell each other."""
