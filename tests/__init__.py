"""The tests, one folder for each part of the source."""
