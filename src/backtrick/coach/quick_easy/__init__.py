"""The judge of `quick-easy`, and its search with all cards known."""

from .judge import sit
from .last_chance import is_winnable

JUDGE = sit
WINNABLE = is_winnable
