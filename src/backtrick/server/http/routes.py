"""Routes: authenticate a request, check its guest's quota, parse and answer it."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.routing import Route

from ...store import StoreError
from ...wire.errors import Fault
from ..logs import log, log_error
from ..metrics import count_refused_request, count_request, measure_request
from ..quotas import Budgets
from .ban_checks import check_guest
from .endpoints import CHANGING, Call, Site, body_of, query_of, response_to
from .problems import Problem, problem_of
from .security import check_origin
from .tokens import guest_of, set_cookie

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from starlette.responses import Response
    from starlette.types import Receive, Scope, Send

    from .endpoints import AnyEndpoint

_LINES: Final = Budgets(rate=1, at_once=5)
"""Lines in the log about what fails, by code or path: anybody can ask again and again."""


class Resource:
    """All endpoints of one path."""

    def __init__(self, site: Site, path: str, endpoints: Mapping[str, AnyEndpoint]) -> None:
        self._site = site
        self._path = path
        self._endpoints = endpoints

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, request = perf_counter(), Request(scope, receive)
        method = "GET" if request.method == "HEAD" else request.method
        response = await self._answer(request, method)
        known = method if method in self._endpoints else "other"
        count_request(known, self._path, str(response.status_code))
        measure_request(perf_counter() - began)
        await response(scope, receive, send)

    async def _answer(self, request: Request, method: str) -> Response:
        endpoint = self._endpoints.get(method)
        if endpoint is None:
            head = ["HEAD"] if "GET" in self._endpoints else []
            allow = ", ".join([*self._endpoints, *head])
            return Problem(405, Fault.BAD_METHOD.code, f"use {allow}", allow=allow).response()
        try:
            return await answer(self._site, endpoint, request)
        except Exception as error:  # noqa: BLE001  whatever it is, it is answered and logged
            return _refuse(error, self._path)


async def answer(site: Site, endpoint: AnyEndpoint, request: Request) -> Response:
    """Answer a request; raises a Problem or another error if it is refused."""
    if endpoint.method in CHANGING:
        check_origin(request, site.settings)
    guest = None
    if endpoint.needs_guest:
        guest = await guest_of(request, site.rooms.store)
        check_guest(site, guest, endpoint)
        site.quotas.of_guest.take(guest.id)
    query = query_of(request, endpoint.query)
    body = await body_of(request, endpoint.takes)
    call = Call(site, request, guest, body, query)
    response = response_to(endpoint, await endpoint.answer(call))
    if call.token is not None:
        set_cookie(response, call.token, request, site.settings)
    return response


def _refuse(error: Exception, path: str) -> Response:
    problem = problem_of(error)
    count_refused_request(problem.refusal.code)
    if isinstance(error, StoreError):
        if _LINES.of(error.code).take():
            log("store/failed", level=logging.ERROR, code=error.code, detail=str(error))
    elif problem is not error and problem.status >= 500 and _LINES.of(path).take():
        log_error("request/failed", error, path=path)
    return problem.response()


def routes_to(site: Site, endpoints: Iterable[AnyEndpoint]) -> list[Route]:
    """A route for each path."""
    by_path: dict[str, dict[str, AnyEndpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method.value] = endpoint
    return [Route(path, Resource(site, path, methods)) for path, methods in by_path.items()]
