"""The two commands with environment variables that are meant for something else."""

from __future__ import annotations

from pathlib import Path

import installed
import pytest
import variables

from tests.machines import (
    ROOT,
    TINY_PYPROJECT,
    assert_one_sentence,
    call,
    copy_with_nothing_to_download,
    environment,
    python_with_quick_ensurepip,
)

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


def test_who_is_told_what(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fetching is the caller's business; what runs and where it is installed are not."""
    not_for_checks = {"FORCE_COLOR", "TTY_COMPATIBLE", "PYTHONDONTWRITEBYTECODE"}
    everything = {*DECIDES_WHERE_TO, *DECIDES_WHERE_FROM, *DECIDES_WHAT_RUNS, *not_for_checks}
    for name in everything:
        monkeypatch.setenv(name, "1")
    to_programs = everything - {*DECIDES_WHAT_RUNS}
    assert everything & variables.for_programs().keys() == to_programs
    assert everything & variables.for_checks().keys() == to_programs - not_for_checks
    assert everything & variables.for_installers().keys() == to_programs - {*DECIDES_WHERE_TO}


def test_where_to_install_is_not_up_to_the_caller(tmp_path: Path) -> None:
    """Neither pip nor uv can be led away from .venv."""
    python = python_with_quick_ensurepip(tmp_path / "python")
    project = copy_with_nothing_to_download(tmp_path / "project")
    elsewhere = tmp_path / "elsewhere"
    env = environment(tmp_path, **dict.fromkeys(DECIDES_WHERE_TO, str(elsewhere)))
    with_uv = call(python, project / "play", cwd=tmp_path, env=env)
    assert with_uv.stdout == "tiny\n"
    assert "trying pip" not in with_uv.stderr

    (project / ".venv" / "bin" / "uv").unlink()
    (project / "pyproject.toml").write_text(f"{TINY_PYPROJECT}# changed\n")
    with_pip = call(python, project / "play", cwd=tmp_path, env=env)
    assert with_pip.stdout == "tiny\n"
    assert "trying pip" in with_pip.stderr
    assert not elsewhere.exists()


def test_what_went_elsewhere_does_not_count_as_installed(tmp_path: Path) -> None:
    """Files of settings can still lead it away: that is noticed, and mended once they are gone."""
    python = python_with_quick_ensurepip(tmp_path / "python")
    project = copy_with_nothing_to_download(tmp_path / "project")
    of_pip, of_uv = tmp_path / "pip.conf", tmp_path / "uv.toml"
    of_pip.write_text(f"[install]\ntarget = {tmp_path / 'elsewhere'}\n")
    of_uv.write_text(f"[pip]\ntarget = '{tmp_path / 'elsewhere'}'\n")
    env = environment(tmp_path, PIP_CONFIG_FILE=str(of_pip), UV_CONFIG_FILE=str(of_uv))
    done = call(python, project / "play", cwd=tmp_path, env=env)
    assert_one_sentence(done, "went elsewhere", "target", "settings", ".venv/setup.log")
    assert [path.name for path in (tmp_path / "elsewhere").glob("*.dist-info")]

    of_pip.write_text("")
    of_uv.write_text("")
    done = call(python, project / "play", cwd=tmp_path, env=env)
    assert done.stdout == "tiny\n"
    assert "Making .venv" not in done.stderr


def test_what_a_lock_names_is_looked_for() -> None:
    """What the locks name is here; another version, or nothing, is not; a condition is heeded."""
    for name in ("setup", "run", "dev"):
        assert installed.missing_from((ROOT / "requirements" / f"{name}.txt").read_text()) == []
    lock = "pytest==1.0 \\\n    --hash=sha256:0\nno-such==2\nnot-here==3 ; sys_platform == 'win32'"
    assert installed.missing_from(lock) == ["pytest==1.0", "no-such==2"]
    assert installed.missing_of_program() == []


def test_what_runs_is_not_up_to_the_caller(tmp_path: Path) -> None:
    """Another checkout on the PYTHONPATH, or nonsense for Python, changes nothing."""
    python = python_with_quick_ensurepip(tmp_path / "python")
    project = copy_with_nothing_to_download(tmp_path / "project")
    other = tmp_path / "other"
    other.mkdir()
    for name in ("tiny.py", "pip.py", "backend.py", "sitecustomize.py"):
        (other / name).write_text('raise SystemExit("the wrong one")\n')
    nonsense = dict.fromkeys(DECIDES_WHAT_RUNS, "nonsense")
    env = environment(tmp_path, **nonsense | {"PYTHONPATH": str(other)})
    # -E: without it, the nonsense would stop this very Python before it gets to us.
    first, second = (
        call(python, "-E", project / "play", "hello", cwd=tmp_path, env=env) for _ in range(2)
    )
    assert (first.stdout, second.stdout) == ("tiny hello\n", "tiny hello\n")
    assert second.stderr == ""


def test_a_folder_may_have_any_letters(tmp_path: Path) -> None:
    """The program starts also in a terminal that knows none of the letters of the folder."""
    python = python_with_quick_ensurepip(tmp_path / "python")
    project = copy_with_nothing_to_download(tmp_path / "zażółć gęślą jaźń")
    plain = environment(tmp_path, LC_ALL="C")
    done = call(python, project / "play", "hello", cwd=tmp_path, env=plain)
    assert done.stdout == "tiny hello\n"
    for locale in ("C", "C.UTF-8", "POSIX"):
        env = environment(tmp_path, LC_ALL=locale)
        done = call(project / ".venv" / "bin" / "backtrick", cwd=tmp_path, env=env)
        assert (done.stdout, done.stderr) == ("tiny\n", "")
