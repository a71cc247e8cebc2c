"""The server as an ASGI application: sockets go straight to their tables, the rest is HTTP."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from ..wire.errors import Fault
from .http.api import ENDPOINTS
from .http.ban_checks import check_address
from .http.cached_answers import CachedAnswer
from .http.endpoints import CHANGING, Site
from .http.networks import Networks, neighbourhood
from .http.openapi import described
from .http.pages import client, placeholder
from .http.previews import TablePage
from .http.problems import JSON, Problem, answer_problem
from .http.request_quotas import RequestQuotas
from .http.routes import routes_to
from .http.security import with_headers
from .metrics import CONTENT_TYPE, count_refused_request, exposed, registry_of
from .open_tables import public_list
from .quotas import refused_handshakes
from .sockets import open_socket

if TYPE_CHECKING:
    from starlette.routing import BaseRoute
    from starlette.types import ASGIApp, Receive, Scope, Send

    from ..settings import ServerSettings
    from .quotas import Budgets
    from .rooms import Rooms


def application(
    rooms: Rooms, settings: ServerSettings, handshakes: Budgets | None = None
) -> ASGIApp:
    """The application around the rooms of a started server; the gate counts refused handshakes."""
    site = site_of(rooms, settings, handshakes)
    pages = with_headers(_checked(site, _http(site)))

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await open_socket(site, scope, receive, send)
        elif scope["type"] == "http":
            await pages(scope, receive, send)

    return serve


def site_of(rooms: Rooms, settings: ServerSettings, handshakes: Budgets | None = None) -> Site:
    """What all requests to an application share."""
    return Site(
        rooms,
        settings,
        RequestQuotas(settings),
        refused_handshakes() if handshakes is None else handshakes,
        Networks(settings.proxies),
        checked=CachedAnswer(rooms.store.check),
        listed=CachedAnswer(partial(public_list, rooms)),
    )


def _checked(site: Site, app: ASGIApp) -> ASGIApp:
    """The same application, within the quota of each address, and not for banned ones."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        asked, is_change = scope.get("client"), scope["method"] in CHANGING
        address = neighbourhood(asked[0] if asked else "")
        try:
            site.quotas.take_request(scope["path"], address, is_change=is_change)
            check_address(site, scope)
        except Problem as problem:
            count_refused_request(problem.refusal.code)
            await problem.response()(scope, receive, send)
        else:
            await app(scope, receive, send)

    return answer


def routes_of(site: Site) -> list[BaseRoute]:
    """All that can be asked over HTTP."""
    routes: list[BaseRoute] = [
        *routes_to(site, ENDPOINTS),
        _description(),
        _metrics(site),
        Route("/api", _Nothing()),
        Mount("/api", _Nothing()),
    ]
    built = client()
    if built is None:
        routes.append(Route("/", placeholder))
    else:
        routes.append(Route("/t/{table}", TablePage(site).answer))
        routes.append(Mount("/", built))
    return routes


def _http(site: Site) -> ASGIApp:
    app = Starlette(routes=routes_of(site), exception_handlers={HTTPException: _no_page})
    # No redirects: an address must not be made from the client's Host header.
    app.router.redirect_slashes = False
    return app


def _description() -> Route:
    body = msgspec.json.format(msgspec.json.encode(described(ENDPOINTS)), indent=2)

    async def description(_request: Request) -> Response:
        return Response(body, media_type=JSON)

    return Route("/api/openapi.json", description)


def _metrics(site: Site) -> Route:
    registry, readers = registry_of(site.rooms), Networks(site.settings.metrics)

    async def metrics(request: Request) -> Response:
        if request.client is None or request.client.host not in readers:
            return Problem(404, Fault.UNKNOWN_PATH.code, "no such path").response()
        return Response(exposed(registry), media_type=CONTENT_TYPE)

    return Route("/metrics", metrics)


class _Nothing:
    """The answer for unknown paths of the API; the others belong to the browser client."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = Problem(404, Fault.UNKNOWN_PATH.code, "no such path").response()
        await response(scope, receive, send)


def _no_page(request: Request, error: Exception) -> Response:
    """The refusals of Starlette, as Problems."""
    if not isinstance(error, HTTPException):
        return answer_problem(request, error)
    allow = (error.headers or {}).get("Allow", "")
    code = Fault.BAD_METHOD.code if error.status_code == 405 else Fault.UNKNOWN_PATH.code
    return Problem(error.status_code, code, error.detail, allow=allow).response()
