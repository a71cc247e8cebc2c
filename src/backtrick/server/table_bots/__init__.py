"""Bots at live tables, and the clock for turns."""
