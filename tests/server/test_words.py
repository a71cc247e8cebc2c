"""Words take long to be read: that is done when a game begins in which they may be typed."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING

import msgspec
import pytest

from backtrick.server import words
from backtrick.table import Settings as TableSettings
from backtrick.table.commands import Deal, Invite, Say, Signal
from backtrick.talk.vocabulary import languages
from backtrick.wire.inbound import Do
from tests.patience import until

from .players.bot_tables import Person, house

if TYPE_CHECKING:
    from pathlib import Path

    from .players.bot_tables import House


async def _play(opened: House, game: str, *, signals_only: bool = False) -> None:
    settings = TableSettings(signals_only=signals_only)
    name = await opened.hub.open_table(opened.host.guest, game, {"players": 2}, settings)
    live = await opened.host.join(name)
    opened.host.do(Invite("random"))
    opened.host.do(Deal())
    await until(lambda: live.stored.is_running)
    await opened.host.leave()


@pytest.mark.asyncio
async def test_words_are_read_once_and_where_they_are_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every language, but not for a game without talk, nor where people can only tap."""
    read: list[tuple[str, str]] = []

    def prepare(language: str, variant: str) -> None:
        read.append((language, variant))

    monkeypatch.setattr(words, "prepare", prepare)
    async with house(tmp_path) as opened:
        await _play(opened, "face-to-face")
        await _play(opened, "quick-easy", signals_only=True)
        assert read == []
        await _play(opened, "quick-easy")
        await _play(opened, "quick-easy")
        await until(lambda: len(read) >= len(languages()))
        assert read == [(language, "normal") for language in languages()]


@pytest.mark.asyncio
async def test_who_types_before_waits_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes behind the words keeps its order; at other tables nothing is noticed of it."""
    may_read = Event()

    def prepare(_language: str, _variant: str) -> None:
        may_read.wait()

    monkeypatch.setattr(words, "prepare", prepare)
    async with house(tmp_path) as opened:
        live = await opened.deal("quick-easy", "random", starter=0)
        for number, command in enumerate((Say("hello", "en"), Signal(["nothing"])), start=100):
            opened.host.session.take(live, msgspec.json.encode(Do(number, command)))
        ben = Person(opened.hub, "Ben")
        other = await opened.hub.open_table(ben.guest, "quick-easy", {}, TableSettings())
        elsewhere = await ben.join(other)
        ben.session.take(elsewhere, msgspec.json.encode(Do(1, Say("in the lobby", "en"))))
        await until(lambda: len(elsewhere.stored.said) == 1)
        assert live.stored.said == ()
        may_read.set()
        await until(lambda: len(live.stored.said) >= 2)
        assert [each.text for each in live.stored.said[:2]] == ["hello", ""]
        await ben.leave()
