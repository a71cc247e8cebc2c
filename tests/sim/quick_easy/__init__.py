"""Tests of the compiled games."""
