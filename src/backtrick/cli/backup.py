"""`backtrick backup FILE` and `backtrick restore FILE`: everything stored, as one file."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..settings import BadSetting, ServerSettings, variable
from .choices import LanguageOption, refuse, refuse_database, texts_in
from .terminal import print_prose, printable, terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from ..texts import Texts

FileArgument = Annotated[
    Path, typer.Argument(metavar="FILE", help="The backup.", show_default=False)
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="PLACE",
        help="Where games are stored, as for serve: path of an SQLite file, or postgresql://… "
        "(default: a file in the user's data folder).",
        show_default=False,
    ),
]


def backup(
    file: FileArgument,
    *,
    database: DatabaseOption = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace the file if it exists.")
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Save the whole database to a file, even while the server runs."""
    import asyncio  # noqa: PLC0415  like a store, most commands do not need it

    from ..store.backup import make_backup  # noqa: PLC0415  as above

    texts = texts_in(language)
    place = database_from(database, texts)
    if file.exists() and not replace:
        refuse(texts("backup-file-exists", file=_shown(file)))
    with _refusals(file, place, texts), _progress(None, texts) as progress:
        rows = asyncio.run(make_backup(place, file, progress))
    print_prose(terminal(), texts("backup-made", file=_shown(file), rows=rows))


def restore(
    file: FileArgument,
    *,
    database: DatabaseOption = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Delete everything in the database first.")
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Fill an empty database from a backup.

    The backup may come from either kind of database, SQLite or PostgreSQL.
    """
    import asyncio  # noqa: PLC0415  as above

    from ..store.backup import check_backup, restore_backup  # noqa: PLC0415  as above

    texts = texts_in(language)
    place = database_from(database, texts)
    with _refusals(file, place, texts):
        expected = check_backup(file)
        with _progress(expected, texts) as progress:
            rows = asyncio.run(restore_backup(place, file, progress, replace=replace))
    print_prose(terminal(), texts("backup-restored", place=_place(place), rows=rows))


def database_from(given: str | None, texts: Texts) -> str:
    """The location of the store, by the same flag and variable as for `serve`."""
    name = variable("database")
    environment = {name: os.environ[name]} if name in os.environ else {}
    try:
        return ServerSettings.read({"database": given}, environment).place
    except BadSetting as error:
        shown = printable(error.given)
        refuse(texts("serve-bad-setting", where=error.where, given=shown, allowed=error.allowed))


@contextmanager
def _refusals(file: Path, place: str, texts: Texts) -> Generator[None]:
    """What went wrong, as a sentence."""
    from ..store import StoreError  # noqa: PLC0415  as above
    from ..store.backup import BadBackup  # noqa: PLC0415  as above

    try:
        yield
    except BadBackup as error:
        refuse(texts(f"backup-{error.fault}", file=_shown(file), place=_place(place)))
    except StoreError as error:
        refuse_database(error, texts)
    except OSError as error:
        reason = error.strerror or str(error)
        refuse(texts("backup-no-file", file=_shown(file), reason=printable(reason)))


@contextmanager
def _progress(expected: int | None, texts: Texts) -> Generator[Callable[[int], None]]:
    """A bar on a terminal; yields what to call with the number of rows so far."""
    from rich.progress import BarColumn, Progress, TextColumn  # noqa: PLC0415  as above

    console = terminal(stderr=True)
    columns = (BarColumn(), TextColumn("{task.description}"))
    with Progress(
        *columns, console=console, disable=not console.is_terminal, transient=True
    ) as bar:
        task = bar.add_task("", total=expected)

        def progress(rows: int) -> None:
            bar.update(task, completed=rows, description=texts("backup-rows", rows=rows))

        yield progress


def _shown(file: Path) -> str:
    return printable(str(file))


def _place(place: str) -> str:
    from ..store import without_secrets  # noqa: PLC0415  as above

    return printable(without_secrets(place))
