"""Tests of the bots at tables, and of the clock."""
