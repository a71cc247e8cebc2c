"""Put the layouts into a page: `python -m backtrick.envs docs/envs.md`."""

from __future__ import annotations

import sys
from pathlib import Path

from .page import with_tables


def main() -> None:
    """Replace the tables of each page."""
    for path in map(Path, sys.argv[1:]):
        page = path.read_text(encoding="utf-8")
        path.write_text(with_tables(page), encoding="utf-8")


if __name__ == "__main__":
    main()
