"""The duel, compiled: a table of arrays, the rules for it, and whole games by simple policies."""
