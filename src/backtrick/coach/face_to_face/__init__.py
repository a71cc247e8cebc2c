"""The judge of `face-to-face`, its yardsticks, and its endgames."""

from .endgames import is_endgame
from .judge import sit
from .yardsticks import yardsticks

ENDGAME = is_endgame
JUDGE = sit
YARDSTICKS = yardsticks
