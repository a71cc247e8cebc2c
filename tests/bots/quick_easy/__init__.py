"""Tests of the bots of `quick-easy`."""
