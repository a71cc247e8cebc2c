"""Tokens, in a cookie or a header, and transfer codes to type."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from ...limits import SHORTEST_TRANSFER_CODE
from ...wire.errors import Fault
from ..clock import wall_milliseconds
from .problems import Problem

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

    from ...settings import ServerSettings
    from ...store import Guest, Store

COOKIE: Final = "guest"
YEAR: Final = 365 * 24 * 3600
DEVICE_LETTERS: Final = 16
ID: Final = "[A-Za-z0-9_-]{22}"
"""The form of tokens and of the ids of tables and guests: 128 bits."""
is_id: Final = re.compile(ID).fullmatch
"""A match if a text has that form, else None."""

_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without the similar ones: 0 and O, 1 and I."""
_GAPS: Final = re.compile(r"[\s\-–—]+")  # noqa: RUF001  whichever dash a keyboard makes of it


def new_token() -> str:
    """A new token or id that nobody can guess: 128 bits.

    None begins with a dash: `backtrick admin` would take it for an option.
    """
    while (token := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return token


def new_code() -> str:
    """A new code, easy to type: 40 bits, such as `K7QM-2XPA`."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(SHORTEST_TRANSFER_CODE))
    return f"{letters[:4]}-{letters[4:]}"


def digest(secret: str) -> bytes:
    """The hash of a token or code that the store keeps."""
    return sha256(secret.encode()).digest()


def device_of(token: bytes) -> str:
    """The id of a device, from the hash of its token; neither can be found from it."""
    return token.hex()[:DEVICE_LETTERS]


def typed(code: str) -> str:
    """A code in normal form, however it was typed."""
    letters = _GAPS.sub("", code).upper()
    return f"{letters[:4]}-{letters[4:]}"


def token_of(connection: HTTPConnection) -> str | None:
    """The token of a request; None if it has no valid one."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    token = given.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if is_id(token) else None


async def guest_of(connection: HTTPConnection, store: Store) -> Guest:
    """The guest of a request; a Problem if there is none."""
    guest = await guest_if_any(connection, store)
    if guest is None:
        raise Problem(
            401,
            Fault.GUEST_UNKNOWN.code,
            "no valid guest token, neither as a cookie nor as a bearer token",
        )
    return guest


async def guest_if_any(connection: HTTPConnection, store: Store) -> Guest | None:
    """The guest of a request; None for a stranger."""
    token = token_of(connection)
    return None if token is None else await store.guest_by_token(digest(token), wall_milliseconds())


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the request used HTTPS, perhaps to a proxy."""
    return connection.scope.get("scheme") in {"https", "wss"}


def set_cookie(
    response: Response, token: str, connection: HTTPConnection, settings: ServerSettings
) -> None:
    """Let the browser keep a token where no script can read it; an empty one is removed."""
    is_wanted = settings.secure == "always"
    is_for_https = is_wanted or (settings.secure == "auto" and is_secure(connection))
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR if token else 0,
        path="/",
        secure=is_for_https,
        httponly=True,
        samesite="lax",
    )
