"""Showing a game among bots: what they say, what they lay, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from ..games.terms import Move
from ..talk.wording import words_for
from .simulating import compile_kernels
from .terminal import print_hanging, print_prose, print_table, terminal

if TYPE_CHECKING:
    from rich.console import Console

    from ..bots.bot import Choice
    from ..bots.match import Event
    from ..bots.simulation import Simulation
    from ..games.terms import Outcome
    from ..texts import Texts


def watch(simulation: Simulation, texts: Texts, *, explain: bool) -> None:
    """Play the first game of a simulation, and print what happens."""
    console = terminal()
    compile_kernels(simulation, texts)
    print_prose(console, f"{texts(simulation.game)} · {simulation.options}", style="bold")
    options = simulation.first_options()
    match = simulation.match(options, 0)
    explained = 0
    for event in match.play():
        _print_event(console, simulation, event, texts)
        # One thought carries a whole turn; it is shown once.
        if explain and event.why is not None and match.turns != explained:
            explained = match.turns
            _print_reason(console, event.why, texts)
    if match.outcome is not None:
        print_prose(console, _result(match.outcome, texts), style="bold")


def _print_event(console: Console, simulation: Simulation, event: Event, texts: Texts) -> None:
    start = Text(f"{event.seat} {simulation.bots[event.seat]}  ", style="green")
    if event.when.at is not None:
        start = Text(f"{event.when.at / 1000:>8.3f}  ") + start
    if isinstance(event.what, Move):
        moved = Text(str(event.what), style="cyan")
        if event.refused is not None:
            moved.append(f"  {texts(event.refused.code.replace('/', '-'))}", style="red")
        print_hanging(console, start, moved)
    else:
        words = texts("watch-says", words=words_for(event.what, texts.language))
        print_hanging(console, start, Text(words))


def _print_reason(console: Console, choice: Choice, texts: Texts) -> None:
    """A sentence, and what was weighed."""
    indent = "    "
    print_prose(console, texts(choice.reason), indent=indent, style="dim")
    if not choice.candidates:
        return
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(texts("watch-candidate"))
    table.add_column(texts("watch-chance"), justify="right")
    for candidate in choice.candidates:
        moves = " ".join(map(str, candidate.moves))
        table.add_row(moves, texts("figure.rate", rate=candidate.chance))
    print_table(console, table, indent=indent)


def _result(outcome: Outcome, texts: Texts) -> str:
    winners = ", ".join(map(str, outcome.winners)) or texts("replay-nobody")
    ending = texts(f"ending-{outcome.ending.value}")
    return (
        f"{ending} {texts('replay-winners')}: {winners}. "
        f"{texts('replay-cards-left')}: {outcome.cards_left}."
    )
