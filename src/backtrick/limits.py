"""Limits that several modules share: how much or how long something may be.

Each stands here, and nowhere else. A limit of a single field stands in the type of that field.

The browser client imports them from `web/src/limits.ts`, which is generated from this file:
`python -m backtrick.wire`.
"""

from __future__ import annotations

from typing import Final

LONGEST_NAME: Final = 40
"""Characters of a guest's name, the id of a bot, or a signal."""
LONGEST_TEXT: Final = 500
"""Characters of a message that is typed."""
LONGEST_MOVE: Final = 12
"""Characters of a move in any game's notation."""
SHORTEST_TRANSFER_CODE: Final = 8
"""Characters of a transfer code."""
LONGEST_TRANSFER_CODE: Final = 20
"""Characters of a transfer code, with spaces and dashes."""
TRANSFER_CODE_MINUTES: Final = 10
"""Minutes for which a transfer code works."""
MOST_MEMBERS: Final = 20
"""Members of a circle."""
MOST_CIRCLES: Final = 10
"""Circles in which a guest may be."""
LONGEST_DEVICE: Final = 64
"""Characters of what a browser tells apart its device by."""
MOST_SEATS: Final = 8
"""Seats of a table; more than any game has."""
MOST_SIGNALS: Final = 12
"""Signals in one command."""
MOST_GAMES: Final = 100
"""Finished games on a page."""
MOST_BYTES: Final = 8 * 1024
"""Bytes of a frame, or of the body of a request, that the server reads."""
MOST_TIMES_ASKED: Final = 3
"""Times that a drill asks for the same sum: it comes again when it went wrong, but not for ever."""
TOLERATED_LOSS: Final = 0.035
"""Of a win chance, what a turn may give away against the best one and still be as good as right."""
LONGEST_LAG: Final = 150
"""Milliseconds of lag that a race makes up for, if the server has no other setting."""
