"""Generate the protocol's page, schema and TypeScript: `python -m backtrick.wire`.

With `--check` it writes nothing, names the files that are out of date, and fails if there are any.
"""

from __future__ import annotations

import argparse
import sys

from .codegen.files import ROOT, make, outdated


def main() -> int:
    """Run the command; returns 1 if a file is out of date."""
    parser = argparse.ArgumentParser(prog="python -m backtrick.wire", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    if not parser.parse_args().check:
        make()
        return 0
    paths = outdated()
    for path in paths:
        print(f"{path.relative_to(ROOT)} is out of date: run python -m backtrick.wire")
    return 1 if paths else 0


if __name__ == "__main__":
    sys.exit(main())
