"""Tests of the bots at live tables, and of the clock."""
