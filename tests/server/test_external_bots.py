"""Which bots of other people a server offers."""

from __future__ import annotations

import pytest

from backtrick.games import GAMES
from backtrick.server.external_bots import external_bots, is_external


def test_a_bot_is_offered_for_all_games_or_for_one() -> None:
    """By its name, with where its code is."""
    found = external_bots(["any=one:play", "duellist@face-to-face=two.deep:Kinds.best"])
    assert dict(found.references) == {
        "external/any": "one:play",
        "external/duellist": "two.deep:Kinds.best",
    }
    assert {game for game, bots in found.offered.items() if "external/any" in bots} == set(GAMES)
    others = [game for game, bots in found.offered.items() if "external/duellist" in bots]
    assert others == ["face-to-face"]
    assert all(map(is_external, found.references))
    assert not is_external("talker")


@pytest.mark.parametrize(
    "given, problem",
    [
        (["nobody-installed-this"], "no installed package"),
        (["one@chess=one:play"], "no game 'chess'"),
        (["one=one:play", "one@quick-easy=two:play"], "two bots"),
        (["one"], "no installed package"),
        (["one=nonsense"], "not NAME=module:attribute"),
    ],
)
def test_what_cannot_be_offered(given: list[str], problem: str) -> None:
    """The error says why."""
    with pytest.raises(ValueError, match=problem):
        external_bots(given)
