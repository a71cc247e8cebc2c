"""Lines that lose, double, delay and reorder: what the relay promises all the same."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backtrick.relay.facts import Changed, Topic, Whole
from tests.patience import until

from .exchange import Exchange, ExchangeRelay
from .members import Member, Word


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(3))
async def test_nothing_comes_twice_or_out_of_order(seed: int) -> None:
    """Of many messages some are lost; the others come once, in the order they were sent."""
    exchange = Exchange(seed, trouble=0.2)
    ada, ben = (Member(ExchangeRelay(name, exchange, (Word,))) for name in ("ada", "ben"))
    for member in (ada, ben):
        await member.join()
    await until(ada.relay.others)
    ada.relay.tell("tables", "x", b"open")
    for number in range(300):
        ada.relay.send("ben", Word(number))
        await asyncio.sleep(0)  # so that each goes out by itself
    exchange.trouble = 0
    ada.relay.send("ben", Word(300))
    await until(lambda: 300 in ben.numbers("ada"))
    heard = ben.numbers("ada")
    assert heard == sorted({*heard})
    assert len(heard) < 300
    await until(lambda: ben.facts("tables") == {("ada", "x", b"open")})
    for member in (ada, ben):
        await member.relay.leave()


ITEMS = st.sampled_from("abc")
TELLINGS = st.lists(st.tuples(ITEMS, st.none() | st.binary(max_size=1), st.booleans()))


@given(tellings=TELLINGS)
@settings(max_examples=50)
def test_missed_facts_are_noticed(tellings: list[tuple[str, bytes | None, bool]]) -> None:
    """A listener who has the newest number has all facts; otherwise the whole brings them."""
    teller, listener = Topic(), Topic()
    for item, value, is_lost in tellings:
        teller.tell(item, value)
        change = teller.change("tables")
        if isinstance(change, Changed) and not is_lost:
            listener.hear_change(change)
        if listener.number == teller.number:
            assert listener.items == teller.items
    whole = teller.whole("tables")
    listener.hear_whole(Whole(whole.topic, whole.number, {**whole.items}))
    assert (listener.number, listener.items) == (teller.number, teller.items)
