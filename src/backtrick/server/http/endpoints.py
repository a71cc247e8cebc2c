"""What can be asked through HTTP: one table, from which requests are answered and described."""

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
from ...wire.requests import Nothing
from .problems import JSON, Problem
from .request_quotas import RequestQuotas, neighbourhood

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from ...settings import ServerSettings
    from ...store import Guest
    from ..rooms import Rooms

BodyT = TypeVar("BodyT")
QueryT = TypeVar("QueryT")
AnswerT = TypeVar("AnswerT")

CHANGING: Final = {HTTPMethod.POST, HTTPMethod.PATCH}
PLAIN: Final = "text/plain; charset=utf-8"
_BODY_SECONDS: Final = 10


@dataclass(frozen=True, slots=True)
class Site:
    """What all requests have to do with."""

    rooms: Rooms
    settings: ServerSettings
    quotas: RequestQuotas


@dataclass(slots=True)
class Call(Generic[BodyT, QueryT]):
    """A request, understood."""

    site: Site
    request: Request
    guest: Guest | None
    body: BodyT
    query: QueryT
    token: str | None = None
    """To be kept by the browser, if there is one."""

    @property
    def me(self) -> Guest:
        """The guest who asks."""
        assert self.guest is not None, "an endpoint that needs a guest says so"  # noqa: S101
        return self.guest

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request)


@dataclass(frozen=True, slots=True)
class Endpoint(Generic[BodyT, QueryT, AnswerT]):
    """Something that can be asked: how, what it takes, and what it gives."""

    method: HTTPMethod
    path: str
    about: str
    answer: Callable[[Call[BodyT, QueryT]], Awaitable[AnswerT]]
    gives: type[AnswerT]
    takes: type[BodyT] = Nothing  # pyright: ignore[reportAssignmentType]  or what `answer` takes
    query: type[QueryT] = Nothing  # pyright: ignore[reportAssignmentType]  likewise
    status: int = 200
    needs_guest: bool = field(default=True, kw_only=True)
    problems: tuple[int, ...] = ()
    """With which statuses it may be refused, beside those that follow from the rest."""

    @property
    def all_problems(self) -> tuple[int, ...]:
        """With which statuses it may be refused."""
        found = {*self.problems, 429, 503}
        found |= {400, 413, 415} if self.takes is not Nothing else set()
        found |= {400} if self.query is not Nothing else set()
        found |= {401} if self.needs_guest else set()
        found |= {403, 413} if self.method in CHANGING else set()
        return tuple(sorted(found))


AnyEndpoint: TypeAlias = Endpoint[Any, Any, Any]


def address_of(request: Request) -> str:
    """What stands for the address from which somebody asks."""
    return neighbourhood(request.client.host if request.client else "")


async def body_of(request: Request, kind: type[BodyT]) -> BodyT:
    """What a request carries; a Problem if it is not that."""
    _check_length(request)
    if kind is Nothing:
        return kind()
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Problem(415, Fault.NOT_JSON.code, f"the body must be {JSON}")
    try:
        return msgspec.json.decode(await _read(request), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem(400, Fault.BAD_BODY.code, str(error)) from None


def query_of(request: Request, kind: type[QueryT]) -> QueryT:
    """What stands behind the question mark; a Problem if it is not that."""
    try:
        return msgspec.convert(dict(request.query_params), type=kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem(400, Fault.BAD_QUERY.code, str(error)) from None


def response_to(endpoint: AnyEndpoint, answer: object) -> Response:
    """An answer as it is sent."""
    if isinstance(answer, str):
        return Response(answer, endpoint.status, media_type=PLAIN)
    return Response(msgspec.json.encode(answer), endpoint.status, media_type=JSON)


def _check_length(request: Request) -> None:
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        raise Problem(413, Fault.TOO_LONG.code, f"a body has at most {MOST_BYTES} bytes")


async def _read(request: Request) -> bytes:
    """The body, if it comes in time and is not too long, whatever was said of its length."""
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
        raise Problem(400, Fault.INCOMPLETE.code, "the body did not come") from None
    return bytes(body)
