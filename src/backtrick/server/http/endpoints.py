"""Endpoints: what can be asked over HTTP, answered and described from one table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from http import HTTPMethod
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from ...limits import MOST_BYTES
from ...wire.errors import Fault
from ...wire.requests import Empty
from .networks import neighbourhood
from .problems import JSON, Problem
from .request_quotas import RequestQuotas

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from ...settings import ServerSettings
    from ...store import Guest
    from ...wire.answers import Tables
    from ..quotas import Budgets
    from ..rooms import Rooms
    from .cached_answers import CachedAnswer
    from .networks import Networks

BodyT = TypeVar("BodyT")
QueryT = TypeVar("QueryT")
AnswerT = TypeVar("AnswerT")

GET: Final = HTTPMethod.GET
DELETE: Final = HTTPMethod.DELETE
PATCH: Final = HTTPMethod.PATCH
POST: Final = HTTPMethod.POST
CHANGING: Final = {DELETE, POST, PATCH}
PLAIN: Final = "text/plain"
CSV: Final = "text/csv"
_BODY_SECONDS: Final = 10


@dataclass(frozen=True, slots=True)
class Site:
    """What all requests share."""

    rooms: Rooms
    settings: ServerSettings
    quotas: RequestQuotas
    refused_handshakes: Budgets
    proxies: Networks
    """The addresses that may name their clients."""
    checked: CachedAnswer[None]
    """Whether the store can write."""
    listed: CachedAnswer[Tables]
    """The public list."""


@dataclass(slots=True)
class Call(Generic[BodyT, QueryT]):
    """A parsed request."""

    site: Site
    request: Request
    guest: Guest | None
    body: BodyT
    query: QueryT
    token: str | None = None
    """A token for the browser to keep, if any; empty: the one it has is void."""

    @property
    def me(self) -> Guest:
        """The guest who asks."""
        assert self.guest is not None, "an endpoint that needs a guest says so"  # noqa: S101
        return self.guest

    @property
    def address(self) -> str:
        """The address the request comes from."""
        return address_of(self.request)


@dataclass(frozen=True, slots=True)
class Endpoint(Generic[BodyT, QueryT, AnswerT]):
    """An endpoint: its path, what it takes, and what it returns."""

    method: HTTPMethod
    path: str
    about: str
    answer: Callable[[Call[BodyT, QueryT]], Awaitable[AnswerT]]
    gives: type[AnswerT]
    takes: type[BodyT] = Empty  # pyright: ignore[reportAssignmentType]  or what `answer` takes
    query: type[QueryT] = Empty  # pyright: ignore[reportAssignmentType]  likewise
    status: int = 200
    needs_guest: bool = field(default=True, kw_only=True)
    text: str = field(default=PLAIN, kw_only=True)
    """The media type of an answer that is a text."""
    problems: tuple[int, ...] = ()
    """The statuses it may be refused with, besides those that follow from the rest."""

    @property
    def all_problems(self) -> tuple[int, ...]:
        """All statuses it may be refused with."""
        found = {*self.problems, 429, 503}
        found |= {400, 413, 415} if self.takes is not Empty else set()
        found |= {400} if self.query is not Empty else set()
        found |= {401, 403} if self.needs_guest else set()
        found |= {403, 413} if self.method in CHANGING else set()
        return tuple(sorted(found))


AnyCall: TypeAlias = Call[Any, Any]
AnyEndpoint: TypeAlias = Endpoint[Any, Any, Any]


def address_of(request: Request) -> str:
    """The key of the client's address."""
    return neighbourhood(request.client.host if request.client else "")


async def body_of(request: Request, kind: type[BodyT]) -> BodyT:
    """The body of a request; a Problem if it is invalid."""
    _check_length(request)
    if kind is Empty:
        return kind()
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Problem(415, Fault.NOT_JSON.code, f"the body must be {JSON}")
    try:
        return msgspec.json.decode(await _read(request), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem(400, Fault.BAD_BODY.code, str(error)) from None


def query_of(request: Request, kind: type[QueryT]) -> QueryT:
    """The query of a request; a Problem if it is invalid."""
    try:
        return msgspec.convert(dict(request.query_params), type=kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem(400, Fault.BAD_QUERY.code, str(error)) from None


def response_to(endpoint: AnyEndpoint, answer: object) -> Response:
    """An answer, ready to send."""
    if answer is None:
        return Response(status_code=endpoint.status)
    if isinstance(answer, str):
        return Response(answer, endpoint.status, media_type=f"{endpoint.text}; charset=utf-8")
    return Response(msgspec.json.encode(answer), endpoint.status, media_type=JSON)


def _check_length(request: Request) -> None:
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        raise Problem(413, Fault.TOO_LONG.code, f"a body has at most {MOST_BYTES} bytes")


async def _read(request: Request) -> bytes:
    """The body, if it comes in time and is not too long, whatever its announced length."""
    body = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BYTES:
                    raise Problem(
                        413, Fault.TOO_LONG.code, f"a body has at most {MOST_BYTES} bytes"
                    )
    except (TimeoutError, ClientDisconnect):
        raise Problem(400, Fault.INCOMPLETE.code, "the body did not arrive") from None
    return bytes(body)
