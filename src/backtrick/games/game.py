"""The contract that every game fulfils and everything else builds on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Generic, cast

from .chance import check_seed
from .errors import BadNotation, IllegalMove, Reason, UnknownSeat
from .parts import DeckT, MoveT, Notation, OptionsT, Race, Rules, StateT, Views, ViewT
from .terms import CONCEDE, GIVING_UP, NOW, Ending, Moment, Outcome

if TYPE_CHECKING:
    from .seats import Seat
    from .terms import TextLine

_DUEL: Final = 2


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Game(Generic[OptionsT, DeckT, StateT, MoveT, ViewT]):
    """A game, and everything that can be asked of it.

    The answers come from the modules of the game's package. The checks of arguments, which are the
    same for all games, are here.
    """

    id: str
    players: range
    team: bool
    """Whether the players win or lose together."""
    options_type: type[OptionsT]
    state_type: type[StateT]
    view_type: type[ViewT]
    move_types: tuple[type[MoveT], ...]
    rules: Rules[OptionsT, DeckT, StateT, MoveT]
    notation: Notation[OptionsT, DeckT, MoveT]
    views: Views[StateT, ViewT]
    race: Race[StateT, ViewT] | None = None
    """Only for a real-time game."""

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def options(self, /, **chosen: object) -> OptionsT:
        """Options for a deal; raises ValueError with what is allowed."""
        return self.options_type.of(**chosen)

    def deck(self, seed: int) -> DeckT:
        """The whole deck, shuffled by the seed."""
        return self.rules.shuffle(check_seed(seed))

    def deal(self, options: OptionsT, *, seed: int | None = None, deck: object = None) -> StateT:
        """A new game, from a seed or from exact cards.

        A short deck makes a smaller game. All chance beyond the deck follows from the seed, which
        is 0 if only a deck is given.
        """
        self._check_options(options)
        if seed is None and deck is None:
            raise ValueError("deal needs seed=... or deck=...")
        chance = check_seed(0 if seed is None else seed)
        cards = self.rules.shuffle(chance) if deck is None else self.notation.read_deck(deck)
        return self.rules.deal(options, chance, cards)

    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """The seats that may move now; none once the game is over.

        For the code that runs the game, not for players: it would reveal who cannot move.
        """
        self._check_state(state)
        return () if state.outcome is not None else self.rules.to_act(state)

    def why_illegal(
        self, state: StateT, seat: Seat, move: MoveT, when: Moment = NOW
    ) -> Reason | None:
        """Why the seat may not make the move, or None. The one source of legality."""
        self._check_seat(state, seat)
        if when is not NOW:
            _check_moment(when)
        if type(move) not in self.move_types and move is not CONCEDE:
            raise TypeError(f"{move!r} is no move of {self.id}: parse() makes them")
        if state.outcome is not None:
            return Reason.GAME_OVER
        return None if move is CONCEDE else self.rules.why_illegal(state, seat, move, when)

    def legal_moves(self, state: StateT, seat: Seat, when: Moment = NOW) -> tuple[MoveT, ...]:
        """All moves the seat may make now, sorted."""
        self._check_seat(state, seat)
        if when is not NOW:
            _check_moment(when)
        if state.outcome is not None:
            return ()
        return tuple(self.rules.legal_moves(state, seat, when))

    def apply(self, state: StateT, seat: Seat, move: MoveT, when: Moment = NOW) -> StateT:
        """The state after the move; raises IllegalMove."""
        reason = self.why_illegal(state, seat, move, when)
        if reason is not None:
            raise IllegalMove(reason, seat, move, self.legal_moves(state, seat, when))
        return self._after(state, seat, move, when)

    def attempt(
        self, state: StateT, seat: Seat, move: MoveT, when: Moment = NOW
    ) -> tuple[StateT, Reason | None]:
        """The state after trying a move, and the reason if it was refused.

        A refused move changes nothing, unless the game has a penalty for it.
        """
        reason = self.why_illegal(state, seat, move, when)
        if reason is None:
            return self._after(state, seat, move, when), None
        if reason is Reason.GAME_OVER:
            return state, reason
        return self.rules.after_refusal(state, seat, reason, when), reason

    def opening(self, state: StateT) -> int | None:
        """A number that grows whenever all players begin at once: at a deal or after a halt.

        Before each opening, people need a countdown. None: the game has turns.
        """
        self._check_state(state)
        return None if self.race is None else self.race.opening(state)

    @property
    def in_real_time(self) -> bool:
        """Whether everyone plays at once."""
        return self.race is not None

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Everything that the seat may know; None is a spectator."""
        if seat is None:
            self._check_state(state)
        else:
            self._check_seat(state, seat)
        return self.views.view(state, seat)

    def describe(self, view: ViewT) -> tuple[TextLine, ...]:
        """A view as lines of text."""
        if type(view) is not self.view_type:
            raise TypeError(f"{view!r} is no view of {self.id}: view() makes them")
        return self.views.describe(view)

    def outcome(self, state: StateT) -> Outcome | None:
        """The result; None while the game runs."""
        self._check_state(state)
        return state.outcome

    def alphabet(self, options: OptionsT) -> tuple[MoveT, ...]:
        """Every conceivable move with these options, sorted."""
        self._check_options(options)
        return self.notation.alphabet(options)

    def parse(self, text: str) -> MoveT:
        """The move that a text stands for; raises BadNotation."""
        return cast("MoveT", CONCEDE) if text == GIVING_UP else self.notation.parse(text)

    def parse_deck(self, text: str) -> DeckT:
        """A deck from its text; raises BadNotation."""
        if type(text) is not str:
            raise BadNotation(text, "the text of a deck")
        return self.notation.parse_deck(text)

    def write_deck(self, deck: DeckT) -> str:
        """A deck as text."""
        return self.notation.write_deck(self.notation.read_deck(deck))

    def _after(self, state: StateT, seat: Seat, move: MoveT, when: Moment) -> StateT:
        if move is CONCEDE:
            return self._conceded(state, seat)
        return self.rules.after(state, seat, move, when)

    def _conceded(self, state: StateT, seat: Seat) -> StateT:
        """A duel is won by the other seat; otherwise nobody wins."""
        is_duel = state.options.players == _DUEL and not self.team
        winners = (1 - seat,) if is_duel else ()
        outcome = Outcome(Ending.CONCEDED, winners, self.rules.cards_left(state))
        return cast("StateT", replace(cast("Any", state), outcome=outcome))

    def _check_options(self, options: OptionsT) -> None:
        if type(options) is not self.options_type:
            raise TypeError(f"{options!r} are no options of {self.id}: options() makes them")

    def _check_state(self, state: StateT) -> None:
        if type(state) is not self.state_type:
            kind = f"{type(state).__module__}.{type(state).__qualname__}"
            raise TypeError(f"a {kind} is no state of {self.id}: deal() makes them")

    def _check_seat(self, state: StateT, seat: Seat) -> None:
        if type(state) is not self.state_type:  # checked here too, because a call costs more
            self._check_state(state)
        if type(seat) is not int or not 0 <= seat < state.options.players:
            raise UnknownSeat(seat, state.options.players)


def _check_moment(when: Moment) -> None:
    if type(when) is not Moment or any(type(each) not in {int, type(None)} for each in when):
        raise TypeError(f"{when!r} is no moment: Moment(at=..., seen=...) takes whole numbers")
