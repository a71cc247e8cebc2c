"""Security headers, and the pages that browsers may send requests from."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address
from socket import gethostname
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders

from ...wire.errors import Fault
from .problems import Problem
from .tokens import is_secure

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from ...settings import ServerSettings

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; connect-src 'self'; form-action 'self'; "
        "frame-ancestors 'none'; img-src 'self' data:; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
STRICT_TRANSPORT: Final = "max-age=31536000"
_LOCAL: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""What the names of home networks end with."""
_FOREIGN_SITES: Final = {"cross-site", "same-site"}


def headers_for(scope: Scope) -> dict[str, str]:
    """The headers of every response."""
    if scope.get("scheme") in {"https", "wss"}:
        return {**HEADERS, "strict-transport-security": STRICT_TRANSPORT}
    return HEADERS


def with_headers(app: ASGIApp) -> ASGIApp:
    """The same application, with these headers on every response."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(headers_for(scope))
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await app(scope, receive, send_with_headers)

    return answer


def check_origin(connection: HTTPConnection, settings: ServerSettings) -> None:
    """Refuse requests from pages of other websites; programs send no Origin."""
    origin = connection.headers.get("origin")
    site = connection.headers.get("sec-fetch-site", "")
    is_foreign = (
        site in _FOREIGN_SITES
        if origin is None
        else not _is_own(connection, origin, settings.hosts)
    )
    if is_foreign and (origin or "").lower() not in settings.origins:
        raise Problem(
            403, Fault.FOREIGN_PAGE.code, "the request comes from a page of another website"
        )


def own_address(connection: HTTPConnection, settings: ServerSettings) -> str:
    """The server's origin, as the request names it; empty if that is no name of ours."""
    host = connection.headers.get("host", "").lower()
    scheme = "https" if is_secure(connection) else "http"
    address = f"{scheme}://{host}"
    return address if _is_own(connection, address, settings.hosts) else ""


def _is_own(connection: HTTPConnection, origin: str, hosts: tuple[str, ...]) -> bool:
    """Whether a page comes from the host and port of the request, and that is a name of ours."""
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    # An HTTPS proxy may not have said so: then either scheme will do.
    schemes = {"https"} if is_secure(connection) else {"http", "https"}
    is_same = page.netloc.lower() == connection.headers.get("host", "").lower()
    is_plain = page.scheme in schemes and origin == f"{page.scheme}://{page.netloc}"
    return is_same and is_plain and _is_our_name(page.hostname or "", hosts, connection)


def _is_our_name(name: str, hosts: tuple[str, ...], connection: HTTPConnection) -> bool:
    """Whether the server may be reached by a name.

    Anybody can give this machine another name in the DNS, and a page of that name would look like
    ours. But nobody can get a certificate for it without the operator's help: so HTTPS is trusted
    as long as no hosts are named in the settings.
    """
    if name in hosts or is_local(name):
        return True
    return not hosts and is_secure(connection)


@lru_cache(maxsize=1000)
def is_local(name: str) -> bool:
    """Whether a name is an address, or one that the public DNS cannot give away."""
    with suppress(ValueError):
        return bool(ip_address(name))
    own = gethostname().lower()
    return "." not in name or name == own or name.endswith(_LOCAL)
