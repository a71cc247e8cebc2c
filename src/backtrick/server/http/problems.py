"""Refusals of HTTP requests: a status, a stable code, and a detail for programmers."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response

from ...store import StoreError
from ...table import Denied
from ...wire.errors import Fault

if TYPE_CHECKING:
    from starlette.requests import Request

JSON: Final = "application/json"
_LAST: Final = {403, 404, 405, 411, 429}
"""Statuses that end a connection: opening others takes longer than sending more requests."""


class ProblemInfo(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    """A stable code, e.g. `guest/unknown`."""
    detail: str
    """What was wrong, for programmers."""


class Problem(Exception):  # noqa: N818  like Denied, it says what happened
    """A request was refused; nothing has changed."""

    def __init__(
        self, status: int, code: str, detail: str, *, wait: int = 0, allow: str = ""
    ) -> None:
        super().__init__(status, code, detail)
        self.status = status
        self.refusal = ProblemInfo(code, detail)
        self.wait = wait
        """Seconds before trying again; 0: never, or at any time."""
        self.allow = allow
        """The allowed methods, if the method was wrong."""

    @property
    def headers(self) -> dict[str, str]:
        """Other headers."""
        headers = {"retry-after": str(self.wait)} if self.wait else {}
        if self.status in _LAST:
            headers["connection"] = "close"
        return headers | ({"allow": self.allow} if self.allow else {})

    def response(self) -> Response:
        """The response."""
        body = msgspec.json.encode(self.refusal)
        return Response(body, self.status, self.headers, JSON)


def written(problem: Problem) -> bytes:
    """The response as it goes over the wire."""
    response, status = problem.response(), HTTPStatus(problem.status)
    head = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
    head += [name + b": " + value for name, value in response.raw_headers]
    return b"\r\n".join([*head, b"", bytes(response.body)])


def problem_of(error: Exception) -> Problem:
    """The Problem for an error; unexpected errors are internal ones."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, Denied):
        return Problem(400, error.code, error.detail)
    if isinstance(error, StoreError):
        return Problem(503, error.code, "nothing can be stored at the moment", wait=2)
    return Problem(500, Fault.FAILED.code, "an internal error")


def answer_problem(_request: Request, error: Exception) -> Response:
    """The response to an error, for Starlette."""
    return problem_of(error).response()
