"""Findings: each is true of the position, and has its words."""

from __future__ import annotations

import re

import pytest

from backtrick import coach, game
from backtrick.bots.quick_easy.cards import mask_of_cards
from backtrick.coach import Finding
from backtrick.coach.face_to_face.findings import findings as duel_findings
from backtrick.coach.quick_easy.findings import Announced, Known, findings
from backtrick.games.quick_easy import Lay
from backtrick.games.quick_easy.cards import Card
from backtrick.sim.bits import mask_of
from backtrick.sim.face_to_face.shortest_way import Turn
from backtrick.texts import Texts, languages
from tests.machines import ROOT

QUICK, DUEL = game("quick-easy"), game("face-to-face")
CODES = {
    code
    for path in (ROOT / "src/backtrick/coach").rglob("findings.py")
    for code in re.findall(r'Finding\(\s*"([\w-]+)"', path.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("language", languages())
def test_every_finding_has_its_words(language: str) -> None:
    """And there are no words for what is never found."""
    assert {*Texts(language).attributes("coach-finding")} == CODES


def test_every_mark_has_its_words() -> None:
    """In the order of their weight."""
    for language in languages():
        marks = Texts(language).attributes("coach-mark")
        assert list(marks) == [mark.value for mark in coach.Mark]


def _quick(tops: str, announced: str, played: str, best: str) -> dict[str, dict[str, object]]:
    """The findings at some tops, with a card of seat 1 announced."""
    up, down = (None if top == "-" else _card(top) for top in tops.split())
    cards = int(mask_of_cards(map(_card, announced.split())))
    known = Known(
        (up, down), [Announced(1, cards)] if cards else [], cards, [cards] if cards else []
    )
    return _by_code(findings(known, _lays(played), _lays(best)))


def _card(text: str) -> Card:
    (card,) = QUICK.parse_deck(text)
    return card


def _lays(text: str) -> tuple[Lay, ...]:
    return tuple(move for move in map(QUICK.parse, text.split()) if isinstance(move, Lay))


def _by_code(found: tuple[Finding, ...]) -> dict[str, dict[str, object]]:
    return {each.code: dict(each.values) for each in found}


def test_a_row_closed_for_an_announced_card() -> None:
    """A low green card had a place on the ascending row, and has none any more."""
    found = _quick("r1 y1", "g2 g3 g4", "b8^", "y9v")
    assert found["closed-row"] == {"seat": 1, "row": "ascending", "colour": "green"}
    assert found["next-stuck"] == {"percent": 100, "best": 0}
    assert found["long-steps"] == {"steps": 7, "best": 0}
    assert "closed-row" not in _quick("r1 y1", "g9 g10", "b8^", "y9v")


def test_a_reverse_trick_left_out() -> None:
    """The best turn goes back on a colour, the played one does not."""
    assert _quick("r7 y4", "", "b8^", "r2^")["missed-trick"] == {"card": "r2", "row": "ascending"}
    assert "missed-trick" not in _quick("r7 y4", "", "r2^", "r2^ b5^")


def test_a_row_led_to_its_end() -> None:
    """Then only its colour fits."""
    assert _quick("r7 y4", "", "b10^", "b8^")["ended-row"] == {"row": "ascending", "colour": "blue"}
    assert _quick("r7 y4", "", "b1v", "b3v")["ended-row"] == {"row": "descending", "colour": "blue"}


def test_too_many_and_too_few_cards() -> None:
    """One more or one less on top of the same."""
    assert "one-was-enough" in _quick("r3 y8", "", "b4^ g9^", "b4^")
    assert _quick("r3 y8", "", "b4^", "b4^ b2^")["second-card"] == {"card": "b2"}


def test_findings_of_a_duel() -> None:
    """A single card left, a trick of ten left out, gifts, long steps and fewer cards drawn."""
    turn = Turn(mask_of([10, 20, 30, 31, 40]), (20, 45, 30, 40), 9, 0, 0)

    def found(played: str, best: str) -> dict[str, dict[str, object]]:
        moves = [tuple(map(DUEL.parse, each.split())) for each in (played, best)]
        return _by_code(duel_findings(turn, *moves))

    assert found("30^ 31^", "10^ 40v")["missed-trick"] == {"card": 10, "row": "ascending"}
    assert found("30^ 31^", "10^ 40v")["long-steps"] == {"steps": 11, "best": 0}
    assert found("10^! 40v", "10^ 40v")["gift"] == {"steps": 20, "best": 0}
    assert found("30^ 31^", "20^! 40v")["fewer-draws"] == {"cards": 2, "best": 3}
    turn = Turn(mask_of([30, 31, 40]), (20, 45, 30, 40), 0, 0, 0)
    assert "stranded" in found("30^ 31^", "30^ 31^ 40^")
