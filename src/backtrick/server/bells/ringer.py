"""Telling guests who are not there that it is their turn, once for each turn.

What they are to be told is stored with the turn itself, and marked when it was told. If the server
is killed in between, the same message goes out again with the same topic and tag, so that push
services and browsers show it once. Places that are slow to answer delay nobody else: each has a
task of its own, and guests take turns.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ...store import StoreError
from ...texts import Texts
from ..clock import wall_milliseconds
from ..logs import log, log_error
from .delivery import Unreachable, post
from .web_push import Signer, encrypted, new_key, text_of

if TYPE_CHECKING:
    from ...store import Ring
    from ..rooms import Rooms

_KEY: Final = "vapid"
"""The name under which the key of this server is kept."""
_SECONDS: Final = 5.0
_AT_ONCE: Final = 200
_MOST_TRIES: Final = 8
_FIRST_PAUSE: Final = 60_000
"""Milliseconds before the second try; each further pause is twice as long."""
_CLAIMED: Final = 30_000
"""Milliseconds after which another server may try, if several share the store."""
_DEAD: Final = frozenset({404, 410})
_TOLD: Final = range(200, 300)
_TTL: Final = str(24 * 3600)


class _BellTurn(NamedTuple):
    """A turn of which somebody is told at one place."""

    bell: str
    table: str
    since: int


class Ringer:
    """Rings the bells of guests whose turn it is."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._signer: Signer | None = None
        self._under_way: dict[_BellTurn, asyncio.Task[None]] = {}
        self._told: set[_BellTurn] = set()
        """What has been told, and could not be noted yet."""

    async def signer(self) -> Signer:
        """Signs with the key of this server, which is made at first and kept."""
        if self._signer is None:
            contact = self._rooms.settings.contact
            is_address = contact.startswith(("https://", "mailto:"))
            known = contact if is_address else f"mailto:{contact or 'operator@localhost'}"
            self._signer = Signer(await self._rooms.store.keep(_KEY, new_key()), known)
        return self._signer

    async def run(self) -> None:
        """For ever, tell guests of their turns."""
        try:
            while True:
                try:
                    await self.signer()  # its key is made at the first start
                    await self._begin()
                except Exception as error:  # noqa: BLE001  the next look may succeed
                    _log_failure(error)
                await asyncio.sleep(min(_SECONDS, self._rooms.settings.bell_seconds or 0.05))
        finally:
            for task in self._under_way.values():
                task.cancel()

    async def ring_all(self) -> None:
        """Tell all guests who have yet to be told, and wait until they are."""
        while await self._begin() or self._under_way:
            await asyncio.gather(*self._under_way.values())

    async def _begin(self) -> int:
        """Begin to tell guests who have yet to be told; returns how many more."""
        now = wall_milliseconds()
        began = now - round(1000 * self._rooms.settings.bell_seconds)
        begun, before = 0, {*self._under_way}  # they may end while the store is asked
        for ring in await self._rooms.store.due_rings(began, now, _AT_ONCE):
            turn = _BellTurn(ring.bell.id, ring.table, ring.since)
            is_new = turn not in before and turn not in self._under_way
            if is_new and len(self._under_way) < _AT_ONCE:
                task = asyncio.create_task(self._ring(ring, turn))
                self._under_way[turn] = task
                task.add_done_callback(lambda done, turn=turn: self._end(turn, done))
                begun += 1
        return begun

    def _end(self, turn: _BellTurn, task: asyncio.Task[None]) -> None:
        del self._under_way[turn]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log_failure(error)

    async def _ring(self, ring: Ring, turn: _BellTurn) -> None:
        store = self._rooms.store
        if store.is_shared and not await store.claim_ring(ring, _CLAIMED):
            return
        if turn not in self._told and ring.is_awaited and not self._is_there(ring):
            status = await self._status(ring)
            if status in _DEAD:
                await self._rooms.store.remove_bell(ring.bell.guest, ring.bell.id)
                return
            if status not in _TOLD and ring.tries < _MOST_TRIES:
                again = wall_milliseconds() + (_FIRST_PAUSE << ring.tries)
                await self._rooms.store.ring_later(ring, again)
                return
            self._told.add(turn)
        await self._rooms.store.rang(ring)
        self._told.discard(turn)

    async def _status(self, ring: Ring) -> int:
        """Post a message; returns the status of the answer, 0 without one."""
        try:
            return await self._post(ring)
        except Unreachable as error:
            log("bells/unreachable", level=logging.DEBUG, detail=str(error))
            return 0

    def _is_there(self, ring: Ring) -> bool:
        """Whether the guest is looking at the table: then they know."""
        room = self._rooms.in_memory(ring.table)
        return room is not None and room.broadcast.viewer_of(ring.bell.guest) is not None

    async def _post(self, ring: Ring) -> int:
        message = await self._message(ring)
        headers, body = (
            await self._pushed(ring, message)
            if ring.bell.kind == "push"
            else _signed(ring, message)
        )
        anywhere = self._rooms.settings.bell_targets == "any"
        return await post(ring.bell.url, headers, body, anywhere=anywhere)

    async def _message(self, ring: Ring) -> bytes:
        """What somebody is told, in their language."""
        guest = await self._rooms.store.guest(ring.bell.guest)
        texts = Texts(guest.language if guest else "en")
        told = {
            "id": f"{ring.table}/{ring.since}",
            "title": texts("bell.title"),
            "text": texts("bell.text", game=texts(ring.game)),
            "table": ring.table,
            "since": ring.since,
        }
        return msgspec.json.encode(told)

    async def _pushed(self, ring: Ring, message: bytes) -> tuple[dict[str, str], bytes]:
        signer = await self.signer()
        now = wall_milliseconds() // 1000
        topic = text_of(sha256(ring.table.encode()).digest()[:18])
        headers = {
            "Authorization": signer.authorization(ring.bell.url, now),
            "Content-Encoding": "aes128gcm",
            "TTL": _TTL,
            "Topic": topic,
            "Urgency": "normal",
        }
        return headers, encrypted(message, ring.bell)


def _log_failure(error: BaseException) -> None:
    if isinstance(error, StoreError):
        log("store/failed", level=logging.ERROR, code=error.code, detail=str(error))
    else:
        log_error("bells/failed", error)


def _signed(ring: Ring, message: bytes) -> tuple[dict[str, str], bytes]:
    """A message to a webhook; the time is signed, too, so that an old one cannot be sent again."""
    now = str(wall_milliseconds() // 1000)
    digest = hmac.new(ring.bell.key.encode(), f"{now}.".encode() + message, sha256).hexdigest()
    headers = {
        "Content-Type": "application/json",
        "X-Backtrick-Time": now,
        "X-Backtrick-Signature": f"sha256={digest}",
    }
    return headers, message
