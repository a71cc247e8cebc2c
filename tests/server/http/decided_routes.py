"""Whose each route is: what a person is answered there who knows every id of somebody else's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Whose: TypeAlias = Literal["everybody's", "one's own", "by link"]
DUEL, RACE = "face-to-face", "seven-ate-nine"
PLAYED = frozenset({"name", "table"})
"""What anyone with the link to a table can know of those who played there."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Whose a route is, and how it is asked."""

    whose: Whose
    status: int = 200
    """For another guest, with somebody else's ids in the path."""
    nobody: int = 401
    """Without a guest."""
    guessed: int = 404
    """With guessed ids."""
    tells: frozenset[str] = frozenset()
    """The facts about somebody else that it may tell to others."""
    query: str = ""
    body: dict[str, Any] | None = field(default=None)


def everybodys(status: int = 200, **given: Any) -> Decision:
    """The same for everybody."""
    return Decision("everybody's", status, status, **given)


def own(status: int = 200, **given: Any) -> Decision:
    """About the guest who asks; there is nothing for anybody without one."""
    return Decision("one's own", status, **given)


def by_link(*tells: str, status: int = 200, nobody: int = 0, **given: Any) -> Decision:
    """For anyone with an id, which cannot be guessed; there is nothing for a guessed one."""
    return Decision("by link", status, nobody or status, tells=frozenset(tells), **given)


GAME = "/api/tables/{table}/games/{number}"
A_DAY = "/api/daily/{day}"
A_DEAL = f"{A_DAY}/{{game}}/{{players}}"

DECIDED: dict[tuple[str, str], Decision] = {
    ("POST", "/api/guests"): everybodys(201, body={"name": "Eve"}),
    ("POST", "/api/guests/claim"): everybodys(404, body={"code": "AAAA-AAAA"}),
    ("GET", "/api/me"): own(),
    ("PATCH", "/api/me"): own(body={"name": "Mallory"}),
    ("DELETE", "/api/me"): own(204),
    ("POST", "/api/me/code"): own(201),
    ("GET", "/api/me/export"): own(),
    ("GET", "/api/me/devices"): own(),
    ("DELETE", "/api/me/devices/{device}"): own(404),
    ("GET", "/api/me/bells"): own(),
    ("POST", "/api/me/bells"): own(
        201, body={"kind": "webhook", "url": "https://hook.example/mallory"}
    ),
    ("DELETE", "/api/me/bells/{bell}"): own(),
    ("GET", "/api/me/tables"): own(),
    ("GET", "/api/me/games"): own(),
    ("GET", "/api/me/history"): own(),
    ("POST", "/api/me/share"): own(201),
    ("DELETE", "/api/me/share"): own(204),
    ("GET", "/api/me/sums"): own(query=f"?game={RACE}"),
    ("POST", "/api/me/drills"): own(201, body={"game": RACE}),
    ("POST", "/api/me/sums"): own(
        404, body={"game": RACE, "seed": "{seed}", "answers": [{"at": 0, "right": True, "took": 9}]}
    ),
    ("GET", "/api/me/daily"): own(),
    ("GET", "/api/me/circles"): own(),
    ("POST", "/api/circles"): own(201, body={"name": "Others"}),
    ("GET", "/api/circles/{circle}"): own(404),
    ("PATCH", "/api/circles/{circle}"): own(404, body={"name": "Mine", "new_link": True}),
    ("DELETE", "/api/circles/{circle}"): own(404),
    ("GET", "/api/circles/join/{token}"): by_link("circle name"),
    ("POST", "/api/circles/join/{token}"): by_link(
        "circle id", "circle name", "circle link", nobody=401
    ),
    ("GET", "/api/histories/{token}"): by_link("name"),
    ("POST", "/api/tables"): own(201, body={"game": DUEL}),
    ("GET", "/api/tables"): everybodys(),
    ("GET", "/api/tables/{table}"): by_link(*PLAYED),
    ("GET", "/api/tables/{table}/hint"): own(404),
    ("GET", "/api/tables/{table}/games"): by_link(*PLAYED, guessed=200),
    ("GET", GAME): by_link("name"),
    ("GET", f"{GAME}/steps"): by_link("name"),
    ("GET", f"{GAME}/bests"): own(),
    ("GET", f"{GAME}/analysis"): by_link("name"),
    ("POST", f"{GAME}/analysis"): by_link(),
    ("POST", f"{GAME}/turns"): by_link(status=400, body={"step": 0, "moves": ["?"]}),
    ("POST", f"{GAME}/what-if"): by_link(status=201, nobody=401, body={"step": 0, "seat": 0}),
    ("GET", "/api/best-times"): everybodys(query=f"?game={RACE}"),
    ("GET", "/api/daily"): everybodys(),
    ("POST", "/api/daily"): own(body={"game": DUEL, "players": 2}),
    ("GET", A_DAY): everybodys(403),
    ("GET", A_DEAL): everybodys(403),
    ("GET", f"{A_DEAL}/best"): everybodys(403),
    ("GET", "/api/games"): everybodys(),
    ("GET", "/api/puzzles"): everybodys(),
    ("GET", "/api/puzzles/{puzzle}"): everybodys(),
    ("POST", "/api/puzzles/{puzzle}/turns"): everybodys(body={}),
    ("GET", "/api/puzzles/{puzzle}/solution"): everybodys(),
    ("GET", "/api/lessons/{game}"): everybodys(),
    ("POST", "/api/lessons"): own(201, body={"game": DUEL}),
    ("GET", "/api/sprint"): everybodys(query=f"?game={RACE}"),
    ("GET", "/api/privacy"): everybodys(),
    ("GET", "/healthz"): everybodys(),
    ("GET", "/livez"): everybodys(),
    ("GET", "/readyz"): everybodys(),
    ("GET", "/api/openapi.json"): everybodys(),
    ("GET", "/metrics"): everybodys(),
}
"""By method and path. A new route must be decided here."""

OF_THE_CLIENT = {"/", "/t/{table}", "", "/api"}
"""Pages and files of the browser client, and the answer for what is unknown: no data of guests but
a table's invitation, which is decided above."""
