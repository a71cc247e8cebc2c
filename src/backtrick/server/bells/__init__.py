"""Bells: guests who are not there are told that it is their turn."""
