"""Every command by every person at every stage of a table: its event, or the refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick import GAMES
from backtrick.table import Decided, Denied, decide
from backtrick.table.commands import (
    Abandon,
    Change,
    Concede,
    Deal,
    HandOver,
    Hint,
    Invite,
    Make,
    Phrase,
    Remove,
    Say,
    Signal,
    Sit,
    Stand,
    TakeBack,
    Withdraw,
)
from tests.table.story import Story

if TYPE_CHECKING:
    from collections.abc import Callable

    from backtrick.table import Command

EVERYBODY = ("ada", "ben", "cid", "dan", "eve")
"""The host; two others who sit, of whom Cid leaves; a removed guest; a spectator."""


def waiting() -> Story:
    """One of three seats is free."""
    game = GAMES["quick-easy"]
    story = Story(game, game.options(players=3, starter=0))
    story.do("ben", Sit(1))
    story.do("dan", Sit(2))
    story.do("ada", Remove(2))
    return story


def ready() -> Story:
    """All seats are taken."""
    story = waiting()
    story.do("cid", Sit())
    return story


def running() -> Story:
    """A game is running, Ada is on turn, and Cid has been away for a while."""
    story = ready()
    story.deal()
    story.gone.add("cid")
    return story


def stood_in() -> Story:
    """A bot plays for Cid."""
    story = running()
    story.do("ben", HandOver(2))
    return story


def over() -> Story:
    """The game is over, and Cid is still away."""
    story = stood_in()
    story.plays_quietly()
    assert story.play.is_over
    return story


STAGES: dict[str, Callable[[], Story]] = {
    stage.__name__: stage for stage in (waiting, ready, running, stood_in, over)
}
COMMANDS: dict[str, Command] = {
    "change": Change({"open_rows": True}),
    "sit": Sit(),
    "stand": Stand(),
    "invite": Invite("easy"),
    "remove": Remove(1),
    "deal": Deal(),
    "take-back": TakeBack(),
    "hint": Hint(),
    "say": Say("I have a red one", "en"),
    "signal": Signal(["hold:red"]),
    "phrase": Phrase("hello"),
    "hand-over": HandOver(2),
    "abandon": Abandon(),
    "concede": Concede(),
    "withdraw": Withdraw(),
}
# A capitalised name is an event; a code without a prefix is one of the table's own.
EXPECTED = """
waiting
change    Changed          not-host         not-host         not-host         not-host
sit       seated-already   seated-already   Sat              sent-away        Sat
stand     Stood            Stood            not-seated       not-seated       not-seated
invite    Invited          not-host         not-host         not-host         not-host
remove    Removed          not-host         not-host         not-host         not-host
deal      Dealt            not-host         not-host         not-host         not-host
move      no-game          no-game          not-seated       not-seated       not-seated
take-back no-game          no-game          not-seated       not-seated       not-seated
hint      no-game          no-game          not-seated       not-seated       not-seated
say       Said             Said             Said             sent-away        Said
phrase    Said             Said             Said             sent-away        Said
signal    no-game          no-game          not-seated       not-seated       not-seated
hand-over no-game          no-game          not-seated       not-seated       not-seated
abandon   no-game          no-game          no-game          no-game          no-game
concede   no-game          no-game          no-game          no-game          no-game
withdraw  no-game          no-game          no-game          no-game          no-game
ready
change    Changed          not-host         not-host         not-host         not-host
sit       seated-already   seated-already   seated-already   sent-away        Sat
stand     Stood            Stood            Stood            not-seated       not-seated
invite    Invited          not-host         not-host         not-host         not-host
remove    Removed          not-host         not-host         not-host         not-host
deal      Dealt            not-host         not-host         not-host         not-host
move      no-game          no-game          no-game          not-seated       not-seated
take-back no-game          no-game          no-game          not-seated       not-seated
hint      no-game          no-game          no-game          not-seated       not-seated
say       Said             Said             Said             sent-away        Said
phrase    Said             Said             Said             sent-away        Said
signal    no-game          no-game          no-game          not-seated       not-seated
hand-over no-game          no-game          no-game          not-seated       not-seated
abandon   no-game          no-game          no-game          no-game          no-game
concede   no-game          no-game          no-game          no-game          no-game
withdraw  no-game          no-game          no-game          no-game          no-game
running
change    game-runs        not-host         not-host         not-host         not-host
sit       seated-already   seated-already   seated-already   sent-away        game-runs
stand     HandedOver       HandedOver       HandedOver       not-seated       not-seated
invite    game-runs        not-host         not-host         not-host         not-host
remove    game-runs        not-host         not-host         not-host         not-host
deal      game-runs        not-host         not-host         not-host         not-host
move      Moved            move/not-your-turn move/not-your-turn not-seated       not-seated
take-back nothing-to-take-back nothing-to-take-back nothing-to-take-back not-seated       not-seated
hint      no-hints-among-people no-hints-among-people no-hints-among-people not-seated not-seated
say       Said             Said             Said             sent-away        spectators-are-silent
phrase    Said             Said             Said             sent-away        spectators-are-silent
signal    Said             Said             Said             not-seated       not-seated
hand-over HandedOver       HandedOver       HandedOver       not-seated       not-seated
abandon   Abandoned        Proposed         Proposed         not-seated       not-seated
concede   Proposed         Proposed         Proposed         not-seated       not-seated
withdraw  nothing-proposed nothing-proposed nothing-proposed not-seated       not-seated
stood_in
change    game-runs        not-host         not-host         not-host         not-host
sit       seated-already   seated-already   CameBack         sent-away        game-runs
stand     HandedOver       HandedOver       not-seated       not-seated       not-seated
invite    game-runs        not-host         not-host         not-host         not-host
remove    game-runs        not-host         not-host         not-host         not-host
deal      game-runs        not-host         not-host         not-host         not-host
move      Moved            move/not-your-turn not-seated       not-seated       not-seated
take-back nothing-to-take-back nothing-to-take-back not-seated       not-seated       not-seated
hint      no-hints-among-people no-hints-among-people not-seated       not-seated       not-seated
say       Said             Said             Said             sent-away        spectators-are-silent
phrase    Said             Said             Said             sent-away        spectators-are-silent
signal    Said             Said             not-seated       not-seated       not-seated
hand-over nobody-there     nobody-there     not-seated       not-seated       not-seated
abandon   Abandoned        Proposed         not-seated       not-seated       not-seated
concede   Proposed         Proposed         not-seated       not-seated       not-seated
withdraw  nothing-proposed nothing-proposed not-seated       not-seated       not-seated
over
change    Changed          not-host         not-host         not-host         not-host
sit       seated-already   seated-already   CameBack         sent-away        Sat
stand     Stood            Stood            Stood            not-seated       not-seated
invite    Invited          not-host         not-host         not-host         not-host
remove    Removed          not-host         not-host         not-host         not-host
deal      Dealt            not-host         not-host         not-host         not-host
move      no-game          no-game          not-seated       not-seated       not-seated
take-back no-game          no-game          not-seated       not-seated       not-seated
hint      no-game          no-game          not-seated       not-seated       not-seated
say       Said             Said             Said             sent-away        Said
phrase    Said             Said             Said             sent-away        Said
signal    no-game          no-game          not-seated       not-seated       not-seated
hand-over no-game          no-game          not-seated       not-seated       not-seated
abandon   no-game          no-game          no-game          no-game          no-game
concede   no-game          no-game          no-game          no-game          no-game
withdraw  no-game          no-game          no-game          no-game          no-game
"""


def expected() -> list[tuple[str, str, list[str]]]:
    """Stage, command, and the results by person."""
    cells: list[tuple[str, str, list[str]]] = []
    stage = ""
    for line in EXPECTED.strip().splitlines():
        words: list[str] = [*line.split()]
        first, *rest = words
        if rest:
            cells.append((stage, first, rest))
        else:
            stage = first
    return cells


def comes_of(story: Story, guest: str, command: Command) -> str:
    """The name of the event a command becomes, or the code that refuses it."""
    try:
        decided = decide(story.table, command, story.asks(guest))
        return type(decided.event if isinstance(decided, Decided) else decided).__name__
    except Denied as denied:
        return denied.code.removeprefix("table/")


@pytest.mark.parametrize("stage, name, outcomes", expected(), ids=lambda each: str(each)[:20])
def test_who_may_do_what_and_when(stage: str, name: str, outcomes: list[str]) -> None:
    """Hosts decide between games, players play in them, and others are told why they may not."""
    story = STAGES[stage]()
    command = COMMANDS.get(name) or Make(first_move(story))
    assert [comes_of(story, guest, command) for guest in EVERYBODY] == outcomes


def first_move(story: Story) -> str:
    """A move that is legal for Ada, if a game runs."""
    if not story.table.is_running:
        return "r1^"
    return str(story.play.game.legal_moves(story.play.state, 0)[0])


def test_every_command_was_tried_at_every_stage() -> None:
    """The table above has a line for each command at each stage."""
    tried = {(stage, name) for stage, name, _ in expected()}
    assert tried == {(stage, name) for stage in STAGES for name in (*COMMANDS, "move")}
