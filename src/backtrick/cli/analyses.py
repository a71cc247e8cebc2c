"""An analysis, for people as a story and a table, for programs as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table

from ..record import plain
from ..talk import sentence_for
from .terminal import print_prose, print_table, printable

if TYPE_CHECKING:
    from rich.console import Console

    from ..coach import Analysis, Bracket, Chance, Finding, JudgedTurn, LastChance, Unsaid
    from ..games.seats import Seat
    from ..record import Record
    from ..texts import Texts

_BARS: Final = "▁▂▃▄▅▆▇█"
_STYLES: Final = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}


def as_data(record: Record, analysis: Analysis, seat: Seat | None) -> dict[str, object]:
    """The analysis for JSON; with a seat, only its turns."""
    sums = analysis.ledger(seat or 0)
    return {
        "game": record.game.id,
        "effort": analysis.effort,
        "talkative": analysis.is_talkative,
        "seats": list(record.seats),
        "sum": {
            "seat": seat or 0,
            "deal": sums.deal,
            "draws": sums.draws,
            "hands": sums.hands,
            "given": list(sums.given),
            "conceded": sums.conceded,
            "result": sums.result,
        },
        "mean_loss": [_mean_data(analysis, each) for each in range(len(record.seats))],
        "last_chance": plain(analysis.last_chance),
        "turns": [_turn_data(number, turn) for number, turn in _numbered(analysis, seat)],
    }


def _mean_data(analysis: Analysis, seat: Seat) -> dict[str, object] | None:
    """The mean loss per decision, and between which bots it lies."""
    mean, bracket = analysis.mean_loss(seat), analysis.bracket(seat)
    if mean is None:
        return None
    return {**_chance_data(mean), "between": plain(bracket)}


def _numbered(analysis: Analysis, seat: Seat | None) -> list[tuple[int, JudgedTurn]]:
    """The turns with their numbers, from 1; of one seat or of all."""
    turns = enumerate(analysis.turns, start=1)
    return [(number, turn) for number, turn in turns if seat in (None, turn.seat)]


def _turn_data(number: int, turn: JudgedTurn) -> dict[str, object]:
    return {
        "number": number,
        "seat": turn.seat,
        "step": turn.first,
        "moves": [*map(str, turn.moves)],
        "forced": turn.is_forced,
        "before": _chance_data(turn.before),
        "played": _chance_data(turn.played),
        "loss": _chance_data(turn.loss),
        "mark": turn.mark and turn.mark.value,
        "drawn": turn.drawn,
        "after": turn.after,
        "best": [
            {"moves": [*map(str, each.moves)], **_chance_data(each.chance)} for each in turn.best
        ],
        "findings": [{"code": each.code, **dict(each.values)} for each in turn.findings],
        "unsaid": [
            {
                "seat": each.seat,
                "signal": str(each.signal),
                "moves": [*map(str, each.moves)],
                "worth": _chance_data(each.worth),
            }
            for each in turn.unsaid
        ],
    }


def _chance_data(chance: Chance) -> dict[str, float]:
    return {"value": chance.value, "error": chance.error}


def print_analysis(
    console: Console, record: Record, analysis: Analysis, seat: Seat | None, texts: Texts
) -> None:
    """Print the story of the game, its curve, its turns, and why the marked ones were worse."""
    names = [printable(name) or texts("nameless") for name in record.seats]
    side = seat or 0
    print_prose(console, f"{texts(record.game.id)} · {record.options}", style="bold")
    print_prose(console, _story(analysis, names, side, texts))
    if analysis.last_chance is not None:
        print_prose(console, _last_chance(analysis.last_chance, texts))
    console.print()
    console.print(sparkline(analysis.curve(side)), style="cyan")
    print_table(console, _table(_numbered(analysis, seat), names, texts))
    for number, turn in _numbered(analysis, seat):
        if turn.mark:
            print_prose(console, f"{number}. {_why(turn, names, texts)}")
    for number, unsaid in _unsaid(analysis, seat):
        print_prose(console, f"{number}. {_in_words(unsaid, names, texts)}")
    for each, name in enumerate(names):
        mean = analysis.mean_loss(each)
        if mean is not None and seat in (None, each):
            words = _mean(name, mean, analysis.bracket(each), texts)
            print_prose(console, words, style="dim")


def _mean(name: str, mean: Chance, between: Bracket | None, texts: Texts) -> str:
    """The mean loss of a player, and what it corresponds to."""
    figures = {"points": _points(mean.value), "error": _points(2 * mean.error)}
    words = texts("coach-mean", name=name, **figures)
    if between is None or (between.worse is None and between.better is None):
        return words
    kind = "between" if between.worse and between.better else "less" if between.worse else "more"
    bots = {"worse": between.worse or "", "better": between.better or ""}
    return f"{words} {texts(f'coach-mean.{kind}', **bots)}"


def sparkline(chances: tuple[float, ...]) -> str:
    """The chances as a row of bars."""
    return "".join(_BARS[min(int(chance * len(_BARS)), len(_BARS) - 1)] for chance in chances)


def _story(analysis: Analysis, names: list[str], side: Seat, texts: Texts) -> str:
    sums = analysis.ledger(side)
    team = len({*analysis.sides}) == 1
    start = texts("analyse-start", who="team" if team else names[side], chance=sums.deal)
    luck = texts("analyse-luck", draws=_points(sums.draws), hands=_points(sums.hands))
    given = [
        texts("analyse-given", name=names[seat], points=_points(abs(points)))
        for seat, points in enumerate(sums.given)
        if points
    ]
    worst = max(analysis.turns, key=lambda turn: turn.loss.value, default=None)
    if worst and worst.loss.value:
        number = analysis.turns.index(worst) + 1
        given.append(texts("analyse-worst", number=number, points=_points(worst.loss.value)))
    if analysis.is_conceded:
        end = texts("analyse-conceded", chance=sums.result - sums.conceded)
    else:
        end = texts("analyse-won" if sums.result else "analyse-lost")
    return " ".join([start, luck, *given, end])


def _last_chance(chance: LastChance, texts: Texts) -> str:
    """The point of no return, with all cards known."""
    if chance.turn is None:
        return texts("coach-last-chance.never")
    name = "coach-last-chance" if chance.is_decided else "coach-last-chance.undecided"
    return texts(name, number=chance.turn + 1)


def _points(chance: float) -> float:
    """A difference of chances in points."""
    return round(100 * chance, 1)


def _table(turns: list[tuple[int, JudgedTurn]], names: list[str], texts: Texts) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for name in ("turn", "player", "played", "before", "loss", "best"):
        is_number = name in {"turn", "before", "loss"}
        table.add_column(texts(f"analyse-table.{name}"), justify="right" if is_number else "left")
    for number, turn in turns:
        style = _STYLES[turn.mark.value] if turn.mark else None
        table.add_row(
            str(number), names[turn.seat], _moves(turn.moves), *_figures(turn, texts), style=style
        )
    return table


def _moves(moves: tuple[object, ...]) -> str:
    return " ".join(str(move) for move in moves if str(move) != "end")


def _figures(turn: JudgedTurn, texts: Texts) -> tuple[str, str, str]:
    before = texts("figure.rate", rate=turn.before.value)
    if turn.is_forced:
        return before, "", texts("analyse-forced")
    if not turn.loss.value:
        return before, "", ""
    loss = texts("analyse-loss", points=_points(turn.loss.value))
    return before, loss, _moves(turn.best[0].moves)


def _why(turn: JudgedTurn, names: list[str], texts: Texts) -> str:
    """The mark of a turn, what was better, and the two weightiest findings."""
    mark = texts(f"coach-mark.{turn.mark.value if turn.mark else ''}")
    head = texts(
        "analyse-better",
        mark=mark,
        points=_points(turn.loss.value),
        error=_points(turn.loss.error),
        moves=_moves(turn.best[0].moves),
    )
    return " ".join([head, *(_words(each, names, texts) for each in turn.findings[:2])])


def _unsaid(analysis: Analysis, seat: Seat | None) -> list[tuple[int, Unsaid]]:
    """What could have been said before each turn, by one seat or by all."""
    return [
        (number, unsaid)
        for number, turn in _numbered(analysis, None)
        for unsaid in turn.unsaid
        if seat in (None, unsaid.seat)
    ]


def _in_words(unsaid: Unsaid, names: list[str], texts: Texts) -> str:
    return texts(
        "coach-unsaid",
        name=names[unsaid.seat],
        sentence=sentence_for(unsaid.signal, texts.language),
        moves=_moves(unsaid.moves),
        points=_points(unsaid.worth.value),
    )


def _words(finding: Finding, names: list[str], texts: Texts) -> str:
    values = dict(finding.values)
    if "seat" in values:
        values["name"] = names[int(values.pop("seat"))]
    return texts(f"coach-finding.{finding.code}", **values)
