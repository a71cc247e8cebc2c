"""Comparing two bots, and showing the result."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

import typer

from ..bots.paired_games import PairedGames, PairTally
from ..bots.simulation import Simulation
from ..bots.stopping_rule import Settled, StoppingRule, Verdict, verdict
from ..games import GAMES
from .figures import Named, lapse_sentences, lapses_as_data, print_named_figures
from .same_deals import play_deals
from .simulation_run import INTERRUPTED, check_bots
from .terminal import print_prose, printable, terminal

if TYPE_CHECKING:
    from ..bots.paired_games import PairSums
    from ..texts import Texts

__all__ = ["Asked", "Simulation", "check_bots", "run", "show"]


class Asked(NamedTuple):
    """A comparison, as it was asked for."""

    simulation: Simulation
    """All but who sits where."""
    bots: tuple[str, str]
    deals: int
    margin: float
    """The difference in win rates that would make no difference."""


class Compared(NamedTuple):
    """The result of a comparison."""

    sums: PairSums | None
    """None if nothing was played."""
    is_complete: bool


def run(asked: Asked, jobs: int, texts: Texts) -> Compared:
    """Compare until it is settled, with a progress bar on a terminal."""
    paired = PairedGames.of(asked.simulation, asked.bots)
    rule = StoppingRule(asked.deals, asked.margin)

    def figure(tally: PairTally) -> str:
        rule.look(tally)
        return _points(tally.whole().difference, texts)

    try:
        done = play_deals(
            paired,
            asked.deals,
            nothing=PairTally(),
            seatings=(paired.first, paired.second),
            jobs=jobs,
            figure=figure,
            texts=texts,
        )
    except Settled as settled:
        return Compared(settled.sums, is_complete=True)
    sums = done.tally.whole() if done.tally.games else None
    return Compared(sums, done.is_complete)


def show(asked: Asked, compared: Compared, texts: Texts, *, as_json: bool) -> None:
    """Print the figures, even of an interrupted comparison."""
    sums = compared.sums
    if sums is not None and as_json:
        typer.echo(json.dumps(_as_plain_data(asked, sums)))
    elif sums is not None:
        _print(asked, sums, texts)
    if not compared.is_complete:
        played = sums.pairs if sums else 0
        sentence = texts("compare-interrupted", deals=played, wanted=asked.deals)
        print_prose(terminal(stderr=True), sentence, style="yellow")
        raise typer.Exit(INTERRUPTED)


def _as_plain_data(asked: Asked, sums: PairSums) -> dict[str, object]:
    simulation = asked.simulation
    is_team = GAMES[simulation.game].team
    return {
        "game": simulation.game,
        "players": simulation.options.players,
        "variant": getattr(simulation.options, "variant", None),
        "bots": list(asked.bots),
        "seed": simulation.seed,
        "deals": sums.pairs,
        "games": sums.games,
        "wins": list(sums.wins),
        "win_rate": [wins / sums.games for wins in sums.wins],
        "cards_left": [left / sums.games for left in sums.cards_left] if is_team else None,
        "difference": sums.difference,
        "lasting95": list(sums.interval),
        "margin": asked.margin,
        "verdict": verdict(sums, asked.margin).value,
        "lapses": lapses_as_data(asked.bots, sums.lapses),
    }


def _print(asked: Asked, sums: PairSums, texts: Texts) -> None:
    console, simulation = terminal(), asked.simulation
    title = f"{texts(simulation.game)} · {simulation.options} · seed={simulation.seed}"
    print_prose(console, title, style="bold")
    print_named_figures(console, _figures(asked, sums, texts), "compare", texts)
    for line in _lines(asked, sums, texts):
        print_prose(console, line)
    for line in lapse_sentences(asked.bots, sums.lapses, texts):
        print_prose(console, line, style="red")


def _figures(asked: Asked, sums: PairSums, texts: Texts) -> list[Named]:
    """Each bot with its figures."""
    is_team = GAMES[asked.simulation.game].team
    return [
        Named(
            printable(bot),
            {
                "wins": texts("figure.count", count=wins),
                "rate": texts("figure.rate", rate=wins / sums.games),
                **({"left": texts("figure.average", average=left / sums.games)} if is_team else {}),
            },
        )
        for bot, wins, left in zip(asked.bots, sums.wins, sums.cards_left, strict=True)
    ]


def _lines(asked: Asked, sums: PairSums, texts: Texts) -> list[str]:
    found, (low, high) = verdict(sums, asked.margin), sums.interval
    better = asked.bots[found is Verdict.SECOND]
    margin = round(100 * asked.margin)
    return [
        texts(f"compare-verdict.{found.value}", bot=printable(better), margin=margin),
        texts(
            "compare.difference",
            points=_points(sums.difference, texts),
            low=_points(low, texts),
            high=_points(high, texts),
        ),
        texts("compare.deals", deals=sums.pairs),
    ]


def _points(difference: float, texts: Texts) -> str:
    """A difference of win rates with its sign, in percentage points."""
    sign = "+" if difference > 0 else "\N{MINUS SIGN}" if difference < 0 else ""
    return sign + texts("figure.points", points=100 * abs(difference))
