"""Tests of the messages, and of all that is made from their types."""
