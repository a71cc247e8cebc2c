"""`backtrick puzzle`: the puzzle of the day, or another one, as a record; and its solution."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..puzzles import SETS, THEMES, find, of_day
from ..record import write
from .choices import LanguageOption, refuse, texts_in
from .terminal import printable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ..puzzles import StoredTurn, WrittenPuzzle
    from ..texts import Texts

IdArgument = Annotated[
    str | None, typer.Argument(metavar="ID", help="Id of a puzzle (default: today's).")
]
ListOption = Annotated[bool, typer.Option("--list", help="List ids, sets and themes instead.")]
SetOption = Annotated[
    str | None, typer.Option("--set", metavar="SET", help=f"List only one of {', '.join(SETS)}.")
]
ThemeOption = Annotated[
    str | None,
    typer.Option("--theme", metavar="THEME", help=f"List only one of {', '.join(THEMES)}."),
]
SolutionOption = Annotated[
    bool, typer.Option("--solution", help="Show the turns with their win chances, best first.")
]


def puzzle(
    context: typer.Context,
    name: IdArgument = None,
    *,
    as_list: ListOption = False,
    chosen_set: SetOption = None,
    theme: ThemeOption = None,
    solution: SolutionOption = False,
    language: LanguageOption = None,
) -> None:
    """Print a puzzle: one turn is far better than all others."""
    texts = texts_in(language)
    _check(texts, "--set", chosen_set, SETS)
    _check(texts, "--theme", theme, THEMES)
    if as_list or chosen_set or theme:
        for line in _listed(chosen_set, theme):
            typer.echo(line)
        return
    written = find(name) if name else _today()
    if written is None:
        command = f"{context.find_root().info_name} puzzle --list"
        refuse(texts("unknown-puzzle", given=printable(name or ""), command=command))
    found = written.read()
    if solution:
        for turn in found.turns:
            typer.echo(_line(turn))
    else:
        typer.echo(write(found.record), nl=False)


def _check(texts: Texts, option: str, given: str | None, known: Collection[str]) -> None:
    """Refuse a set or theme that does not exist."""
    if given is not None and given not in known:
        refuse(texts("bad-option", given=printable(given), name=option, known=", ".join(known)))


def _listed(chosen_set: str | None, theme: str | None) -> Iterator[str]:
    for each in SETS.values():
        for name, written in each.puzzles.items():
            if chosen_set in (None, each.id) and (theme is None or theme in written.themes):
                yield " ".join([name, each.id, *written.themes])


def _today() -> WrittenPuzzle:
    from datetime import UTC, datetime  # noqa: PLC0415  only this command needs it

    return of_day(datetime.now(UTC).date())


def _line(turn: StoredTurn) -> str:
    return f"{turn.chance:.3f} {' '.join(map(str, turn.moves))}"
