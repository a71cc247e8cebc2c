"""Tests of what can be asked of the server through HTTP."""
