"""What an HTTP request is refused with: a status, a stable code, and words for programmers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response

from ...store import StoreError
from ...table import Denied
from ...wire.errors import Fault

if TYPE_CHECKING:
    from starlette.requests import Request

JSON: Final = "application/json"


class Refusal(msgspec.Struct, frozen=True):
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
        self.refusal = Refusal(code, detail)
        self.wait = wait
        """After how many seconds to try again; 0: never, or whenever one likes."""
        self.allow = allow
        """The methods that would be right, where that was wrong."""

    @property
    def headers(self) -> dict[str, str]:
        """What else to say."""
        headers = {"retry-after": str(self.wait)} if self.wait else {}
        return headers | ({"allow": self.allow} if self.allow else {})

    def response(self) -> Response:
        """The answer to whoever asked."""
        body = msgspec.json.encode(self.refusal)
        return Response(body, self.status, self.headers, JSON)


def problem_of(error: Exception) -> Problem:
    """What to answer to an error; one that nobody thought of is an internal one."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, Denied):
        return Problem(400, error.code, error.detail)
    if isinstance(error, StoreError):
        return Problem(503, error.code, "nothing can be stored at the moment", wait=2)
    return Problem(500, Fault.FAILED.code, "an error of the server's own")


def answer_problem(_request: Request, error: Exception) -> Response:
    """The answer to an error, as Starlette asks for it."""
    return problem_of(error).response()
