"""`backtrick serve`: run the server."""

from __future__ import annotations

import inspect
import os
import sys
import webbrowser
from errno import EACCES, EADDRINUSE
from logging import WARNING
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..settings import BadSetting, ServerSettings, flag, misspelt
from .choices import LanguageOption, refuse, refuse_database, texts_in
from .terminal import print_prose, printable, terminal

if TYPE_CHECKING:
    import socket

    from ..texts import Texts

BrowserOption = Annotated[
    bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")
]


def serve(
    context: typer.Context,
    *,
    browser: BrowserOption = True,
    language: LanguageOption = None,
    **flags: str | None,
) -> None:
    """Run the server: tables for people and bots, in the browser.

    Each option can also be set by an environment variable, such as BACKTRICK_BOT_WORKERS=2.
    """
    texts = texts_in(language)
    try:
        settings = ServerSettings.read(flags, os.environ)
    except BadSetting as error:
        given = printable(error.given)
        refuse(texts("serve-bad-setting", where=error.where, given=given, allowed=error.allowed))
    _check_bots(settings, texts)
    command = f"{context.find_root().info_name} about"
    _serve(settings, texts, command, browser=browser)


def _check_bots(settings: ServerSettings, texts: Texts) -> None:
    """Refuse bots of other people that do not exist, or whose code cannot be used."""
    if not settings.bots:
        return
    # It loads a part of the bots, and most servers need none of it.
    from ..server.external_bots import PREFIX, external_bots  # noqa: PLC0415

    try:
        references = external_bots(settings.bots).references
    except ValueError as error:
        refuse(texts("serve-bad-bots", problem=printable(str(error))))
    for bot, reference in references.items():
        problem = _problem_with(reference)
        if problem:
            name = printable(bot.removeprefix(PREFIX))
            refuse(texts("bad-bot", given=name, problem=printable(problem)))


def _problem_with(reference: str) -> str:
    """Why a bot cannot sit at a table; empty if it can."""
    from ..bots.plugins.process import BadPlugin, PluginProcess  # noqa: PLC0415

    process = PluginProcess(reference, 0)
    try:
        sees_hands = process.itself().sees_hands
    except BadPlugin as error:
        return str(error)
    finally:
        process.end()
    return "it is a yardstick that sees all hands" if sees_hands else ""


def _serve(settings: ServerSettings, texts: Texts, command: str, *, browser: bool) -> None:
    # The server is slow to import, and other commands do not need it.
    from ..server import logs  # noqa: PLC0415
    from ..server.lifecycle import run  # noqa: PLC0415
    from ..server.listening_socket import listen  # noqa: PLC0415
    from ..store import StoreError, without_secrets  # noqa: PLC0415

    logs.set_up(settings.log_level)
    for name, meant in misspelt(os.environ).items():
        logs.log("settings/unknown", level=WARNING, variable=printable(name), meant=meant or None)
    try:
        listening = listen(settings.host, settings.port)
    except (OSError, UnicodeError) as error:
        where = printable(f"{settings.host}:{settings.port}")
        if getattr(error, "errno", None) in {EADDRINUSE, EACCES}:
            refuse(texts("serve-no-port", where=where))
        reason = getattr(error, "strerror", None) or str(error)
        refuse(texts("serve-no-address", where=where, reason=reason))
    kept = printable(without_secrets(settings.place))
    try:
        run(settings, listening, lambda: _tell(listening, kept, texts, command, browser=browser))
    except StoreError as error:
        refuse_database(error, texts)
    print_prose(terminal(), texts("serve-ended"))


def _tell(
    listening: socket.socket, kept: str, texts: Texts, command: str, *, browser: bool
) -> None:
    """Print where the server listens, and open a browser."""
    from ..server.listening_socket import addresses_of  # noqa: PLC0415  as above

    here, elsewhere = addresses_of(listening)
    console = terminal()
    print_prose(console, texts("serve-here", address=here))
    if elsewhere is not None:
        print_prose(console, texts("serve-elsewhere", address=elsewhere))
    print_prose(console, texts("serve-kept", place=kept), style="dim")
    print_prose(console, texts("serve-how-to-end"), style="dim")
    print_prose(console, texts("serve-more", command=command), style="dim")
    if browser and has_browser():
        # Some browsers block the call that opens them.
        Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def has_browser() -> bool:
    """Whether there is a terminal and a screen for a browser."""
    is_desktop = sys.platform in {"darwin", "win32"}
    has_display = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return sys.stdout.isatty() and (is_desktop or has_display)


def _with_flags(function: Any) -> None:  # noqa: ANN401  typer takes any function
    """Give the command a flag for each setting."""
    signature = inspect.signature(function, eval_str=True)
    context, *own, _ = signature.parameters.values()
    function.__signature__ = signature.replace(parameters=[context, *_flags(), *own])


def _flags() -> list[inspect.Parameter]:
    kinds, defaults = ServerSettings.kinds(), ServerSettings.shown_defaults()
    return [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None,
                typer.Option(
                    flag(name),
                    metavar=kinds[name].metavar,
                    help=f"{about} Default: {defaults[name]}." if defaults[name] else about,
                    show_default=False,
                ),
            ],
        )
        for name, about in ServerSettings.helps().items()
    ]


_with_flags(serve)
