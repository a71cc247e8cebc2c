"""The judge of `face-to-face`, and its yardsticks."""

from .judge import sit
from .yardsticks import yardsticks

JUDGE = sit
YARDSTICKS = yardsticks
