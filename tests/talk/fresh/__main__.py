"""Print the errors of the checker among the fresh messages."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from backtrick.games.quick_easy.state import VARIANTS
from backtrick.talk import languages
from tests.talk.fresh import errors, fresh
from tests.talk.measure import show


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Measure the talk checker on fresh messages.")
    parser.add_argument("--show", choices=languages(), help="list the errors in a language first")
    chosen = parser.parse_args()
    if chosen.show:
        show(fresh(chosen.show, aside=False), chosen.show)
    table = Table("language", "variant", "half", "refused, allowed", "passed, forbidden", "kinds")
    for language in languages():
        for variant in VARIANTS:
            for half in ("open", "held out"):
                found = errors(fresh(language, aside=half != "open"), language, variant)
                kinds = ", ".join(f"{kind} {count}" for kind, count in found.kinds.most_common())
                table.add_row(language, variant, half, str(found.refused), str(found.passed), kinds)
    Console().print(table)


if __name__ == "__main__":
    main()
