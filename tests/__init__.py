"""The tests, one folder a part of the source."""
