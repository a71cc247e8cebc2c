"""Tests of the guided first games."""
