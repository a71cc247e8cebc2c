"""Tests of the browser client, in a real browser against the real server."""
