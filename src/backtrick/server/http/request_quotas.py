"""The quotas of HTTP requests, so that no guest and no address can exhaust the server."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from ...wire.errors import Fault
from ..quotas import AddressCounts, Budgets, frame_budgets, long_frames
from .problems import Problem

if TYPE_CHECKING:
    from ...settings import ServerSettings

MINUTE: Final = 60
HOUR: Final = 3600
_TIMES_A_GUEST: Final = 10
"""All guests of an address together may ask for this many times as much as one."""

_TURNS_AN_ANALYSIS: Final = 30

CHECKS: Final = {"/healthz", "/livez", "/metrics", "/readyz"}
"""The paths of health checks and metrics."""
_API: Final = "/api"
_FILES: Final = 4
"""An address may ask for this many times as many files: they are ready to send."""
_CHANGE_SECONDS: Final = 20
"""Seconds in which the guests of an address may change as much as one guest may ask for. A class
comes all at once."""
_FIRST_TRIES: Final = 2
"""Codes that somebody may try per hour even while others try very many."""


class RequestQuota:
    """A number of requests per period for each key, on average; after a pause, all at once."""

    def __init__(self, code: str, count: float, seconds: float) -> None:
        self._code = code
        self._budgets = Budgets(count / seconds, max(1.0, count))

    def take(self, key: str = "") -> None:
        """Use one; a Problem says when the next is free."""
        budget = self._budgets.of(key)
        if not budget.take():
            wait = ceil(budget.wait)
            raise Problem(429, self._code, f"try again in {wait} s", wait=wait)


class RequestQuotas:
    """The quotas of all HTTP requests."""

    def __init__(self, settings: ServerSettings) -> None:
        often = 2 * settings.requests_a_second
        self.of_guest = RequestQuota(Fault.MANY_REQUESTS.code, often, 2)
        self.of_address = RequestQuota(Fault.MANY_REQUESTS.code, _TIMES_A_GUEST * often, 2)
        # They are answered whatever else their address asks for.
        self._checks = RequestQuota(Fault.MANY_REQUESTS.code, _TIMES_A_GUEST * often, 2)
        # A page is a dozen files, and a whole class may open it at once.
        self._files = RequestQuota(Fault.MANY_REQUESTS.code, _FILES * _TIMES_A_GUEST * often, 2)
        self.guests = RequestQuota(Fault.MANY_GUESTS.code, settings.guests_an_hour, HOUR)
        self._tables = RequestQuota(Fault.MANY_TABLES.code, settings.tables_an_hour, HOUR)
        self._tables_of_address = RequestQuota(
            Fault.MANY_TABLES.code, _TIMES_A_GUEST * settings.tables_an_hour, HOUR
        )
        # A record takes reading all events of its table. A class that looks back at its games takes
        # a handful each, all at once; they are read one after the other, in turn with others'.
        self.records = RequestQuota(Fault.MANY_REQUESTS.code, 18 * settings.requests_a_second, 180)
        # Each is written to the disk, several pages of it.
        self._changes = RequestQuota(
            Fault.MANY_REQUESTS.code, _CHANGE_SECONDS * settings.requests_a_second, _CHANGE_SECONDS
        )
        # An analysis takes seconds of a processor.
        self.analyses = RequestQuota(Fault.MANY_ANALYSES.code, settings.analyses_an_hour, HOUR)
        # A judgement takes about as long as one turn of an analysis.
        self.judgements = RequestQuota(
            Fault.MANY_ANALYSES.code, _TURNS_AN_ANALYSIS * settings.analyses_an_hour, HOUR
        )
        # A code has 40 bits: this many tries find none, even with thousands of codes in use.
        self._tries = RequestQuota(Fault.MANY_TRIES.code, 6, MINUTE)
        self._all_tries = RequestQuota(Fault.MANY_TRIES.code, 120, MINUTE)
        # Thousands of addresses together could use those up, but these are everybody's own.
        self._first_tries = Budgets(_FIRST_TRIES / HOUR, _FIRST_TRIES)
        # A class sprints all at once, and needs a batch every half a minute at most.
        self.sprints = RequestQuota(Fault.MANY_REQUESTS.code, 18 * settings.requests_a_second, 180)
        # An export takes reading all events of all tables of the guest.
        self.exports = RequestQuota(Fault.MANY_EXPORTS.code, 12, HOUR)
        self.sockets = AddressCounts(settings.connections_an_address)
        """The open sockets of each address."""
        self.frames = frame_budgets(settings.commands_a_second)
        self.long_frames = long_frames()
        self.codes = RequestQuota(Fault.MANY_CODES.code, 6, MINUTE)

    def take_request(self, path: str, address: str, *, is_change: bool = False) -> None:
        """Use one of the requests of an address, and of those that change something."""
        if is_change:
            self._changes.take(address)
        if path in CHECKS:
            self._checks.take(address)
        elif path == _API or path.startswith(f"{_API}/"):
            self.of_address.take(address)
        else:
            self._files.take(address)

    def take_try(self, address: str) -> None:
        """Use one of the tries of an address to guess a code, and of all addresses."""
        self._tries.take(address)
        if not self._first_tries.of(address).take():
            self._all_tries.take()

    def take_table(self, guest: str, address: str) -> None:
        """Use one of the new tables of a guest, and of all guests of an address."""
        self._tables.take(guest)
        self._tables_of_address.take(address)
