"""Options of a game and of its bots on the command line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import typer

from ..games import GAMES
from ..games.options import Flag, Kind, OneOf, Seats, Seconds
from .choices import refuse
from .terminal import printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..texts import Texts

JOBS: Final = range(1, 1_000)
TURN_SECONDS: Final = range(1, 3601)
SEEDS: Final = range(2**64)
EFFORTS: Final = range(1, 10**9)

GameArgument: TypeAlias = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help=f"One of {', '.join(GAMES)}.", show_default=False),
]
PlayersOption: TypeAlias = Annotated[
    str | None, typer.Option(metavar="N", help="Number of players.", show_default=False)
]
VariantOption: TypeAlias = Annotated[
    str | None, typer.Option(metavar="V", help="Variant of the game.", show_default=False)
]
OtherOptions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=VALUE",
        help="Another option of the game; repeatable.",
        show_default=False,
    ),
]
BotsOption: TypeAlias = Annotated[
    str,
    typer.Option(
        metavar="B[,B…]",
        help="One bot for all seats, or one per seat; your own as MODULE:ATTRIBUTE.",
    ),
]
TurnSecondsOption: TypeAlias = Annotated[
    str, typer.Option(metavar="T", help="Seconds per turn of a bot of your own.")
]
BotsArgument: TypeAlias = Annotated[
    list[str] | None,
    typer.Argument(metavar="BOT", help="Names, or MODULE:ATTRIBUTE.", show_default=False),
]
JobsOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="J",
        help="Maximum number of processes (default: one per core).",
        show_default=False,
    ),
]
SeedOption: TypeAlias = Annotated[str, typer.Option(metavar="S", help="Random seed.")]
EffortOption: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="E", help="Work per decision of a bot.", show_default=False),
]


def within(given: str, allowed: range) -> bool:
    """Whether a text is one of these whole numbers."""
    # Longer input is refused before it is converted.
    digits = re.fullmatch(rf"\d{{1,{len(str(allowed[-1]))}}}", given, re.ASCII)
    return digits is not None and int(given) in allowed


def whole_number(name: str, given: str, allowed: range, texts: Texts) -> int:
    """The number, if it is within the allowed range; refuses others."""
    if not within(given, allowed):
        least, most = str(allowed[0]), str(allowed[-1])
        refuse(texts("bad-number", name=name, given=printable(given), least=least, most=most))
    return int(given)


def chosen_jobs(given: str | None, texts: Texts) -> int:
    """The number of processes; by default as many as are allowed."""
    return JOBS[-1] if given is None else whole_number("--jobs", given, JOBS, texts)


def seed_effort_and_seconds(
    seed: str, effort: str | None, turn_seconds: str, texts: Texts
) -> tuple[int, int, int]:
    """What a simulation needs besides its game and its bots. Effort 0 is each bot's own."""
    return (
        whole_number("--seed", seed, SEEDS, texts),
        0 if effort is None else whole_number("--effort", effort, EFFORTS, texts),
        whole_number("--turn-seconds", turn_seconds, TURN_SECONDS, texts),
    )


def chosen_options(
    game: AnyGame, named: Mapping[str, str | None], others: Iterable[str], texts: Texts
) -> GameOptions:
    """The options of a game, from their own flags and from `name=value` pairs."""
    given = {name: value for name, value in named.items() if value is not None}
    for word in others:
        name, equals, value = word.partition("=")
        if not equals or name in given:
            refuse(texts("bad-option.form", given=printable(word)))
        given[name] = value
    chosen = {name: _value(game, name, text, texts) for name, text in given.items()}
    try:
        return game.options(**chosen)
    except ValueError as error:  # each value is valid alone
        refuse(texts("bad-option.clash", problem=str(error)))


def _value(game: AnyGame, name: str, text: str, texts: Texts) -> object:
    kinds = game.options_type.kinds()
    if name not in kinds:
        known = ", ".join(kinds)
        refuse(texts("unknown-option", given=printable(name), game=texts(game.id), known=known))
    kind = kinds[name]
    try:
        return kind.normal(kind.read(text))
    except (TypeError, ValueError):
        known, given = _allowed(kind), printable(text)
        refuse(texts("bad-option", name=name, given=given, known=known))


def _allowed(kind: Kind) -> str:
    """The allowed values, in no particular language."""
    match kind:
        case OneOf(values):
            return ", ".join(map(str, values))
        case Flag():
            return ", ".join(map(kind.write, (True, False)))
        case Seats(seats):
            return ",".join(map(str, seats))
        case Seconds(longest):
            return f"0 – {longest}"  # noqa: RUF001 - meant: a range
        case _:
            return kind.allowed
