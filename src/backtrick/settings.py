"""The server's settings, in one table: name, default, help.

Each is a flag of `backtrick serve` (`--bot-workers 2`) and an environment variable
(`BACKTRICK_BOT_WORKERS=2`). The flag wins.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias

from platformdirs import user_data_path

from .limits import LONGEST_LAG

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Value: TypeAlias = "str | int | float | tuple[str, ...]"

PREFIX: Final = "BACKTRICK_"
"""The prefix of all environment variables."""
COMMAND: Final = f"{PREFIX}COMMAND"
"""Not a setting: the command by which the program was started, for its messages."""
_ALIKE: Final = 0.7
"""How similar an unknown variable must be to a setting to count as a typo."""

_HOST: Final = re.compile(r"[a-z0-9](?:[a-z0-9.\-]*[a-z0-9])?", re.ASCII)
_RELAY: Final = re.compile(r"(?:valkey|redis)s?://[!-~]+", re.ASCII)
_ORIGIN: Final = re.compile(r"https?://[a-z0-9.\-\[\]:]+", re.ASCII)
EXTERNAL_BOT: Final = r"([A-Za-z0-9][\w\-]{0,23})(?:@([a-z0-9\-]+))?(?:=([\w.]+:[\w.]+))?"
"""A bot of somebody else: its name, perhaps the only game it plays, and where its code is."""


@dataclass(frozen=True, slots=True)
class SettingKind:
    """The values that a setting takes, and how to read them."""

    metavar: str
    allowed: str
    """What is allowed, for error messages."""
    read: Callable[[str], Value]
    """The value that a text stands for; raises ValueError if there is none."""


def _text(allowed: str, metavar: str) -> SettingKind:
    def read(text: str) -> str:
        if not text.strip() or not text.isprintable():
            raise ValueError
        return text.strip()

    return SettingKind(metavar, allowed, read)


def _url(allowed: str, form: re.Pattern[str]) -> SettingKind:
    def read(text: str) -> str:
        if not form.fullmatch(text.strip()):
            raise ValueError
        return text.strip()

    return SettingKind("URL", allowed, read)


def _number(least: int, most: int) -> SettingKind:
    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,9}", text, re.ASCII) or not least <= int(text) <= most:
            raise ValueError
        return int(text)

    return SettingKind("N", f"{least} … {most}", read)


def _factor(least: float, most: float, metavar: str = "N") -> SettingKind:
    def read(text: str) -> float:
        if not re.fullmatch(r"\d{1,9}(\.\d{1,6})?", text, re.ASCII):
            raise ValueError
        if not least <= float(text) <= most:
            raise ValueError
        return float(text)

    return SettingKind(metavar, f"{least:g} … {most:g}", read)


def _seconds(least: float, most: float) -> SettingKind:
    return _factor(least, most, "S")


def _one_of(*values: str) -> SettingKind:
    def read(text: str) -> str:
        if text not in values:
            raise ValueError
        return text

    return SettingKind("WORD", ", ".join(values), read)


def _list(
    allowed: str, is_one: Callable[[str], object], as_read: Callable[[str], str] = str.lower
) -> SettingKind:
    def read(text: str) -> tuple[str, ...]:
        values = tuple(as_read(value) for each in text.split(",") if (value := each.strip()))
        if not all(map(is_one, values)):
            raise ValueError
        return values

    return SettingKind("LIST", allowed, read)


def _is_external_bot(text: str) -> bool:
    return re.fullmatch(EXTERNAL_BOT, text, re.ASCII) is not None


def _is_network(text: str) -> bool:
    """Whether it is an address, a network, or `*`."""
    try:
        return text == "*" or bool(ip_network(text, strict=False))
    except ValueError:
        return False


def default_database() -> str:
    """The path of an SQLite file in the user's data folder."""
    return str(Path(user_data_path("backtrick", appauthor=False)) / "tables.sqlite")


def _setting(kind: SettingKind, default: Value, about: str) -> Any:  # noqa: ANN401  the type of any field
    return field(default=default, metadata={"kind": kind, "help": about})


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """How a server runs."""

    host: str = _setting(
        _text("an address or a host name, such as 127.0.0.1", "HOST"),
        "0.0.0.0",  # noqa: S104  people on the same network should reach it
        "Address to listen on: 127.0.0.1 for this machine only, :: for IPv6 as well.",
    )
    port: int = _setting(_number(0, 65_535), 8017, "Port to listen on (0: any free port).")
    database: str = _setting(
        _text("a path, or postgresql://USER:PASSWORD@HOST/DATABASE", "PLACE"),
        "",
        "Where to store games: path of an SQLite file, or postgresql://… "
        "(default: a file in the user's data folder).",
    )
    relay: str = _setting(
        _url("valkey://:PASSWORD@HOST, or valkeys://… with TLS", _RELAY),
        "",
        "Valkey or Redis through which servers that share a PostgreSQL database talk: "
        "valkey://:PASSWORD@HOST (default: none).",
    )
    origins: tuple[str, ...] = _setting(
        _list("origins such as https://example.org, separated by commas", _ORIGIN.fullmatch),
        (),
        "Other websites whose pages may use this server, separated by commas.",
    )
    hosts: tuple[str, ...] = _setting(
        _list("host names such as games.example.org, separated by commas", _HOST.fullmatch),
        (),
        "Host names of this server, besides local ones (default: any over HTTPS).",
    )
    proxies: tuple[str, ...] = _setting(
        _list("addresses or networks, separated by commas; * for any", _is_network),
        ("127.0.0.1", "::1"),
        "Trusted proxies (X-Forwarded-For, -Proto).",
    )
    metrics: tuple[str, ...] = _setting(
        _list("addresses or networks, separated by commas; * for any", _is_network),
        ("127.0.0.1", "::1"),
        "Addresses or networks that may read /metrics, separated by commas.",
    )
    secure: str = _setting(
        _one_of("auto", "always", "never"),
        "auto",
        "HTTPS-only cookies: always, never, or auto (if the request used HTTPS).",
    )
    bot_workers: int = _setting(_number(1, 64), 1, "Number of processes for bots.")
    bot_seconds: float = _setting(_seconds(0.01, 60), 0.2, "Seconds a bot may think about a move.")
    bot_pace: float = _setting(_factor(0, 100), 1.0, "Multiplier for the bots' pauses (0: none).")
    bot_niceness: int = _setting(
        _number(0, 19), 10, "Niceness of the bots' processes (0: as urgent as the server)."
    )
    bots: tuple[str, ...] = _setting(
        _list("NAME=module:attribute, separated by commas", _is_external_bot, str),
        (),
        "Bots of other people to offer at tables: NAME=module:attribute, or the name of an "
        "installed one, separated by commas; NAME@GAME for one game only.",
    )
    bot_turn_seconds: float = _setting(
        _seconds(0.01, 600), 5.0, "Seconds a bot of other people may take for a turn."
    )
    coach_workers: int = _setting(
        _number(0, 64), 1, "Number of processes for reviews of finished games (0: no reviews)."
    )
    coach_niceness: int = _setting(
        _number(0, 19),
        19,
        "Niceness of the processes for reviews (19: they run only when the machine is idle).",
    )
    coach_effort: int = _setting(
        _number(1, 1000), 10, "Work per turn of a reviewed game; more is more exact."
    )
    gone_seconds: float = _setting(
        _seconds(0.1, 86_400), 60.0, "Seconds before a bot may stand in for an absent player."
    )
    idle_seconds: float = _setting(
        _seconds(0.1, 86_400),
        120.0,
        "Seconds before others may go on without an idle player.",
    )
    bell_seconds: float = _setting(
        _seconds(0, 86_400),
        60.0,
        "Seconds before an absent guest is notified of their turn.",
    )
    bell_targets: str = _setting(
        _one_of("public", "any"),
        "public",
        "Where notifications may go: public addresses with HTTPS, or any (for tests).",
    )
    countdown_seconds: float = _setting(
        _seconds(0, 60), 3.0, "Seconds of countdown before a race and after each halt."
    )
    lag_cap: int = _setting(
        _number(0, 1000),
        LONGEST_LAG,
        "Maximum lag that a race makes up for, in milliseconds (0: none).",
    )
    commands_a_second: int = _setting(
        _number(1, 10_000),
        20,
        "Commands per second per guest, on average (talk and settings: a tenth of that).",
    )
    commands_an_hour: int = _setting(
        _number(1, 100_000_000),
        100_000,
        "Commands per hour per address (limits disk use).",
    )
    requests_a_second: int = _setting(
        _number(1, 10_000),
        10,
        "HTTP requests per second per guest, on average (per address: ten times that).",
    )
    guests_an_hour: int = _setting(_number(1, 1_000_000), 60, "New guests per hour per address.")
    tables_an_hour: int = _setting(
        _number(1, 1_000_000), 60, "New tables per hour per guest (per address: ten times that)."
    )
    analyses_an_hour: int = _setting(
        _number(1, 1_000_000), 60, "Reviews of games per hour per address."
    )
    connections_a_guest: int = _setting(_number(1, 10_000), 20, "Maximum connections per guest.")
    connections_an_address: int = _setting(
        _number(1, 1_000_000), 500, "Maximum connections per address (except proxies)."
    )
    connections: int = _setting(_number(1, 1_000_000), 10_000, "Maximum connections in total.")
    keep_days: int = _setting(
        _number(1, 36_500), 30, "Days until an unused table is deleted; its finished games stay."
    )
    keep_guest_days: int = _setting(
        _number(1, 36_500), 400, "Days until an unused guest is deleted, or a device signed out."
    )
    admin_socket: str = _setting(
        _text("a path", "PATH"),
        "",
        "Socket for `backtrick admin` (default: beside the SQLite file, or in the user's data "
        "folder).",
    )
    operator: str = _setting(
        _text("a name", "NAME"), "", "Who runs this server, for the privacy page."
    )
    contact: str = _setting(
        _text("an address, such as mail@example.org or https://example.org", "ADDRESS"),
        "",
        "How to reach the operator, for the privacy page.",
    )
    log_level: str = _setting(
        _one_of("auto", "debug", "info", "warning", "error"),
        "auto",
        "Log level: debug, info, warning, error, or auto (warning on a terminal, else info).",
    )

    @property
    def place(self) -> str:
        """Where games are stored."""
        return self.database or default_database()

    @classmethod
    def kinds(cls) -> dict[str, SettingKind]:
        """The kind of each setting, by name."""
        return {each.name: each.metadata["kind"] for each in fields(cls)}

    @classmethod
    def defaults(cls) -> dict[str, Value]:
        """The default of each setting, by name."""
        return {name: getattr(cls(), name) for name in cls.kinds()}

    @classmethod
    def shown_defaults(cls) -> dict[str, str]:
        """The default of each setting as it would be typed, by name; empty: none."""
        return {name: _shown(value) for name, value in cls.defaults().items()}

    @classmethod
    def helps(cls) -> dict[str, str]:
        """The help text of each setting, by name."""
        return {each.name: each.metadata["help"] for each in fields(cls)}

    @classmethod
    def read(cls, flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Self:
        """Settings from flags and environment; raises BadSetting for the first wrong one."""
        chosen: dict[str, Any] = {}
        for name, kind in cls.kinds().items():
            flag = flags.get(name)
            text = environment.get(variable(name)) if flag is None else flag
            if text is None or (flag is None and not text):
                continue
            try:
                chosen[name] = kind.read(text)
            except ValueError:
                raise BadSetting(name, text, from_flag=flag is not None) from None
        return cls(**chosen)


def misspelt(environment: Mapping[str, str]) -> dict[str, str]:
    """Unknown variables with our prefix, each with the one that was probably meant, or ""."""
    known = {*map(variable, ServerSettings.kinds()), COMMAND}
    given = [name for name in environment if name.upper().startswith(PREFIX) and name not in known]
    return {name: _meant(name) for name in given}


def _meant(name: str) -> str:
    names = get_close_matches(name[len(PREFIX) :].lower(), ServerSettings.kinds(), 1, _ALIKE)
    return variable(names[0]) if names else ""


def _shown(value: Value) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)


class BadSetting(ValueError):  # noqa: N818  named like the errors of the games
    """A value that a setting does not take."""

    def __init__(self, name: str, given: str, *, from_flag: bool) -> None:
        self.given = given
        self.where = flag(name) if from_flag else variable(name)
        self.allowed = ServerSettings.kinds()[name].allowed
        super().__init__(f"{self.where} {given!r}; allowed: {self.allowed}")


def flag(name: str) -> str:
    """The flag of a setting, e.g. `--bot-workers`."""
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    """The environment variable of a setting, e.g. `BACKTRICK_BOT_WORKERS`."""
    return PREFIX + name.upper()
