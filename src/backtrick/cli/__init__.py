"""The command line: `backtrick`, one file a sub-command."""

from __future__ import annotations

import io
import os
import sys
from importlib.metadata import version
from typing import Annotated

import typer

from ..texts import Texts, language_of
from .games import games
from .replay import replay
from .rules import rules
from .start import start

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
app.command()(games)
app.command()(replay)
app.command()(rules)


def _show_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it so
    if wanted:
        typer.echo(f"backtrick {version('backtrick')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def backtrick(
    context: typer.Context,
    *,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Play, learn and look at number card games."""
    if context.invoked_subcommand is None:
        start(Texts(language_of()), program=context.info_name or "backtrick")


def main() -> None:
    """Run the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A question mark on an old terminal is better than no text at all.
            stream.reconfigure(errors="replace")
    # Whoever starts it by another name, such as ./play, is shown commands that begin with that.
    app(prog_name=os.environ.get("BACKTRICK_COMMAND", "backtrick"))
