"""What holds for every relay between several servers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.patience import until

from .members import Member, Word

if TYPE_CHECKING:
    from .conftest import Enter

pytestmark = pytest.mark.asyncio


async def acquainted(enter: Enter, *names: str) -> list[Member]:
    """Servers that all know each other."""
    members = [await enter(name) for name in names]
    await until(lambda: all(member.relay.is_up for member in members))
    await until(lambda: all(len(member.relay.others()) == len(names) - 1 for member in members))
    return members


async def test_messages_come_once_and_in_order(enter: Enter) -> None:
    """Each server hears what is meant for it, from each sender in order, and nothing else."""
    ada, ben, cleo = await acquainted(enter, "ada", "ben", "cleo")
    for number in range(200):
        ada.relay.send("cleo", Word(number))
        ben.relay.send("cleo", Word(1000 + number))
    await until(lambda: len(cleo.heard) == 400)
    assert cleo.numbers("ada") == [*range(200)]
    assert cleo.numbers("ben") == [*range(1000, 1200)]
    assert not ada.heard
    assert not ben.heard


async def test_a_server_hears_itself(enter: Enter) -> None:
    """What a server sends to its own id arrives like anything else."""
    (ada,) = await acquainted(enter, "ada")
    ada.relay.send("ada", Word(1))
    await until(lambda: ada.numbers("ada") == [1])


async def test_a_message_to_nobody_is_lost(enter: Enter) -> None:
    """A server that does not exist gets nothing, and nobody else does."""
    ada, ben = await acquainted(enter, "ada", "ben")
    ada.relay.send("cleo", Word(1))
    ada.relay.send("ben", Word(2))
    await until(lambda: ben.heard)
    assert ben.numbers("ada") == [2]


async def test_facts_reach_everybody(enter: Enter) -> None:
    """Facts are known to all, also to servers that come later; changed, and withdrawn."""
    ada, ben = await acquainted(enter, "ada", "ben")
    ada.relay.tell("tables", "x", b"open")
    ada.relay.tell("tables", "y", b"open")
    ben.relay.tell("tables", "z", b"open")
    both = {("ada", "x", b"open"), ("ada", "y", b"open"), ("ben", "z", b"open")}
    await until(lambda: ada.facts("tables") == ben.facts("tables") == both)
    cleo = await enter("cleo")
    await until(lambda: cleo.facts("tables") == both)
    ada.relay.tell("tables", "x", b"full")
    ada.relay.tell("tables", "y", None)
    left = {("ada", "x", b"full"), ("ben", "z", b"open")}
    await until(lambda: cleo.facts("tables") == ben.facts("tables") == left)


async def test_who_leaves_is_forgotten_with_all_facts(enter: Enter) -> None:
    """A server that leaves says so: nobody waits for it."""
    ada, ben = await acquainted(enter, "ada", "ben")
    ben.relay.tell("tables", "z", b"open")
    await until(lambda: ada.facts("tables"))
    await ben.relay.leave()
    await until(lambda: not ada.relay.others())
    assert not ada.facts("tables")
    assert not ben.relay.is_up


async def test_the_way_is_measured(enter: Enter) -> None:
    """How long it takes to another server is known after a while; of nobody, it is unknown."""
    ada, _ = await acquainted(enter, "ada", "ben")
    await until(lambda: ada.relay.way_to("ben") > 0)
    assert ada.relay.way_to("cleo") == 0


async def test_large_messages_arrive(enter: Enter) -> None:
    """A message may be far larger than what is read at once."""
    ada, ben = await acquainted(enter, "ada", "ben")
    ada.relay.send("ben", Word(1, b"x" * 1_000_000))
    ada.relay.send("ben", Word(2))
    await until(lambda: ben.numbers("ada") == [1, 2])


async def test_one_server_is_its_own_house(alone: Member) -> None:
    """A server alone hears itself, knows its own facts, and has no others."""
    relay = alone.relay
    relay.send("ada", Word(1))
    relay.send("ben", Word(2))
    relay.tell("tables", "x", b"open")
    relay.tell("tables", "y", b"open")
    relay.tell("tables", "y", None)
    await until(lambda: alone.heard)
    assert alone.numbers("ada") == [1]
    assert alone.facts("tables") == {("ada", "x", b"open")}
    assert (relay.is_up, relay.others(), relay.way_to("ada")) == (True, frozenset(), 0)
    await relay.leave()
    assert not relay.is_up
