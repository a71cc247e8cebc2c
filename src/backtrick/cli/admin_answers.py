"""Asking a running server over its socket, and showing the answer."""

from __future__ import annotations

import os
import socket
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar, cast

import msgspec
import typer
from rich.table import Table

from ..settings import BadSetting, ServerSettings, variable
from .choices import refuse, refuse_database
from .terminal import print_prose, print_table, printable, terminal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ..texts import Texts
    from ..wire.admin import DatabaseReport

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
SocketOption = Annotated[
    str | None,
    typer.Option(
        "--admin-socket",
        metavar="PATH",
        help="The server's socket, as for serve (default: derived from --database).",
        show_default=False,
    ),
]
FoundT = TypeVar("FoundT")
_NOTHING = "-"
_TIMES = {"created", "made", "until", "updated"}


def ask_server(
    command: msgspec.Struct,
    kind: type[FoundT],
    where: tuple[str | None, str | None],
    texts: Texts,
) -> FoundT:
    """What the server has found; exits with a sentence if it refuses, or does not answer."""
    from ..server.admin.location import socket_path  # noqa: PLC0415  most commands need no server
    from ..store import StoreError  # noqa: PLC0415  as above
    from ..wire.admin import AdminAnswer  # noqa: PLC0415  as above

    try:
        path = socket_path(_settings(*where, texts))
    except StoreError as error:
        refuse_database(error, texts)
    try:
        data = _answer(path, msgspec.json.encode(command) + b"\n")
        answer = msgspec.json.decode(data, type=AdminAnswer)
    except (OSError, AttributeError, msgspec.DecodeError):
        refuse(texts("admin-no-server", path=printable(str(path))))
    if answer.code:
        name = answer.code.replace("/", "-")
        refuse(f"{texts(name)} ({answer.code}: {printable(answer.detail)})")
    return msgspec.json.decode(answer.found, type=kind)


def show(found: object, texts: Texts, *, as_json: bool) -> None:
    """Print what was found, as a table or as JSON."""
    from ..wire.admin import DatabaseReport  # noqa: PLC0415  as above

    if as_json:
        typer.echo(msgspec.json.encode(found))
    elif isinstance(found, DatabaseReport):
        _show_report(found, texts)
    elif isinstance(found, list):
        _show_rows(cast("list[msgspec.Struct]", found), texts)
    else:
        print_prose(terminal(), texts("admin-done"))


def _settings(database: str | None, path: str | None, texts: Texts) -> ServerSettings:
    """The settings that say where the socket is, as `serve` reads them."""
    names = (variable("database"), variable("admin_socket"))
    environment = {name: os.environ[name] for name in names if name in os.environ}
    try:
        return ServerSettings.read({"database": database, "admin_socket": path}, environment)
    except BadSetting as error:
        shown = printable(error.given)
        refuse(texts("serve-bad-setting", where=error.where, given=shown, allowed=error.allowed))


def _answer(path: Path, line: bytes) -> bytes:
    """The server's answer, however long it takes."""
    with socket.socket(socket.AF_UNIX) as asking:
        asking.connect(str(path))
        asking.sendall(line)
        with asking.makefile("rb") as answer:
            return answer.read()


def _show_rows(rows: Sequence[msgspec.Struct], texts: Texts) -> None:
    if not rows:
        print_prose(terminal(), texts("admin-nothing"))
        return
    names = rows[0].__struct_fields__
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in names:
        table.add_column(overflow="fold", no_wrap=name in {"id", "table"})
    titles = [texts(f"admin-column.{name.replace('_', '-')}") for name in names]
    table.add_row(*titles, style="bold")
    for row in rows:
        table.add_row(*(_cell(name, getattr(row, name), texts) for name in names))
    console = terminal()
    console.width = max(console.width, 200)  # ids must stay in one piece, to be copied
    print_table(console, table)


def _cell(name: str, value: object, texts: Texts) -> str:
    if name in _TIMES:
        return _time(value) if isinstance(value, int) else _NOTHING
    if isinstance(value, bool):
        return texts("admin-yes") if value else _NOTHING
    return printable(str(value))


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(" ", "minutes").removesuffix("+00:00")


def _show_report(report: DatabaseReport, texts: Texts) -> None:
    sums = {"tables": report.tables, "events": report.events}
    console = terminal()
    if not report.faults:
        print_prose(console, texts("admin-sound", **sums), style="green")
        return
    print_prose(console, texts("admin-damaged", **sums), style="red")
    for fault in report.faults:
        console.print(printable(fault), markup=False)
