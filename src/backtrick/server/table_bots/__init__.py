"""Bots at live tables, and the clock for people who sleep over their turn."""
