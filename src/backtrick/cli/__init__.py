"""The command line `backtrick`: one file per sub-command."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer

from ..games import GAMES
from ..settings import COMMAND
from .about import about
from .admin import admin
from .analyse import analyse
from .backup import backup, restore
from .choices import LanguageOption
from .compare import compare
from .crossplay import crossplay
from .games import games
from .misnamed_games import game_as_command
from .plain_help import PlainCommand
from .puzzle import puzzle
from .replay import replay
from .rules import rules
from .serve import serve
from .simulate import simulate
from .talk import talk
from .terminal import forget_impossible_sizes
from .verify import verify
from .watch import watch

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help and errors: whole names, no boxes
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(cls=PlainCommand)(about)
app.command(cls=PlainCommand)(analyse)
app.command(cls=PlainCommand)(backup)
app.command(cls=PlainCommand)(compare)
app.command(cls=PlainCommand)(crossplay)
app.command(cls=PlainCommand)(games)
app.command(cls=PlainCommand)(puzzle)
app.command(cls=PlainCommand)(replay)
app.command(cls=PlainCommand)(restore)
app.command(cls=PlainCommand)(rules)
app.command(cls=PlainCommand)(serve)
app.command(cls=PlainCommand)(simulate)
app.command(cls=PlainCommand)(verify)
app.command(cls=PlainCommand)(watch)
app.add_typer(admin, name="admin")
app.add_typer(talk, name="talk")
for _game in GAMES:
    app.command(
        _game,
        hidden=True,
        add_help_option=False,
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )(game_as_command)


def _show_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it so
    if wanted:
        from importlib.metadata import version  # noqa: PLC0415  it takes long to load

        typer.echo(f"backtrick {version('backtrick')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def backtrick(
    context: typer.Context,
    *,
    language: LanguageOption = None,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Card games about numbers, with friends and bots. Without a command: run the server."""
    if context.invoked_subcommand is None:
        serve(context, language=language)


def main() -> None:
    """Run the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A question mark on an old terminal is better than no text at all.
            stream.reconfigure(errors="replace")
    forget_impossible_sizes(os.environ)
    # Started by another name, such as ./play, it shows commands that begin with that name.
    try:
        app(prog_name=os.environ.get(COMMAND, "backtrick"))
    except OSError as error:  # such as a full disk
        sys.exit(f"backtrick: {error.strerror}")
