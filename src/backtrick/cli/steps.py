"""The steps of a recorded game, printed for people or as data for programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.text import Text

from ..record import Made, Refused, Said, plain, quoted
from .positions import open_lines
from .terminal import print_hanging, printable

if TYPE_CHECKING:
    from rich.console import Console

    from ..games.seats import Seat
    from ..games.terms import Outcome, TextLine
    from ..record import Entry, Record, Step
    from ..texts import Texts

LABELS: Final = 19
"""The width of the labels, in every language."""


@dataclass(frozen=True, slots=True)
class RecordSteps:
    """The steps of a record, as one seat saw them; None: with all hands open."""

    record: Record
    steps: tuple[Step, ...]
    seat: Seat | None

    def as_data(self, at: int | None) -> dict[str, object]:
        """The record and its steps (or only step `at`), for JSON."""
        shown = self.steps if at is None else self.steps[at : at + 1]
        return {
            "game": self.record.game.id,
            "options": plain(self.record.options),
            "seats": list(self.record.seats),
            "seat": self.seat,
            "steps": [self._step_data(step) for step in shown],
            "outcome": plain(self.steps[-1].state.outcome),
        }

    def _step_data(self, step: Step) -> dict[str, object]:
        data = {"number": step.number} | self._entry_data(step)
        if self.seat is None:
            return data | {"state": plain(step.state)}
        return data | {"view": plain(self.record.game.view(step.state, self.seat))}

    def print(self, console: Console, texts: Texts, at: int | None) -> None:
        """Print each step with its changes, or only step `at` with everything."""
        self._print_head(console, texts)
        before: tuple[TextLine, ...] = ()
        for step in self.steps if at is None else self.steps[at : at + 1]:
            lines = self._lines(step)
            self._print_title(console, step, texts)
            for line in lines:
                if line not in before:
                    self._print_line(console, line, texts)
            before = lines
        if at is None or at == len(self.steps) - 1:
            print_hanging(console, Text(style="bold"), self._result(texts))

    def _print_head(self, console: Console, texts: Texts) -> None:
        console.print(texts(self.record.game.id), style="bold", markup=False)
        first, _, others = str(self.record.options).partition(" ")
        print_hanging(console, Text(f"{first} ", style="dim"), Text(others, style="dim"))
        for seat in range(len(self.record.seats)):
            console.print(
                Text(f"{texts('replay-seat-number', seat=str(seat))}: {self._name(seat)}")
            )
        if self.seat is not None:
            console.print(Text(texts("replay-as-seen", name=self._name(self.seat)), style="bold"))
        console.print()

    def _print_title(self, console: Console, step: Step, texts: Texts) -> None:
        start, entry = Text(f"{step.number:>3}  ", style="bold green"), step.entry
        if entry is None:
            console.print(start.append(texts("replay-deal")))
            return
        time = f"{entry.at // 1000}.{entry.at % 1000:03}"
        start.append(f"{time:>8}  {self._name(entry.seat)}  ")
        happened = Text("?" if self._is_secret(entry) else _words(entry), style="cyan")
        if step.reason is not None and not self._is_secret(entry):
            happened.append(f"  {texts(step.reason.code.replace('/', '-'))}", style="red")
        print_hanging(console, start, happened)

    def _print_line(self, console: Console, line: TextLine, texts: Texts) -> None:
        name = "" if line.seat is None else self._name(line.seat)
        value = line.value if line.meant is None else self._name(line.meant)
        widest = max(map(len, self.record.seats))
        start = f"    {texts(f'replay-{line.label}'):<{LABELS}}  {name:<{widest}}  "
        print_hanging(console, Text(start), Text(value))

    def _lines(self, step: Step) -> tuple[TextLine, ...]:
        """The position as the seat saw it, or with all hands open."""
        game, state = self.record.game, step.state
        if self.seat is not None:
            return game.describe(game.view(state, self.seat))
        return open_lines(game, state)

    def _result(self, texts: Texts) -> Text:
        outcome: Outcome | None = self.steps[-1].state.outcome
        if outcome is None:
            return Text(texts("replay-running"))
        names = ", ".join(map(self._name, outcome.winners)) or texts("replay-nobody")
        return Text(
            f"{texts(f'ending-{outcome.ending.value}')} {texts('replay-winners')}: {names}. "
            f"{texts('replay-cards-left')}: {outcome.cards_left}."
        )

    def _name(self, seat: Seat) -> str:
        return printable(self.record.seats[seat])

    def _is_secret(self, entry: Entry) -> bool:
        """Whether the step is hidden from the seat: refused moves of others reveal their cards."""
        return isinstance(entry, Refused) and self.seat not in {None, entry.seat}

    def _entry_data(self, step: Step) -> dict[str, object]:
        entry = step.entry
        if entry is None:
            return {}
        data: dict[str, object] = {"at": entry.at, "seat": entry.seat}
        if isinstance(entry, Said):
            return data | {"said": entry.text}
        if isinstance(entry, Made):
            return data | {"move": str(entry.move)}
        if self._is_secret(entry):
            return data | {"refused": None, "reason": None}
        return data | {"refused": str(entry.move), "reason": step.reason and step.reason.code}


def _words(entry: Entry) -> str:
    return printable(quoted(entry.text)) if isinstance(entry, Said) else str(entry.move)
