"""Guests, their tokens and codes, in SQL that both databases share."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from .commit_queue import Statement
from .errors import Conflict, StoreError
from .guests import Guest, GuestToken
from .sql_access import SqlAccess

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence


# ruff: noqa: S105 - statements about tokens are no secrets
ADD_GUEST: Final = """
    INSERT INTO guests (id, name, language, created, emblem) VALUES (?1, ?2, ?3, ?4, ?5)"""
ADD_TOKEN: Final = "INSERT INTO tokens (token, guest, created, seen) VALUES (?1, ?2, ?3, ?3)"
GUEST: Final = "SELECT id, name, language, created, emblem FROM guests WHERE id = ?1"
GUESTS_AFTER: Final = """
    SELECT id, name, language, created, emblem FROM guests WHERE id > ?1 ORDER BY id LIMIT ?2"""
GUEST_BY: Final = """
    SELECT id, name, language, guests.created, emblem, seen
    FROM guests JOIN tokens ON guest = id WHERE token = ?1"""
SEE: Final = "UPDATE tokens SET seen = ?2 WHERE token = ?1 AND seen < ?2"
TOKENS_OF: Final = """
    SELECT token, created, seen FROM tokens WHERE guest = ?1 ORDER BY created, token"""
REVOKE: Final = "DELETE FROM tokens WHERE guest = ?1 AND token = ?2"
REVOKE_CODE: Final = "DELETE FROM codes WHERE guest = ?1"
CHANGE_GUEST: Final = """
    UPDATE guests SET name = ?2, language = ?3, emblem = ?4 WHERE id = ?1 RETURNING id"""
PUT_CODE: Final = """
    INSERT INTO codes (guest, code, expires) VALUES (?1, ?2, ?3)
    ON CONFLICT (guest) DO UPDATE SET code = excluded.code, expires = excluded.expires"""
TAKE_CODE: Final = "DELETE FROM codes WHERE code = ?1 RETURNING guest, expires"
UNUSED: Final = "SELECT guest, token FROM tokens WHERE seen < ?1 ORDER BY seen"
LOCKED_OUT: Final = """
    SELECT id FROM guests
    WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE guest = id)
    AND NOT EXISTS (SELECT 1 FROM codes WHERE guest = id AND expires > ?1)
    ORDER BY id LIMIT ?2"""
EMBLEMS: Final = "SELECT id, emblem FROM guests WHERE id IN"

SEEN_EVERY: Final = 3_600_000
"""Milliseconds after which a used token is noted again: not for every request."""
REVOKED_AT_ONCE: Final = 100
EMBLEMS_AT_ONCE: Final = 500
"""Guests per query; databases limit how many values one may have."""


class GuestSql(SqlAccess):
    """The part of a store that is about guests."""

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        await self.write(
            Statement(
                ADD_GUEST, (guest.id, guest.name, guest.language, guest.created, guest.emblem)
            ),
            Statement(ADD_TOKEN, (token, guest.id, guest.created)),
        )

    async def add_token(self, guest: str, token: bytes, now: int = 0) -> None:
        await self.write(Statement(ADD_TOKEN, (token, guest, now)))

    async def guest_by_token(self, token: bytes, now: int = 0) -> Guest | None:
        rows = await self.read(GUEST_BY, token)
        if not rows:
            return None
        *guest, seen = rows[0]
        if now - seen >= SEEN_EVERY:
            with suppress(StoreError):  # a full disk must not lock anybody out
                await self.write(Statement(SEE, (token, now)))
        return Guest(*guest)

    async def guest(self, guest: str) -> Guest | None:
        rows = await self.read(GUEST, guest)
        return Guest(*rows[0]) if rows else None

    async def emblems(self, guests: Collection[str]) -> dict[str, str]:
        found, wanted = dict[str, str](), sorted(guests)
        for at in range(0, len(wanted), EMBLEMS_AT_ONCE):
            some = wanted[at : at + EMBLEMS_AT_ONCE]
            places = ", ".join(f"?{number}" for number in range(1, len(some) + 1))
            rows = await self.read(f"{EMBLEMS} ({places})", *some)
            found |= {str(guest): str(emblem) for guest, emblem in rows}
        return found

    async def guests_after(self, guest: str, limit: int) -> list[Guest]:
        return [Guest(*row) for row in await self.read(GUESTS_AFTER, guest, limit)]

    async def tokens_of(self, guest: str) -> list[GuestToken]:
        rows = await self.read(TOKENS_OF, guest)
        return [GuestToken(bytes(token), created, seen) for token, created, seen in rows]

    async def revoke(self, guest: str, tokens: Sequence[bytes]) -> None:
        revoked = (Statement(REVOKE, (guest, token)) for token in tokens)
        await self.write(*revoked, Statement(REVOKE_CODE, (guest,)))

    async def change_guest(self, guest: Guest) -> None:
        changed = (guest.id, guest.name, guest.language, guest.emblem)
        (rows,) = await self.write(Statement(CHANGE_GUEST, changed))
        if not rows:
            raise Conflict(f"There is no guest {guest.id}.")

    async def put_code(self, code: bytes, guest: str, expires: int) -> None:
        await self.write(Statement(PUT_CODE, (guest, code, expires)))

    async def take_code(self, code: bytes, now: int) -> str | None:
        (rows,) = await self.write(Statement(TAKE_CODE, (code,)))
        return next((guest for guest, expires in rows if now < expires), None)

    async def forget_tokens(self, before: int, but: Collection[str]) -> int:
        unused = [
            Statement(REVOKE, (guest, bytes(token)))
            for guest, token in await self.read(UNUSED, before)
            if guest not in but
        ]
        for first in range(0, len(unused), REVOKED_AT_ONCE):
            await self.write(*unused[first : first + REVOKED_AT_ONCE])
        return len(unused)

    async def locked_out(self, now: int, limit: int) -> list[str]:
        return [guest for (guest,) in await self.read(LOCKED_OUT, now, limit)]
