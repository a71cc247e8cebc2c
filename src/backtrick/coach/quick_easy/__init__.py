"""The judge of `quick-easy`, its search with all cards known, its yardsticks, and its endgames."""

from .judge import sit
from .last_chance import is_endgame, is_winnable
from .yardsticks import yardsticks

ENDGAME = is_endgame
JUDGE = sit
WINNABLE = is_winnable
YARDSTICKS = yardsticks
