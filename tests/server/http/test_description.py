"""The server keeps to the OpenAPI description, whatever it is asked."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from schemathesis.specs.openapi import checks

from backtrick.server.http import api
from backtrick.server.http.api import ENDPOINTS
from backtrick.server.http.openapi import described
from tests.thorough import examples

from ..server_process import GENEROUS, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..server_process import ServerProcess

# From a fixture: otherwise every test process would make up all requests, and one sends them.
DESCRIPTION: Any = schemathesis.pytest.from_fixture("description")
CHECKS: Any = checks
NOT_CHECKED = [
    CHECKS.ignored_auth,  # the valid token is sent along with an invented cookie
    CHECKS.positive_data_acceptance,  # the schema cannot say which options fit together
]


@pytest.fixture
def description() -> Any:
    """What the server promises."""
    return schemathesis.openapi.from_dict(described(ENDPOINTS))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: so many wrong codes would use up the tries of all other tests."""
    with serving(tmp_path_factory.mktemp("described"), **GENEROUS) as running:
        yield running


@pytest.fixture(scope="module")
def bearer(server: ServerProcess) -> dict[str, str]:
    """The headers of a guest."""
    return {"Authorization": f"Bearer {server.guest().cookies['guest']}"}


@DESCRIPTION.parametrize()  # pyright: ignore[reportUntypedFunctionDecorator]  it is typed so
@examples(25)
def test_every_answer_matches_the_description(
    case: Any, server: ServerProcess, bearer: dict[str, str]
) -> None:
    """Status, headers and body match it, for valid and invalid requests."""
    answer = case.call_and_validate(
        base_url=server.url, headers=bearer, excluded_checks=NOT_CHECKED
    )
    assert answer.status_code < 500


def test_the_server_describes_itself(server: ServerProcess) -> None:
    """It serves the description tested here."""
    answer = server.client().get("/api/openapi.json")
    assert answer.json() == described(ENDPOINTS)


def test_each_path_is_in_one_table() -> None:
    """A reader finds all its methods together, each once."""
    tables: list[set[str]] = [
        {each.path for each in module.ENDPOINTS}
        for module in vars(api).values()
        if isinstance(module, ModuleType) and hasattr(module, "ENDPOINTS")
    ]
    assert sum(map(len, tables)) == len(set[str]().union(*tables))
    operations = [(each.method, each.path) for each in ENDPOINTS]
    assert len(operations) == len(set(operations))
    assert {path for _, path in operations} == set[str]().union(*tables)


def test_requests_for_guests_need_a_token(server: ServerProcess) -> None:
    """Requests that need a guest say so in the description, and are refused to strangers."""
    stranger = server.client()
    for each in ENDPOINTS:
        if each.needs_guest:
            answer = stranger.request(each.method, each.path)
            assert answer.status_code == 401
