"""All settings of the server, in one table: name, default, and what it is for.

Each can be given by a flag of `backtrick serve` (`--bot-workers 2`) or by an environment variable
(`BACKTRICK_BOT_WORKERS=2`); the flag goes first.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias

from platformdirs import user_data_path

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Value: TypeAlias = "str | int | float | tuple[str, ...]"

PREFIX: Final = "BACKTRICK_"
"""What the names of environment variables begin with."""
COMMAND: Final = f"{PREFIX}COMMAND"
"""The one that is no setting: how people start the program."""
_ALIKE: Final = 0.7
"""How much a variable has to be like a setting's to be taken for a slip of the pen."""

_ORIGIN: Final = re.compile(r"https?://[a-z0-9.\-\[\]:]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Kind:
    """Which values a setting takes, and how they are read."""

    metavar: str
    allowed: str
    """What would be right, for whoever gave something else."""
    read: Callable[[str], Value]
    """The value that a text stands for; ValueError if it stands for none."""


def _text(allowed: str, metavar: str) -> Kind:
    def read(text: str) -> str:
        if not text.strip() or not text.isprintable():
            raise ValueError
        return text.strip()

    return Kind(metavar, allowed, read)


def _number(least: int, most: int) -> Kind:
    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,9}", text, re.ASCII) or not least <= int(text) <= most:
            raise ValueError
        return int(text)

    return Kind("N", f"{least} … {most}", read)


def _factor(least: float, most: float, metavar: str = "N") -> Kind:
    def read(text: str) -> float:
        if not re.fullmatch(r"\d{1,9}(\.\d{1,6})?", text, re.ASCII):
            raise ValueError
        if not least <= float(text) <= most:
            raise ValueError
        return float(text)

    return Kind(metavar, f"{least:g} … {most:g}", read)


def _seconds(least: float, most: float) -> Kind:
    return _factor(least, most, "S")


def _one_of(*values: str) -> Kind:
    def read(text: str) -> str:
        if text not in values:
            raise ValueError
        return text

    return Kind("WORD", ", ".join(values), read)


def _list(allowed: str, is_one: Callable[[str], object]) -> Kind:
    def read(text: str) -> tuple[str, ...]:
        values = tuple(value for each in text.split(",") if (value := each.strip().lower()))
        if not all(map(is_one, values)):
            raise ValueError
        return values

    return Kind("LIST", allowed, read)


def _is_network(text: str) -> bool:
    """Whether it is an address, a network, or the sign for any of them."""
    try:
        return text == "*" or bool(ip_network(text, strict=False))
    except ValueError:
        return False


def default_database() -> str:
    """A file in the folder where the user's programs keep their data."""
    return str(Path(user_data_path("backtrick", appauthor=False)) / "tables.sqlite")


def _setting(kind: Kind, default: Value, about: str) -> Any:  # noqa: ANN401  the type of any field
    return field(default=default, metadata={"kind": kind, "help": about})


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs."""

    host: str = _setting(
        _text("an address or a name, such as 127.0.0.1", "HOST"),
        "0.0.0.0",  # noqa: S104  people in the same house are to reach it
        "The address to listen on: 127.0.0.1 for this machine alone, :: for IPv6 too.",
    )
    port: int = _setting(_number(0, 65_535), 8017, "The port to listen on; 0: any that is free.")
    database: str = _setting(
        _text("a path, or postgresql://USER:PASSWORD@HOST/DATABASE", "PLACE"),
        "",
        "Where games are kept: the path of an SQLite file, or postgresql://…; "
        "if not given, a file in the user's data folder.",
    )
    origins: tuple[str, ...] = _setting(
        _list("such as https://example.org, several with commas", _ORIGIN.fullmatch),
        (),
        "Other web sites whose pages may talk to this server, with commas between them.",
    )
    proxies: tuple[str, ...] = _setting(
        _list("addresses or networks, several with commas; * is any", _is_network),
        ("127.0.0.1", "::1"),
        "Proxies that are believed when they say for whom they ask (X-Forwarded-For and -Proto).",
    )
    metrics: tuple[str, ...] = _setting(
        _list("addresses or networks, several with commas; * is any", _is_network),
        ("127.0.0.1", "::1"),
        "Who gets the figures at /metrics: addresses or networks, with commas between them.",
    )
    secure: str = _setting(
        _one_of("auto", "always", "never"),
        "auto",
        "Whether cookies are for https alone: always, never, or auto: if https was used.",
    )
    bot_workers: int = _setting(_number(1, 64), 1, "Processes in which bots think.")
    bot_seconds: float = _setting(_seconds(0.01, 60), 0.2, "How long a bot thinks about a move.")
    bot_pace: float = _setting(
        _factor(0, 100),
        1.0,
        "By what the time is multiplied that bots take so that people can follow.",
    )
    gone_seconds: float = _setting(
        _seconds(0.1, 86_400), 60.0, "After how long a bot may stand in for somebody who is gone."
    )
    countdown_seconds: float = _setting(
        _seconds(0, 60), 3.0, "How long a race counts down before it begins, and after each halt."
    )
    lag_cap: int = _setting(
        _number(0, 1000),
        150,
        "How many milliseconds of lag a race makes good, and waits at most; 0: none.",
    )
    commands_a_second: int = _setting(
        _number(1, 10_000),
        20,
        "What a guest may do at tables in a second, on average; of words and changes a tenth.",
    )
    requests_a_second: int = _setting(
        _number(1, 10_000),
        10,
        "HTTP requests of a guest in a second, on average; of an address ten times as many.",
    )
    guests_an_hour: int = _setting(
        _number(1, 1_000_000), 60, "New guests from one address in an hour."
    )
    tables_an_hour: int = _setting(
        _number(1, 1_000_000), 60, "Tables that a guest may open in an hour."
    )
    connections_a_guest: int = _setting(
        _number(1, 10_000), 20, "Tabs and programs of one guest that may be connected at once."
    )
    connections: int = _setting(
        _number(1, 1_000_000), 10_000, "Clients that may be connected at once, all together."
    )
    keep_days: int = _setting(
        _number(1, 36_500), 30, "After how many days an untouched table is forgotten; games stay."
    )
    log_level: str = _setting(
        _one_of("auto", "debug", "info", "warning", "error"),
        "auto",
        "What is logged: debug, info, warning, error, or auto: warnings on a terminal, else info.",
    )

    @property
    def place(self) -> str:
        """Where games are kept, also where no database was chosen."""
        return self.database or default_database()

    @classmethod
    def kinds(cls) -> dict[str, Kind]:
        """The settings by name, each with its kind."""
        return {each.name: each.metadata["kind"] for each in fields(cls)}

    @classmethod
    def defaults(cls) -> dict[str, Value]:
        """The settings by name, each with its default."""
        return {name: getattr(cls(), name) for name in cls.kinds()}

    @classmethod
    def shown_defaults(cls) -> dict[str, str]:
        """The settings by name, each with its default as it would be given; empty: none."""
        return {name: _shown(value) for name, value in cls.defaults().items()}

    @classmethod
    def helps(cls) -> dict[str, str]:
        """The settings by name, each with what it is for."""
        return {each.name: each.metadata["help"] for each in fields(cls)}

    @classmethod
    def read(cls, flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Self:
        """Settings as given, the rest by default; BadSetting names the first that is wrong."""
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
    """By variable that looks like a setting and is none, the one that was meant; "": unclear."""
    known = {*map(variable, Settings.kinds()), COMMAND}
    given = [name for name in environment if name.upper().startswith(PREFIX) and name not in known]
    return {name: _meant(name) for name in given}


def _meant(name: str) -> str:
    names = get_close_matches(name[len(PREFIX) :].lower(), Settings.kinds(), 1, _ALIKE)
    return variable(names[0]) if names else ""


def _shown(value: Value) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)


class BadSetting(ValueError):  # noqa: N818  named like the errors of the games
    """A setting that cannot be what it was given as."""

    def __init__(self, name: str, given: str, *, from_flag: bool) -> None:
        self.given = given
        self.where = flag(name) if from_flag else variable(name)
        self.allowed = Settings.kinds()[name].allowed
        super().__init__(f"{self.where} {given!r}: allowed is {self.allowed}")


def flag(name: str) -> str:
    """The flag of a setting, e.g. `--bot-workers`."""
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    """The environment variable of a setting, e.g. `BACKTRICK_BOT_WORKERS`."""
    return PREFIX + name.upper()
