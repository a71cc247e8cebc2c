"""`backtrick serve`, and `backtrick` alone: its addresses, and what can keep it from starting."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import get_args

import httpx
import pytest
import typer

from backtrick.cli import serve
from backtrick.cli.choices import refuse_database
from backtrick.server.listening_socket import address_in_network, addresses_of, listen
from backtrick.settings import ServerSettings, flag, variable
from backtrick.store import StoreError
from backtrick.store.errors import StoreCode
from backtrick.texts import Texts, languages
from tests.patience import PATIENCE
from tests.server.server_process import CACHE, NO_CERTIFICATES
from tests.thorough import first_of

from .program import run, start_program

PROGRAM = Path(sys.executable).with_name("backtrick")


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment without the settings of the person who runs the tests."""
    told = {"PATH": os.defpath, "HOME": str(home), "LC_ALL": "C.UTF-8"}
    return {**told, "XDG_CACHE_HOME": str(CACHE), **more}


def refused(folder: Path, *arguments: str, **more: str) -> str:
    """The sentence with which a server fails to start."""
    done = start_program("serve", *arguments, **environment(folder, **more))
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return " ".join(done.stderr.split())


def refused_here(*arguments: str, **variables: str) -> str:
    """The same in this process, for errors before anything has started."""
    done = run("serve", *arguments, columns=200, **variables)
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    return " ".join(done.stderr.split())


@pytest.mark.parametrize("language", first_of(languages()))
def test_alone_it_serves(tmp_path: Path, language: str) -> None:
    """`./play` prints its address, and keeps games in the user's data folder."""
    more = {"BACKTRICK_PORT": "0", "BACKTRICK_HOST": "127.0.0.1", "BACKTRICK_COMMAND": "./play"}
    with subprocess.Popen(
        [PROGRAM, "-l", language],
        env=environment(tmp_path, XDG_DATA_HOME=str(tmp_path / "data"), **more),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    ) as process:
        assert process.stdout
        said = "".join(process.stdout.readline() for _ in range(2))
        address = re.search(r"http://localhost:\d+/", said)
        assert address
        url = address[0].replace("localhost", "127.0.0.1")
        page = httpx.get(url, trust_env=False, timeout=PATIENCE, verify=NO_CERTIFICATES)
        assert page.status_code == 200
        process.send_signal(signal.SIGINT)
        said += process.stdout.read()
        assert process.wait(PATIENCE) == 0
    assert "`./play about`" in said
    assert "tables.sqlite" in said
    assert list((tmp_path / "data").rglob("tables.sqlite"))


def test_the_port_is_taken(tmp_path: Path) -> None:
    """One sentence names the address and the reason."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        sentence = refused(tmp_path, "--host", "127.0.0.1", "--port", str(port))
    assert f"127.0.0.1:{port}" in sentence
    assert "in use" in sentence


def test_a_misspelt_setting_is_reported(tmp_path: Path) -> None:
    """The log names it with a suggestion, even if the server fails to start."""
    database = str(tmp_path)
    said = refused(tmp_path, "--port", "0", "--database", database, BACKTRICK_PORTS="9000")
    assert '"settings/unknown","variable":"BACKTRICK_PORTS","meant":"BACKTRICK_PORT"' in said


@pytest.mark.parametrize("host", ["192.0.2.77", "no.such.host.invalid", "a" * 99, "....", "\u2028"])
def test_the_address_is_not_ours(host: str) -> None:
    """The same for any bad address; the error does not suggest another port."""
    assert "--port" not in refused_here("--host", host, "--port", "0")


def test_the_database_cannot_be_used(tmp_path: Path) -> None:
    """Text, another program's database, a folder, no server: one sentence each."""
    text, foreign = tmp_path / "text.sqlite", tmp_path / "foreign.sqlite"
    text.write_text("This is no database, but it is as long as one would have to be." * 100)
    with sqlite3.connect(foreign) as database:
        database.execute("CREATE TABLE stamps (country TEXT)")
    for place in (
        str(text),
        str(foreign),
        str(tmp_path),
        "postgresql://127.0.0.1:1/x",
        "redis://x",
    ):
        sentence = refused(tmp_path, "--port", "0", "--host", "127.0.0.1", "--database", place)
        assert "database" in sentence.lower(), place
    assert text.read_text().startswith("This is no database")


@pytest.mark.parametrize("name", ["port", "secure", "bot_seconds", "origins"])
def test_a_setting_is_not_allowed(name: str) -> None:
    """One sentence says where it was set, and what is allowed."""
    by_flag = refused_here(flag(name), "nonsense")
    by_variable = refused_here(**{variable(name): "nonsense"})
    assert flag(name) in by_flag
    assert variable(name) in by_variable
    for sentence in (by_flag, by_variable):
        assert "nonsense" in sentence
        assert ServerSettings.kinds()[name].allowed in sentence


@pytest.mark.parametrize(
    "bots, problem",
    [
        ("nobody-installed-this", "nobody-installed-this"),
        ("one@chess=one:play", "chess"),
        ("one=tests.bots.plugins.odd_bots:nothing", "nothing"),
        ("one=backtrick.bots.quick_easy.open_hands:OPEN", "yardstick"),
    ],
)
def test_a_bot_of_somebody_else_is_not_allowed(bots: str, problem: str) -> None:
    """One that does not exist, cannot be loaded, or sees all hands; the server does not start."""
    assert problem in refused_here("--bots", bots)


def test_every_setting_is_a_flag() -> None:
    """--help lists each with its default."""
    said = " ".join(run("serve", "--help", columns=200).output.replace("│", " ").split())
    for name, default in ServerSettings.shown_defaults().items():
        assert flag(name) in said
        assert f"Default: {default}." in said or not default


def test_an_unknown_flag_is_refused() -> None:
    """The same as for any command."""
    assert run("serve", "--colour", "blue").exit_code == 2


@pytest.mark.parametrize(
    "host, here, is_for_others",
    [("127.0.0.1", "localhost", False), ("0.0.0.0", "localhost", True)],  # noqa: S104  for a moment
)
def test_the_addresses_work(host: str, here: str, *, is_for_others: bool) -> None:
    """The address for this machine works; one for others is shown only if they can reach it."""
    with listen(host, 0) as listening:
        port = listening.getsockname()[1]
        own, for_others = addresses_of(listening)
        assert own == f"http://{here}:{port}/"
        expected = address_in_network() if is_for_others else None
        assert for_others == (f"http://{expected}:{port}/" if expected else None)


@pytest.mark.skipif(not socket.has_ipv6, reason="this machine has no IPv6")
def test_ipv6_works() -> None:
    """`::` serves both kinds of addresses; `::1` only this machine."""
    try:
        both, own = listen("::", 0), listen("::1", 0)
    except OSError:
        return  # compiled in, but not available
    with both, own:
        port = both.getsockname()[1]
        socket.create_connection(("127.0.0.1", port)).close()
        assert addresses_of(both)[0] == f"http://localhost:{port}/"
        assert addresses_of(own) == (f"http://[::1]:{own.getsockname()[1]}/", None)


def test_no_browser_is_opened_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """With output to a pipe, as in these tests, none is opened, even with a display."""
    monkeypatch.setenv("DISPLAY", ":0")
    module = sys.modules[serve.__module__]
    assert not module.has_browser()


def test_a_second_signal_does_not_wait(tmp_path: Path) -> None:
    """A second signal ends it at once."""
    with subprocess.Popen(
        [PROGRAM, "serve", "--host", "127.0.0.1", "--port", "0", "--database", tmp_path / "a.db"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    ) as process:
        assert process.stdout
        port = re.search(r":(\d+)/", process.stdout.readline())
        assert port
        with socket.create_connection(("127.0.0.1", int(port[1]))):
            process.send_signal(signal.SIGINT)
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("language", languages())
def test_every_problem_with_a_database_has_words(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the operator's language; only the details are in English."""
    for code in get_args(StoreCode):
        with pytest.raises(typer.Exit):
            refuse_database(StoreError(code, "details."), Texts(language))
        said = " ".join(capsys.readouterr().err.split())
        assert said.startswith(Texts(language)("serve-no-database", why="", reason="")[:10])
        assert said.endswith("(details)")


def test_a_server_starts_without_numba() -> None:
    """Loading it takes seconds and much memory; bots think in processes of their own."""
    program = (
        "import sys, backtrick.cli, backtrick.server.lifecycle\n"
        "print(*{'numba', 'numpy', 'llvmlite'} & sys.modules.keys())"
    )
    found = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    assert found.stdout.split() == []
