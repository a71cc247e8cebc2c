"""The layouts of all games as tables, for docs/envs.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..games import GAMES
from .layout import Layout
from .offers import has, offered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..games.any_game import AnyGame

BEGIN: Final = "<!-- made by python -m backtrick.envs -->\n"
END: Final = "<!-- up to here -->\n"


def tables() -> str:
    """A section for each game with a layout."""
    return "\n".join(_section(game) for game in GAMES.values() if has(game, "layout"))


def with_tables(page: str) -> str:
    """The page with new tables in place of the old ones."""
    before, _, rest = page.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise ValueError(f"the tables stand between {BEGIN.strip()} and {END.strip()}")
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


def _section(game: AnyGame) -> str:
    layout = Layout(game, offered(game, "layout", "FULLEST"))
    moves = map(str, layout.written.moves)
    return "\n".join(
        (
            f"### {game.id}, version {layout.written.version}",
            "",
            f"With `{layout.options}`, an observation has {layout.size} numbers:",
            "",
            "| field | numbers | from 0 to | what it is |",
            "| --- | --- | --- | --- |",
            *_fields(layout),
            "",
            f"There are {layout.actions} actions, in this order: {_ends(moves, 12)}.",
            "",
        )
    )


def _fields(layout: Layout) -> Iterator[str]:
    for field in layout.written.fields:
        count = len(field.entries)
        numbers = f"{count}: {_ends(field.entries, 5)}" if count > 1 else "1"
        yield f"| `{field.name}` | {numbers} | {field.most} | {field.what} |"


def _ends(names: Iterable[str], most: int) -> str:
    """The first names and the last one."""
    listed = [f"`{name}`" for name in names]
    if len(listed) <= most:
        return ", ".join(listed)
    return ", ".join((*listed[: most - 2], "…", listed[-1]))
