"""What proves who a guest is: a token in a cookie or a header, and codes that are typed."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from ...limits import SHORTEST_TRANSFER_CODE
from ...wire.errors import Fault
from .problems import Problem

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

    from ...settings import ServerSettings
    from ...store import Guest, Store

COOKIE: Final = "guest"
YEAR: Final = 365 * 24 * 3600
CODE_MINUTES: Final = 10
ID: Final = "[A-Za-z0-9_-]{22}"
"""How a token is written, and the id of a table or a guest: 128 bits."""

_IS_TOKEN: Final = re.compile(ID).fullmatch
_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without those that look alike: 0 and O, 1 and I."""
_GAPS: Final = re.compile(r"[\s\-–—]+")  # noqa: RUF001  whichever dash a keyboard makes of it


def new_token() -> str:
    """A token, or an id, that nobody can guess: 128 bits."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A code that is easy to type: 40 bits, such as `K7QM-2XPA`."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(SHORTEST_TRANSFER_CODE))
    return f"{letters[:4]}-{letters[4:]}"


def digest(secret: str) -> bytes:
    """What the store keeps of a token or a code."""
    return sha256(secret.encode()).digest()


def typed(code: str) -> str:
    """A code as it was meant, however it was typed."""
    letters = _GAPS.sub("", code).upper()
    return f"{letters[:4]}-{letters[4:]}"


def token_of(connection: HTTPConnection) -> str | None:
    """The token with which somebody comes; None if there is none that could be one."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    token = given.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if _IS_TOKEN(token) else None


async def guest_of(connection: HTTPConnection, store: Store) -> Guest:
    """The guest who asks; a Problem if it is none."""
    guest = await guest_if_any(connection, store)
    if guest is None:
        raise Problem(
            401, Fault.GUEST_UNKNOWN.code, "no token of a guest, neither as cookie nor as bearer"
        )
    return guest


async def guest_if_any(connection: HTTPConnection, store: Store) -> Guest | None:
    """The guest who asks; None if it is a stranger, where that does no harm."""
    token = token_of(connection)
    return None if token is None else await store.guest_by_token(digest(token))


def is_secure(connection: HTTPConnection) -> bool:
    """Whether somebody asks through https, perhaps behind a proxy."""
    return connection.scope.get("scheme") in {"https", "wss"}


def set_cookie(
    response: Response, token: str, connection: HTTPConnection, settings: ServerSettings
) -> None:
    """Have the browser keep a token where no script can read it."""
    is_wanted = settings.secure == "always"
    is_for_https = is_wanted or (settings.secure == "auto" and is_secure(connection))
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", secure=is_for_https, httponly=True, samesite="lax"
    )
