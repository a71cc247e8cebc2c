"""Tests of the talk checker."""
