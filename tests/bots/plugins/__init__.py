"""Tests of bots from outside."""
