"""The wheel, installed far from its sources: the page opens and a game is played."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.texts import Texts
from tests.machines import ROOT
from tests.server.server_process import GENEROUS, ServerProcess, serving

from .people import Company
from .team import Player, deal, host, invite, play_on

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Browser

EN = Texts("en")
UV = Path(sys.executable).with_name("uv")


def run(*command: str | Path) -> None:
    """Run a program; the test fails if it does."""
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this project."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    [built] = folder.glob("*.whl")
    return built


def beside_our_packages(wheel: Path, folder: Path) -> Sequence[str | Path]:
    """Installed without its dependencies, which are found where this test has them."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / "bin" / "python"
    run(UV, "pip", "install", "--offline", "--no-deps", "--python", python, wheel)
    own = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    (own / "ours.pth").write_text(sysconfig.get_path("purelib"))
    return [folder / "bin" / "backtrick"]


def in_an_empty_environment(wheel: Path, folder: Path) -> Sequence[str | Path]:
    """Installed as a user would, with everything it asks for."""
    run(UV, "venv", "--python", sys.executable, folder)
    run(UV, "pip", "install", "--python", folder / "bin" / "python", wheel)
    return [folder / "bin" / "backtrick"]


def by_uvx(wheel: Path, folder: Path) -> Sequence[str | Path]:
    """Not installed at all; fetched first, because the server has no network here."""
    uvx = (UV, "tool", "run", "--cache-dir", folder, "--python", sys.executable, "--from", wheel)
    run(*uvx, "backtrick", "about")
    return [*uvx, "--offline", "backtrick"]


@pytest.fixture(
    scope="module",
    params=[
        beside_our_packages,
        pytest.param(in_an_empty_environment, marks=pytest.mark.thorough),
        pytest.param(by_uvx, marks=pytest.mark.thorough),
    ],
)
def server(
    request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server from the wheel, in a folder without sources."""
    folder = tmp_path_factory.mktemp("installed")
    command = request.param(wheel, folder / "environment")
    with serving(folder, command, bot_pace=0, **GENEROUS) as running:
        yield running


def test_a_game_is_played(server: ServerProcess, browser: Browser, *, is_thorough: bool) -> None:
    """From the first page to the last card, with a bot; soon lost, or played well."""
    person = Company(browser, server.url)
    expect(person().get_by_role("button", name=EN("home-play.bots")).first).to_be_enabled()
    ada = host(person, "Ada", players=2, starter=0)
    invite(ada, "greedy", 1)
    deal(ada)
    play_on(Player(ada, wastes=not is_thorough))
    person.leave()
    assert person.complaints == []
