"""Quotas of guests and addresses: token buckets for commands and frames; counts of connections."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from .bucket import Bucket
from .frame_budget import FrameBudget
from .http.networks import TIMES_WIDER, network_around
from .rota import Rota

if TYPE_CHECKING:
    from collections.abc import Callable

_Kept = TypeVar("_Kept")

_MOST_KEPT: Final = 20_000
_SELDOM: Final = 10
"""How many times rarer than moves other commands must be: their effects stay, and checking a text
takes long."""

_PLAYERS_AT_AN_ADDRESS: Final = 50
"""How many players may share an address without waiting for each other."""
_AT_ONCE_SECONDS: Final = 0.02
_LEAST_AT_ONCE: Final = 20
_REFUSED_A_SECOND: Final = 20
_REFUSED_AT_ONCE: Final = 100
"""More than honest clients ever have. With fewer, one attacker could easily shut out all who share
an address."""
_HOUR: Final = 3600
"""Seconds."""
BYTES_A_COMMAND: Final = 120
"""What a command usually takes on the disk; whatever is longer counts as several."""
_LONG_BYTES: Final = 500
_REST_SECONDS: Final = 0.01
"""About as many bytes as make one long text, and then a rest, in which the others' moves get
through: checking such a text takes milliseconds."""
_SAID_A_SECOND: Final = 5
_SAID_AT_ONCE: Final = 10


class _Newest(Generic[_Kept]):
    """A value for each key, made on first use. The key unused for longest starts afresh."""

    def __init__(self, make: Callable[[str], _Kept], most: int) -> None:
        self._make = make
        self._most = most
        self._of_key: dict[str, _Kept] = {}

    def __len__(self) -> int:
        return len(self._of_key)

    def of(self, key: str) -> _Kept:
        """The value of a key."""
        found = self._of_key.pop(key, None)
        if found is None:
            found = self._make(key)
        self._of_key[key] = found  # as the newest
        if len(self._of_key) > self._most:
            del self._of_key[next(iter(self._of_key))]
        return found


class Quota(NamedTuple):
    """The commands of a guest, over all connections."""

    commands: Bucket
    others: Bucket
    """Commands other than moves; they also count as commands."""


class Quotas(_Newest[Quota]):
    """The quota of each guest. A returning guest has the same quota as before."""

    def __init__(self, rate: float, most: int = _MOST_KEPT) -> None:
        super().__init__(lambda _: Quota(Bucket(rate), Bucket(rate / _SELDOM, rate)), most)


class _WiderBuckets(_Newest[Bucket]):
    """A bucket for the network around each neighbourhood, which all of these share."""

    def __init__(self, rate: float, at_once: float, most: int) -> None:
        super().__init__(lambda _: Bucket(TIMES_WIDER * rate, TIMES_WIDER * at_once), most)

    def around(self, key: str) -> Bucket | None:
        """The bucket around that of a key; None if there is no such network."""
        wider = network_around(key)
        return None if wider == key else self.of(wider)


class Budgets(_Newest[Bucket]):
    """A bucket for each guest or address, which all its connections share."""

    def __init__(self, rate: float, at_once: float, most: int = _MOST_KEPT) -> None:
        wider = _WiderBuckets(rate, at_once, most)
        super().__init__(lambda key: Bucket(rate, at_once, wider.around(key)), most)


class FrameBudgets(_Newest[FrameBudget]):
    """The same for frames: connections without one wait."""

    def __init__(self, rate: float, at_once: float, most: int = _MOST_KEPT) -> None:
        wider = _WiderBuckets(rate, at_once, most)
        super().__init__(lambda key: FrameBudget(rate, at_once, wider.around(key)), most)


def refused_handshakes() -> Budgets:
    """The refused handshakes of addresses that are answered with care, which takes long."""
    return Budgets(_REFUSED_A_SECOND, _REFUSED_AT_ONCE)


def frame_budgets(commands_a_second: float) -> FrameBudgets:
    """The frames of addresses: on average as many as many people need, but few at once."""
    rate = _PLAYERS_AT_AN_ADDRESS * commands_a_second
    return FrameBudgets(rate, max(_LEAST_AT_ONCE, rate * _AT_ONCE_SECONDS))


def long_frames() -> Rota:
    """The long frames of all addresses, which take turns with them."""
    return Rota(_LONG_BYTES, _REST_SECONDS)


def command_budgets(commands_an_hour: float) -> Budgets:
    """The commands of addresses: each is stored, and many guests together could fill a disk."""
    return Budgets(commands_an_hour / _HOUR, commands_an_hour)


def gallery_talk() -> Budgets:
    """What the spectators of tables say: all of a table together, because all hear it."""
    return Budgets(_SAID_A_SECOND, _SAID_AT_ONCE)


class Counts:
    """The number of connections of each guest or address."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self.total = 0

    def count(self, guest: str) -> int:
        """The connections of one guest."""
        return self._counts.get(guest, 0)

    def add(self, guest: str) -> None:
        """One more."""
        self._counts[guest] += 1
        self.total += 1

    def remove(self, guest: str) -> None:
        """One less."""
        self._counts[guest] -= 1
        self.total -= 1
        if not self._counts[guest]:
            del self._counts[guest]


class AddressCounts(Counts):
    """The number of connections of each address, and of the network around it."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most
        self._wider = Counts()

    def is_full(self, address: str) -> bool:
        """Whether an address, or the network around it, has as many as it may have."""
        wider = self._wider.count(network_around(address))
        return self.count(address) >= self._most or wider >= TIMES_WIDER * self._most

    def add(self, guest: str) -> None:
        super().add(guest)
        self._wider.add(network_around(guest))

    def remove(self, guest: str) -> None:
        super().remove(guest)
        self._wider.remove(network_around(guest))
