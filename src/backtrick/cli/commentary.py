"""Showing a game among bots: what they say, what they lay, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from ..games.terms import Move
from ..talk.sentences import sentence_for
from .positions import open_lines, print_position
from .simulation_run import compile_kernels
from .terminal import print_hanging, print_prose, print_table, printable, terminal

if TYPE_CHECKING:
    from rich.console import Console

    from ..bots.bot import Choice
    from ..bots.bot_game import BotAction
    from ..bots.simulation import Simulation
    from ..games.seats import Seat
    from ..games.terms import Outcome, TextLine
    from ..texts import Texts


def watch(simulation: Simulation, texts: Texts, *, explain: bool) -> None:
    """Play the first game of a simulation, and print what happens."""
    console = terminal()
    compile_kernels(simulation, texts)
    print_prose(console, f"{texts(simulation.game)} · {simulation.options}", style="bold")
    bot_game = simulation.bot_game(simulation.first_options(), 0)
    table = _Table(console, texts, open_lines(bot_game.game, bot_game.state))
    explained = 0
    for event in bot_game.play():
        table.before(event, open_lines(bot_game.game, bot_game.state))
        _print_event(console, simulation, event, texts)
        # One decision covers a whole turn, so it is shown once.
        if explain and event.why is not None and bot_game.turns != explained:
            explained = bot_game.turns
            _print_reason(console, event.why, texts)
    table.print()
    if bot_game.outcome is not None:
        print_prose(console, _result(bot_game.outcome, texts), style="bold")


@dataclass
class _Table:
    """The cards on the table, shown before each turn; in a race, only after each deal."""

    console: Console
    texts: Texts
    lines: tuple[TextLine, ...]
    """The current lines."""
    shown: tuple[TextLine, ...] | None = None
    """The lines last shown."""
    turn: Seat | None = None

    def before(self, event: BotAction, after: tuple[TextLine, ...]) -> None:
        """Show the table if an event is the first of a turn; `after` is the table after it."""
        if isinstance(event.what, Move) and event.what.in_turn:
            if self._is_due(event):
                self.print()
            self.turn = event.seat
        self.lines = after

    def _is_due(self, event: BotAction) -> bool:
        if event.when.at is None:
            return event.seat != self.turn
        return self.shown is None or _deals(self.lines) != _deals(self.shown)

    def print(self) -> None:
        """Show it."""
        print_position(self.console, self.lines, self.texts)
        self.shown = self.lines


def _deals(lines: tuple[TextLine, ...]) -> list[TextLine]:
    """The lines that change with each deal."""
    return [line for line in lines if line.label in {"halts", "round"}]


def _print_event(console: Console, simulation: Simulation, event: BotAction, texts: Texts) -> None:
    start = Text(f"{event.seat} {simulation.bots[event.seat]}  ", style="green")
    if event.when.at is not None:
        start = Text(f"{event.when.at / 1000:>8.3f}  ") + start
    if isinstance(event.what, Move):
        moved = Text(str(event.what), style="cyan")
        if event.refused is not None:
            moved.append(f"  {texts(event.refused.code.replace('/', '-'))}", style="red")
        print_hanging(console, start, moved)
        _print_lapse(console, event.why, texts)
    else:
        words = texts("watch-says", words=sentence_for(event.what, texts.language))
        print_hanging(console, start, Text(words))


def _print_lapse(console: Console, choice: Choice | None, texts: Texts) -> None:
    """Say why a bot has lost its move, if it has."""
    if choice is not None and choice.lapse is not None:
        failing, detail = choice.lapse
        sentence = texts(f"bot-lapses.{failing.value}", detail=printable(detail))
        print_prose(console, sentence, indent="    ", style="red")


def _print_reason(console: Console, choice: Choice, texts: Texts) -> None:
    """Print the reason and the candidates, best first, with the chosen one marked.

    The chosen one is not always the first, because candidates that look bad early are dropped.
    """
    indent = "    "
    print_prose(console, texts(choice.reason), indent=indent, style="dim")
    if not choice.candidates:
        return
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column()
    table.add_column(texts("watch-candidate"))
    table.add_column(texts("watch-chance"), justify="right")
    chosen = choice.candidates[0]
    for candidate in sorted(choice.candidates, key=lambda each: -each.chance):
        mark = ">" if candidate is chosen else ""
        moves = " ".join(map(str, candidate.moves))
        table.add_row(mark, moves, texts("figure.rate", rate=candidate.chance))
    print_table(console, table, indent=indent)


def _result(outcome: Outcome, texts: Texts) -> str:
    winners = ", ".join(map(str, outcome.winners)) or texts("replay-nobody")
    ending = texts(f"ending-{outcome.ending.value}")
    return (
        f"{ending} {texts('replay-winners')}: {winners}. "
        f"{texts('replay-cards-left')}: {outcome.cards_left}."
    )
