"""The description of the HTTP interface: the server keeps to it, whatever it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.specs.openapi import checks

from backtrick.server.http.api import ENDPOINTS
from backtrick.server.http.openapi import described

if TYPE_CHECKING:
    from ..server_process import ServerProcess

DESCRIPTION: Any = schemathesis.openapi.from_dict(described(ENDPOINTS))
CHECKS: Any = checks
NOT_CHECKED = [
    CHECKS.ignored_auth,  # the guest's own token comes with an invented cookie, and is right
    CHECKS.positive_data_acceptance,  # what options fit together, no schema says
]


@pytest.fixture(scope="session")
def bearer(server: ServerProcess) -> dict[str, str]:
    """What shows that a guest asks."""
    return {"Authorization": f"Bearer {server.guest().cookies['guest']}"}


@DESCRIPTION.parametrize()  # pyright: ignore[reportUntypedFunctionDecorator]  it is typed so
@settings(max_examples=25)
def test_every_answer_is_as_described(
    case: Any, server: ServerProcess, bearer: dict[str, str]
) -> None:
    """Status, headers and body are those of the description, for right and for wrong requests."""
    answer = case.call_and_validate(
        base_url=server.url, headers=bearer, excluded_checks=NOT_CHECKED
    )
    assert answer.status_code < 500


def test_the_server_describes_itself(server: ServerProcess) -> None:
    """What is served is what is tested."""
    answer = server.client().get("/api/openapi.json")
    assert answer.json() == described(ENDPOINTS)


def test_without_a_token_nothing_is_a_guests(server: ServerProcess) -> None:
    """Whatever needs a guest says so in the description, and is refused to strangers."""
    stranger = server.client()
    for each in ENDPOINTS:
        if each.needs_guest:
            answer = stranger.request(each.method, each.path)
            assert answer.status_code == 401
