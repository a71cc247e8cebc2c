"""Tests of the sprints."""
