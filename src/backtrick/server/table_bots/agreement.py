"""Agreement on who starts: what people vote and say, which bots and silent people follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...table.events import Moved, Said
from ...talk import signals_said, starters

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from ...games.seats import Seat
    from ...table import Play


class Wish(NamedTuple):
    """What the people at a table want."""

    starter: Seat | None = None
    """The seat they last asked for; None: none in particular."""
    unwilling: frozenset[Seat] = frozenset()
    """The seats of people who do not want to start."""

    def after_vote(self, seat: Seat, starter: Seat | None) -> Wish:
        """The wish after somebody has voted."""
        return Wish(starter, self.unwilling - {seat} if starter == seat else self.unwilling)

    def after_plea(self, seat: Seat, wanted: frozenset[Seat]) -> Wish:
        """The wish after somebody has said which seats might start."""
        if len(wanted) == 1:
            starter = min(wanted)
        else:  # with three it is for the others to find out who
            starter = None if self.starter == seat else self.starter
        is_willing = seat in wanted
        return Wish(starter, self.unwilling - {seat} if is_willing else self.unwilling | {seat})


def are_agreeing(play: Play) -> bool:
    """Whether the players are still voting on who starts."""
    return len(play.acting) > 1


def is_silent(play: Play, seat: Seat) -> bool:
    """Whether a seat has not voted yet."""
    return all(each.seat != seat for each in votes(play))


def votes(play: Play) -> list[Moved]:
    """All votes on who starts, including those changed later."""
    return [each for each in play.events if type(each) is Moved]


def wish_of_people(play: Play, bots: Container[Seat]) -> Wish:
    """What people have voted and said, the latest last."""
    wish = Wish()
    for event in play.events:
        if type(event) is Moved and event.seat not in bots:
            wish = wish.after_vote(event.seat, play.game.parse(event.move).votes_for)
        elif type(event) is Said and event.seat is not None and event.seat not in bots:
            for wanted in pleas(play, event):
                wish = wish.after_plea(event.seat, wanted)
    return wish


def pleas(play: Play, said: Said) -> Iterator[frozenset[Seat]]:
    """What somebody has said about who starts: the seats that might."""
    for signal in signals_said(said.signals, said.text, said.language):
        wanted = None if said.seat is None else starters(signal, said.seat, play.options.players)
        if wanted is not None:
            yield wanted


def vote_of_bots(play: Play, bots: Container[Seat], unwilling: frozenset[Seat]) -> Seat | None:
    """The seat that the first bot has voted for, unless its person is unwilling."""
    latest = {each.seat: play.game.parse(each.move).votes_for for each in votes(play)}
    cast = (latest[seat] for seat in sorted(latest) if seat in bots)
    return next((starter for starter in cast if starter not in unwilling), None)


def first_vote(play: Play, seat: Seat) -> str | None:
    """The vote of a seat without an opinion: that of the first voter; None if it has voted."""
    legal = [*map(str, play.game.legal_moves(play.state, seat))]
    cast = votes(play)
    if not cast:
        return legal[0]
    vote = next(each.move for each in reversed(cast) if each.seat == cast[0].seat)
    return vote if vote in legal else None
