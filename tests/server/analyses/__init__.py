"""Tests of analyses at the server."""
