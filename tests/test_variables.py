"""The two commands with environment variables meant for something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import variables

from tests.machines import Machine, assert_one_sentence, make_program

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

DECIDES_WHERE_TO = [
    *("PIP_DRY_RUN", "PIP_PREFIX", "PIP_PYTHON", "PIP_ROOT", "PIP_TARGET", "PIP_USER"),
    *("PIP_CONSTRAINT", "PIP_CONFIG_SETTINGS", "PIP_NO_BINARY", "PIP_NO_DEPS", "PIP_REQUIREMENT"),
    *("UV_DRY_RUN", "UV_PREFIX", "UV_PYTHON", "UV_SYSTEM_PYTHON", "UV_TARGET"),
    *("UV_PROJECT_ENVIRONMENT", "UV_NO_INSTALL_PROJECT", "UV_EXCLUDE_NEWER", "UV_CONSTRAINT"),
]
DECIDES_WHERE_FROM = [
    *("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_NO_INDEX", "PIP_FIND_LINKS", "PIP_CERT"),
    *("PIP_CLIENT_CERT", "PIP_TRUSTED_HOST", "PIP_PROXY", "PIP_RETRIES", "PIP_DEFAULT_TIMEOUT"),
    *("PIP_CONFIG_FILE", "PIP_CACHE_DIR", "PIP_NO_CACHE_DIR", "PIP_KEYRING_PROVIDER"),
    *("UV_DEFAULT_INDEX", "UV_INDEX", "UV_INDEX_URL", "UV_INDEX_HOME_PASSWORD", "UV_FIND_LINKS"),
    *("UV_NATIVE_TLS", "UV_SYSTEM_CERTS", "UV_INSECURE_HOST", "UV_HTTP_TIMEOUT", "UV_CACHE_DIR"),
    *("HTTPS_PROXY", "SSL_CERT_FILE", "PATH", "HOME", "LC_ALL"),
]
DECIDES_WHAT_RUNS = [
    *("PYTHONHOME", "PYTHONPATH", "PYTHONSTARTUP", "PYTHONOPTIMIZE", "PYTHONIOENCODING"),
    *("PYTHONINSPECT", "PYTHONWARNINGS", "PYTHONSAFEPATH", "PYTHONUSERBASE"),
]


def test_which_variables_are_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The caller decides how to fetch, but not what runs or where it is installed."""
    not_for_checks = {"FORCE_COLOR", "TTY_COMPATIBLE", "PYTHONDONTWRITEBYTECODE"}
    everything = {*DECIDES_WHERE_TO, *DECIDES_WHERE_FROM, *DECIDES_WHAT_RUNS, *not_for_checks}
    for name in everything:
        monkeypatch.setenv(name, "1")
    to_programs = everything - {*DECIDES_WHAT_RUNS}
    assert everything & variables.for_programs().keys() == to_programs
    assert everything & variables.for_checks().keys() == to_programs - not_for_checks
    assert everything & variables.for_installers().keys() == to_programs - {*DECIDES_WHERE_TO}


def test_the_caller_cannot_change_where_packages_go(tmp_path: Path) -> None:
    """Neither uv nor pip, its fallback, can be led away from .venv."""
    machine, elsewhere = Machine(tmp_path), tmp_path / "elsewhere"
    machine.variables |= dict.fromkeys(DECIDES_WHERE_TO, str(elsewhere))
    with_uv = machine.play()
    assert with_uv.stdout == "tiny\n"
    assert "trying pip" not in with_uv.stderr

    (machine.venv / "bin" / "uv").unlink()
    make_program(machine.venv / "bin" / "uv", "kill -ILL $$")
    machine.change_project()
    with_pip = machine.play()
    assert with_pip.stdout == "tiny\n"
    assert "trying pip" in with_pip.stderr
    assert not elsewhere.exists()


def test_packages_that_went_elsewhere_do_not_count(tmp_path: Path) -> None:
    """Configuration files can still redirect them: that is noticed, and repaired later."""
    machine = Machine(tmp_path)
    of_pip, of_uv = tmp_path / "pip.conf", tmp_path / "uv.toml"
    of_pip.write_text(f"[install]\ntarget = {tmp_path / 'elsewhere'}\n")
    of_uv.write_text(f"[pip]\ntarget = '{tmp_path / 'elsewhere'}'\n")
    machine.variables |= {"PIP_CONFIG_FILE": str(of_pip), "UV_CONFIG_FILE": str(of_uv)}
    done = machine.play()
    assert_one_sentence(done, "went elsewhere", "target", "settings", ".venv/setup.log")
    assert [path.name for path in (tmp_path / "elsewhere").glob("*.dist-info")]
    of_pip.write_text("")
    of_uv.write_text("")
    assert machine.play().stdout == "tiny\n"


def test_the_caller_cannot_change_what_runs(tmp_path: Path) -> None:
    """Another checkout on the PYTHONPATH, or nonsense in Python's variables, changes nothing."""
    machine, other = Machine(tmp_path), tmp_path / "other"
    other.mkdir()
    for name in ("tiny.py", "pip.py", "backend.py", "sitecustomize.py"):
        (other / name).write_text('raise SystemExit("the wrong one")\n')
    machine.variables |= dict.fromkeys(DECIDES_WHAT_RUNS, "nonsense") | {"PYTHONPATH": str(other)}
    first, second = machine.play("hello"), machine.play("hello")
    assert (first.stdout, second.stdout) == ("tiny hello\n", "tiny hello\n")
    assert second.stderr == ""
