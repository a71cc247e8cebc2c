"""A second, independent way of counting the games' trees.

Nothing here imports the engine. The rules are stated once more, from their description alone and
in another form (sets of cards that fit, whole turns, levels of positions with the number of ways to
each), so that the two ways check each other. What is counted stands in `tests/counts`.
"""
