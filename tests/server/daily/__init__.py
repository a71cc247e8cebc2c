"""Tests of daily deals: how results compare."""
