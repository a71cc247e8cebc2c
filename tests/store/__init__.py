"""Tests of `backtrick.store`."""
