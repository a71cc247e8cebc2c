"""A second, independent way of counting the games' trees.

Nothing here imports the engine. The rules are written a second time, from their description alone
and in another form (sets of cards that fit, whole turns, levels of positions with the number of
ways to each), so that the two check each other. The counts are in `tests/counts`.
"""
