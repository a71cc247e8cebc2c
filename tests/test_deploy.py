"""The files in `deploy/` are valid, and name only what there is."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from backtrick.settings import ServerSettings
from tests.machines import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

DEPLOY = ROOT / "deploy"
PROGRAM = Path(sys.executable).with_name("backtrick")
SETTINGS = {f"BACKTRICK_{field.name.upper()}" for field in fields(ServerSettings)}


def text_of(name: str) -> str:
    """One of the files."""
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "backtrick.service"])
def test_every_variable_is_a_setting(name: str) -> None:
    """A misspelt one would be ignored."""
    found = set(re.findall(r"BACKTRICK_[A-Z_]+", text_of(name)))
    assert found
    assert found <= SETTINGS


def test_the_container_listens_where_the_others_look() -> None:
    """The port of the server, the one that is exposed, and the one the proxy asks."""
    port = str(ServerSettings().port)
    assert f"EXPOSE {port}\n" in text_of("Containerfile")
    assert f"127.0.0.1:{port}/healthz" in text_of("Containerfile")
    assert f"reverse_proxy backtrick:{port} " in text_of("Caddyfile")


def test_a_container_is_checked_however_it_was_built() -> None:
    """Podman leaves the image's own check out, unless it is told to build for docker."""
    check = r'"/opt/backtrick/bin/python", .*/healthz\', timeout=4\)"'
    checks = [re.findall(check, text_of(name)) for name in ("Containerfile", "compose.yaml")]
    assert len(checks[0]) == 1
    assert checks[0] == checks[1]
    build = re.compile(r"podman build .*Containerfile")
    page = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
    found = [*build.findall(text_of("Containerfile")), *build.findall(page)]
    assert len(found) == 2
    assert all("--format docker" in each for each in found)


def test_the_container_has_no_compiler_and_is_not_root() -> None:
    """Its last stage takes only what was installed, and runs as a user without a name to lose."""
    last = text_of("Containerfile").rpartition("\nFROM ")[2]
    assert re.search(r"^USER \d{4,}$", last, re.MULTILINE)
    assert not re.search(r"apt-get|\bgcc\b|COPY \. ", last)


def test_only_the_proxy_is_reached_from_outside() -> None:
    """And nothing can write to its own files."""
    text = text_of("compose.yaml").partition("\nservices:\n")[2].partition("\nnetworks:\n")[0]
    blocks = re.split(r"^  (\w+):$", text, flags=re.MULTILINE)[1:]
    services = dict(zip(blocks[::2], blocks[1::2], strict=True))
    assert services.keys() == {"backtrick", "caddy", "postgres"}
    assert [name for name, service in services.items() if "\n    ports:" in service] == ["caddy"]
    for name in ("backtrick", "caddy"):
        assert "\n    read_only: true\n" in services[name]
        assert "\n    cap_drop: [ALL]\n" in services[name]


def test_only_the_proxy_may_name_clients() -> None:
    """Not whatever else is in its network; and no other container can get its address."""
    text = text_of("compose.yaml")
    trusted, own = (
        re.findall(rf"{name}: (\S+)", text) for name in ("BACKTRICK_PROXIES", "ipv4_address")
    )
    assert trusted == own
    given = re.findall(r"ip_range: ([^ ,}]+)", text)
    assert [ip_address(trusted[0]) in ip_network(each) for each in given] == [False]


def unit(folder: Path) -> tuple[str, ...]:
    """The check of systemd itself, with a program that exists."""
    installed = text_of("backtrick.service").replace("/opt/backtrick/bin/backtrick", str(PROGRAM))
    (folder / "backtrick.service").write_text(installed, encoding="utf-8")
    return ("systemd-analyze", "verify", str(folder / "backtrick.service"))


def proxy(_folder: Path) -> tuple[str, ...]:
    """Caddy's own check."""
    return ("caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))


# Not every machine has them.
CHECKS = {
    name: check
    for name, check in {"systemd-analyze": unit, "caddy": proxy}.items()
    if shutil.which(name)
}


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS.keys())
def test_the_tools_find_no_fault(check: Callable[[Path], tuple[str, ...]], tmp_path: Path) -> None:
    """Each file is checked by the program that reads it, where there is one."""
    variables = {"DOMAIN": "games.example.org", "HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        check(tmp_path), check=False, capture_output=True, text=True, env=variables
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "name, line", [(".gitignore", "/deploy/.env"), (".dockerignore", "deploy/.env")]
)
def test_passwords_stay_where_they_are(name: str, line: str) -> None:
    """The file that `compose.yaml` asks for gets neither into a commit nor into a container."""
    assert line in (ROOT / name).read_text(encoding="utf-8").splitlines()
