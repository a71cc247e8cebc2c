"""`backtrick compare` and `backtrick crossplay`."""

from __future__ import annotations

import json
import signal
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.bots.crossplay import Crossplay
from backtrick.bots.paired_games import PairedGames
from backtrick.texts import Texts, languages

from .program import run

if TYPE_CHECKING:
    from backtrick.bots.paired_games import PairTally

COMPARED = [
    *("game", "players", "variant", "bots", "seed", "deals", "games", "wins", "win_rate"),
    *("cards_left", "difference", "lasting95", "margin", "verdict", "lapses"),
]
CROSSED = [
    *("game", "players", "variant", "bots", "seed", "deals", "wins", "win_rate", "ci95"),
    *("cards_left", "lapses"),
]
CHEATS = "tests.bots.plugins.odd_bots:cheats"


def found(*arguments: str) -> dict[str, Any]:
    """The figures, as data."""
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_a_comparison_of_teams() -> None:
    """The better bot is found on the same deals, and the comparison stops as soon as it is."""
    figures = found("compare", "quick-easy", "greedy", "random", "--players", "3")
    assert list(figures) == COMPARED
    assert figures["bots"] == ["greedy", "random"]
    assert figures["verdict"] == "first"
    assert figures["deals"] == figures["games"] < 1000
    low, high = figures["lasting95"]
    assert 0 < low < figures["difference"] < high
    assert figures["cards_left"][0] < figures["cards_left"][1]
    turned = found("compare", "quick-easy", "random", "greedy", "--players", "3")
    assert turned["verdict"] == "second"
    assert turned["lasting95"] == pytest.approx([-high, -low])


def test_a_comparison_of_opponents() -> None:
    """Each bot has each seat once; what is left in the end is nobody's own."""
    figures = found("compare", "face-to-face", "greedy", "random")
    assert list(figures) == COMPARED
    assert figures["games"] == 2 * figures["deals"] == sum(figures["wins"])
    assert figures["cards_left"] is None
    assert figures["verdict"] == "first"


def test_a_comparison_is_the_same_with_any_number_of_processes() -> None:
    """It stops at the same deal."""
    asked = ("compare", "quick-easy", "greedy", "random", "--variant", "pro", "--deals", "600")
    assert found(*asked, "--jobs", "1") == found(*asked, "--jobs", "2")


def test_bots_that_are_alike() -> None:
    """A margin ends a comparison without a better one; without a margin, it goes on to its end."""
    asked = ("compare", "quick-easy", "greedy", "greedy", "--deals", "300")
    alike = found(*asked, "--margin", "20")
    assert (alike["verdict"], alike["difference"]) == ("alike", 0)
    assert alike["deals"] < 300
    still = found(*asked, "--margin", "0")
    assert (still["verdict"], still["deals"]) == ("open", 300)


@pytest.mark.parametrize("game, players", [("quick-easy", "3"), ("seven-ate-nine", "4")])
def test_crossplay(game: str, players: str) -> None:
    """A matrix of win rates with their intervals: by newcomer, then by host."""
    asked = ("crossplay", game, "greedy", "random", "--players", players, "--deals", "60")
    figures = found(*asked)
    assert list(figures) == CROSSED
    assert figures["deals"] == 60
    for newcomer in range(2):
        for host in range(2):
            low, high = figures["ci95"][newcomer][host]
            rate = figures["win_rate"][newcomer][host]
            assert low <= rate == figures["wins"][newcomer][host] / 60 <= high
    assert (figures["cards_left"] is None) == (game == "seven-ate-nine")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("command", ["compare", "crossplay"])
@pytest.mark.parametrize("game", ["quick-easy", "face-to-face"])
def test_figures_keep_to_the_terminal(command: str, game: str, columns: int, language: str) -> None:
    """No line is wider than the terminal, in any language, and nothing is cut."""
    asked = (command, game, "greedy", "random", "-l", language, "--deals", "40")
    result = run(*asked, columns=columns)
    assert result.exit_code == 0, result.output
    assert max(map(len, result.stdout.splitlines())) <= columns
    assert "…" not in result.stdout
    assert "greedy" in result.stdout


def test_lost_moves_are_counted() -> None:
    """A bot of one's own that lost moves is named, with a reason, as data and in a sentence."""
    asked = ("quick-easy", CHEATS, "random", "--deals", "2", "--turn-seconds", "3600")
    for command in ("compare", "crossplay"):
        (lost,) = found(command, *asked, "--jobs", "1")["lapses"]
        assert lost["bot"] == CHEATS
        assert lost["nonsense"] > 0
    shown = run("compare", *asked, "--jobs", "1").stdout
    assert lost["example"] in " ".join(shown.split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "arguments, named",
    [
        (("compare",), "quick-easy"),
        (("compare", "quick-easy"), "0"),
        (("compare", "quick-easy", "greedy"), "1"),
        (("compare", "quick-easy", "greedy", "random", "silent"), "3"),
        (("compare", "quick-easy", "greedy", "randon"), "random"),
        (("compare", "quick-easy", "greedy", "random", "--deals", "0"), "--deals"),
        (("compare", "quick-easy", "greedy", "random", "--margin", "101"), "--margin"),
        (("compare", "quick-easy", "greedy", "random", "--jobs", "0"), "--jobs"),
        (("crossplay", "quick-easy", "greedy", "nobody"), "talker"),
    ],
)
def test_bad_arguments_are_refused(arguments: tuple[str, ...], named: str, language: str) -> None:
    """One sentence says what is wrong or what is allowed; exit code 2."""
    result = run(*arguments, "-l", language)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr
    assert named in result.stderr


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (("compare", "seven-ate-nine", "greedy", "random", "--players", "1"), "compare-alone"),
        (("crossplay", "seven-ate-nine", "greedy", "random", "--players", "1"), "compare-alone"),
        (("crossplay", "quick-easy", "greedy"), "crossplay-bots"),
        (("crossplay", "quick-easy", "greedy", "greedy"), "crossplay-bots"),
    ],
)
def test_a_comparison_needs_others(
    arguments: tuple[str, ...], sentence: str, language: str
) -> None:
    """Other players, and other bots: a sentence says so; exit code 2."""
    result = run(*arguments, "-l", language)
    assert result.exit_code == 2
    assert " ".join(result.stderr.split()) == Texts(language)(sentence)


@pytest.mark.parametrize("command, kind", [("compare", PairedGames), ("crossplay", Crossplay)])
@pytest.mark.parametrize("deal", [0, 50])
def test_ctrl_c_keeps_what_was_played(
    command: str, kind: type[Any], deal: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The figures so far are printed, and a sentence; exit code 130."""
    play = kind.play

    def interrupted(self: Any, deals: range) -> PairTally:
        if deals.stop > deal:
            signal.raise_signal(signal.SIGINT)
        return play(self, deals)

    monkeypatch.setattr(kind, "play", interrupted)
    asked = ("greedy", "random", "--variant", "pro", "--json", "--jobs", "1")
    result = run(command, "quick-easy", *asked)
    assert result.exit_code == 130
    assert "Traceback" not in result.output
    played = json.loads(result.stdout)["deals"] if deal else 0
    wanted = 10_000 if command == "compare" else 1_000
    sentence = Texts("en")("compare-interrupted", deals=played, wanted=wanted)
    assert " ".join(sentence.split()) in " ".join(result.stderr.split())
    assert 0 < played < deal + 1 or (not deal and not result.stdout)
