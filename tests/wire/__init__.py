"""Tests of the messages, and of everything generated from their types."""
