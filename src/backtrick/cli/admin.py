"""`backtrick admin`: look after a running server."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ..texts import Texts
from ..wire.admin import (
    AddBan,
    BanInfo,
    CheckDatabase,
    CloseTable,
    DatabaseReport,
    DeleteGuest,
    FindGuests,
    FoundGuest,
    FoundTable,
    LiftBan,
    ListBans,
    ListTables,
    RenameGuest,
    UnlistTable,
)
from .admin_answers import JsonOption, SocketOption, ask_server, show
from .backup import DatabaseOption
from .choices import LanguageOption, refuse, texts_in
from .plain_help import PlainCommand
from .terminal import printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..wire.admin import AdminCommand

admin = typer.Typer(
    help="Look after a running server: guests, bans, tables, database.",
    no_args_is_help=True,
)
_guests = typer.Typer(help="Find, rename and delete guests.", no_args_is_help=True)
_bans = typer.Typer(help="Ban addresses, networks and guests.", no_args_is_help=True)
_tables = typer.Typer(help="List, unlist and close tables.", no_args_is_help=True)
admin.add_typer(_guests, name="guests")
admin.add_typer(_bans, name="bans")
admin.add_typer(_tables, name="tables")

GuestArgument = Annotated[str, typer.Argument(metavar="GUEST", help="Id of the guest.")]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="Id of the table.")]
TargetArgument = Annotated[
    str, typer.Argument(metavar="TARGET", help="An address, a network or the id of a guest.")
]
LimitOption = Annotated[
    int, typer.Option("--limit", min=1, max=10_000, metavar="N", help="Maximum number to list.")
]

_SPAN: Final = re.compile(r"([1-9]\d{0,5})([mhd])", re.ASCII)
_SECONDS: Final = {"m": 60, "h": 3600, "d": 86_400}


def _asking(
    group: typer.Typer,
    name: str,
    kind: Any = None,  # noqa: ANN401  the type of what the server finds
) -> Callable[[Callable[..., AdminCommand]], None]:
    """Make a command of a function that says what to ask; all have a few options in common."""

    def register(function: Callable[..., AdminCommand]) -> None:
        def run(
            *,
            database: DatabaseOption = None,
            socket: SocketOption = None,
            as_json: JsonOption = False,
            language: LanguageOption = None,
            **given: Any,  # noqa: ANN401  checked by typer
        ) -> None:
            texts = texts_in(language)
            found = ask_server(function(texts, **given), kind, (database, socket), texts)
            show(found, texts, as_json=as_json)
            if isinstance(found, DatabaseReport) and found.faults:
                raise typer.Exit(1)

        _, *own = inspect.signature(function, eval_str=True).parameters.values()
        run.__signature__ = inspect.Signature([*own, *_common(run)])  # pyright: ignore[reportAttributeAccessIssue]  typer reads it
        group.command(name, cls=PlainCommand, help=function.__doc__)(run)

    return register


def _common(run: Callable[..., None]) -> list[inspect.Parameter]:
    """The options of all commands."""
    signature = inspect.signature(run, eval_str=True)
    return [*signature.parameters.values()][:-1]


@_asking(_guests, "find", list[FoundGuest])
def _find_guests(
    _texts: Texts,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="Part of a name or id.")],
    limit: LimitOption = 50,
) -> FindGuests:
    """Find guests by part of a name or id."""
    return FindGuests(text, limit)


@_asking(_guests, "rename")
def _rename_guest(
    _texts: Texts,
    guest: GuestArgument,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")],
) -> RenameGuest:
    """Give a guest another name.

    Seats already taken keep the old one.
    """
    return RenameGuest(guest, name)


@_asking(_guests, "delete")
def _delete_guest(_texts: Texts, guest: GuestArgument) -> DeleteGuest:
    """Delete everything about a guest, at once and for good."""
    return DeleteGuest(guest)


@_asking(_bans, "list", list[BanInfo])
def _list_bans(_texts: Texts) -> ListBans:
    """List the bans in force, and closed tables."""
    return ListBans()


@_asking(_bans, "add", list[BanInfo])
def _add_ban(
    texts: Texts,
    target: TargetArgument,
    span: Annotated[
        str | None,
        typer.Option(
            "--for", metavar="TIME", help="How long, such as 30m, 12h or 7d (default: for good)."
        ),
    ] = None,
    reason: Annotated[
        str, typer.Option("--reason", metavar="TEXT", help="A note for yourself.")
    ] = "",
) -> AddBan:
    """Ban an address, a network or a guest.

    Their connections are closed at once.
    """
    found = None if span is None else _SPAN.fullmatch(span.strip().lower())
    if span is not None and found is None:
        refuse(texts("admin-bad-time", given=printable(span)))
    seconds = None if found is None else int(found[1]) * _SECONDS[found[2]]
    return AddBan(target, seconds, reason)


@_asking(_bans, "lift")
def _lift_ban(_texts: Texts, target: TargetArgument) -> LiftBan:
    """Lift a ban, or open a closed table again."""
    return LiftBan(target)


@_asking(_tables, "list", list[FoundTable])
def _list_tables(
    _texts: Texts,
    *,
    listed: Annotated[
        bool, typer.Option("--listed", help="Only those in the public list.")
    ] = False,
    limit: LimitOption = 50,
) -> ListTables:
    """List the tables, newest first."""
    return ListTables(limit, listed)


@_asking(_tables, "unlist")
def _unlist_table(_texts: Texts, table: TableArgument) -> UnlistTable:
    """Take a table out of the public list."""
    return UnlistTable(table)


@_asking(_tables, "close")
def _close_table(_texts: Texts, table: TableArgument) -> CloseTable:
    """Send everybody away from a table, and let nobody in.

    Its finished games stay.
    """
    return CloseTable(table)


@_asking(admin, "check-db", DatabaseReport)
def _check_db(_texts: Texts) -> CheckDatabase:
    """Look for damage in the database, and load every table."""
    return CheckDatabase()
