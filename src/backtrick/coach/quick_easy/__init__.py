"""The judge of `quick-easy`, its search with all cards known, and its yardsticks."""

from .judge import sit
from .last_chance import is_winnable
from .yardsticks import yardsticks

JUDGE = sit
WINNABLE = is_winnable
YARDSTICKS = yardsticks
