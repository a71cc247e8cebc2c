"""The judge of `quick-easy`."""

from .judge import sit

JUDGE = sit
