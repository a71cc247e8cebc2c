"""Settings: one table, and everything derived from it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.settings import BadSetting, ServerSettings, flag, misspelt, variable
from tests.machines import ROOT
from tests.markdown import Page

NAMES = sorted(ServerSettings.kinds())


def test_every_setting_is_documented() -> None:
    """docs/serving.md lists each setting with its default, in the order of the table."""
    rows = Page(ROOT / "docs" / "serving.md").table("Settings")
    documented = {name: default for name, default, _ in rows}
    assert list(documented.items()) == list(ServerSettings.shown_defaults().items())


@pytest.mark.parametrize("name", NAMES)
def test_every_default_is_allowed(name: str) -> None:
    """The default, as shown, can be given as a value and means the same."""
    shown, value = ServerSettings.shown_defaults()[name], ServerSettings.defaults()[name]
    if shown:
        assert getattr(ServerSettings.read({name: shown}, {}), name) == value
        assert getattr(ServerSettings.read({}, {variable(name): shown}), name) == value
    assert ServerSettings.helps()[name].endswith(".")


def test_flags_win_over_variables() -> None:
    """A flag beats a variable, and a variable the default; an empty variable does not count."""
    environment = {"BACKTRICK_PORT": "1", "BACKTRICK_HOST": ""}
    assert ServerSettings.read({}, environment).port == 1
    assert ServerSettings.read({"port": "2"}, environment).port == 2
    assert ServerSettings.read({"port": None}, environment).port == 1
    assert ServerSettings.read({}, environment).host == ServerSettings().host


@given(name=st.sampled_from(NAMES), text=st.text(min_size=1))
def test_any_text_is_read_or_refused(name: str, text: str) -> None:
    """Any text is converted to the type of the setting, or refused with what is allowed."""
    kind = type(ServerSettings.defaults()[name])
    try:
        value = getattr(ServerSettings.read({name: text}, {}), name)
    except BadSetting as error:
        assert (error.where, error.given) == (flag(name), text)  # noqa: PT017  either is right
    else:
        assert type(value) is kind


@pytest.mark.parametrize(
    "name, text",
    [
        ("port", "65536"),
        ("port", "-1"),
        ("port", "\uff18\uff10"),
        ("bot_seconds", "1e3"),
        ("bot_seconds", "nan"),
        ("secure", "yes"),
        ("origins", "example.org"),
        ("origins", "https://example.org/path"),
        ("proxies", "127.0.0.1,localhost"),
        ("proxies", "10.0.0.0/99"),
        ("host", ""),
        ("log_level", "INFO"),
    ],
)
def test_values_out_of_bounds_are_refused(name: str, text: str) -> None:
    """The error says where the value was set, and what is allowed."""
    with pytest.raises(BadSetting) as refused:
        ServerSettings.read({name: text}, {})
    assert refused.value.where == flag(name)
    if text:
        with pytest.raises(BadSetting) as refused:
            ServerSettings.read({}, {variable(name): text})
        assert refused.value.where == variable(name)


def test_lists_may_have_blanks() -> None:
    """Values are separated by commas, with or without blanks."""
    given = ServerSettings.read({"origins": " https://a.example, HTTPS://b.example:8443,"}, {})
    assert given.origins == ("https://a.example", "https://b.example:8443")


def test_games_have_a_default_database() -> None:
    """By default it is a file in the user's data folder."""
    assert ServerSettings(database="x.sqlite").place == "x.sqlite"
    assert ServerSettings().place.endswith("tables.sqlite")


@pytest.mark.parametrize(
    "given, meant",
    [
        ("BACKTRICK_PROT", "BACKTRICK_PORT"),
        ("BACKTRICK_ORIGIN", "BACKTRICK_ORIGINS"),
        ("backtrick_port", "BACKTRICK_PORT"),
        ("BACKTRICK_BOTWORKERS", "BACKTRICK_BOT_WORKERS"),
        ("BACKTRICK_COLOUR", ""),
    ],
)
def test_a_misspelt_variable_is_noticed(given: str, meant: str) -> None:
    """An unknown variable is found, with the setting that was probably meant."""
    assert misspelt({given: "1"}) == {given: meant}


def test_only_what_looks_like_a_setting_can_be_misspelt() -> None:
    """Not variables of other programs, nor BACKTRICK_COMMAND, nor the settings themselves."""
    others = dict.fromkeys(("PATH", "BACKTRICK_COMMAND", "TRICK_PORT"), "x")
    assert misspelt(others | {variable(name): "x" for name in NAMES}) == {}
