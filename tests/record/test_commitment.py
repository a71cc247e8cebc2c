"""The commitment to the cards: the record has it, and it holds or does not."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.record import Record, commitment, read, verify, write

from .small import SMALL, lines, refused

every_game = pytest.mark.parametrize("name", GAMES)
HASH = sha256(b"").hexdigest()


def dealt(name: str, seed: int) -> Record:
    """The record of a game dealt at a live table, before its first move."""
    game = GAMES[name]
    options = game.options()
    seats = tuple(f"Seat {seat}" for seat in range(options.players))
    deck = game.deck(seed)
    return Record(game, options, seats, seed, deck, commitment=commitment(game, seed, deck))


@every_game
@given(seed=st.integers(0, 2**128 - 1))
def test_a_commitment_that_was_kept_holds(name: str, seed: int) -> None:
    """Written and read back, a deal keeps its hash, and the hash is right."""
    record = dealt(name, seed)
    assert read(write(record)) == record
    proof = verify(read(write(record)))
    assert proof.holds
    assert proof.promised == proof.found
    assert verify(replace(record, commitment=None), f" {proof.found.upper()}\n").holds


@every_game
@given(seed=st.integers(0, 2**128 - 1), other=st.integers(0, 2**128 - 1))
def test_other_cards_break_it(name: str, seed: int, other: int) -> None:
    """Another seed, another deck or an arranged deck cannot pass."""
    record, exchanged = dealt(name, seed), dealt(name, other)
    if seed != other:
        assert not verify(replace(record, seed=other)).holds
        assert not verify(replace(exchanged, commitment=record.commitment)).holds
        assert not verify(exchanged, record.commitment).holds
    laid_out = replace(record, deck=record.game.deck(seed ^ 1))
    promised = commitment(record.game, seed, laid_out.deck)
    proof = verify(replace(laid_out, commitment=promised))
    assert proof.promised == proof.found
    assert not proof.is_shuffled
    assert not proof.holds


@every_game
def test_without_a_hash_nothing_holds(name: str) -> None:
    """An old record has no hash; it can still be read and written."""
    record = replace(dealt(name, 7), commitment=None)
    assert "commitment" not in write(record)
    assert read(write(record)).commitment is None
    assert not verify(record).holds


@pytest.mark.parametrize("game", SMALL)
def test_the_hash_comes_after_the_deck(game: str) -> None:
    """It is accepted nowhere else."""
    head = lines(SMALL[game])
    line = f"commitment: {HASH}"
    after_deck = next(n for n, each in enumerate(head) if each.startswith("deck: ")) + 1
    text = "\n".join([*head[:after_deck], line, *head[after_deck:], ""])
    assert read(text).commitment == HASH
    assert write(read(text)) == text
    for place in {*range(len(head) + 1)} - {after_deck}:
        refused("\n".join([*head[:place], line, *head[place:], ""]))
    twice = [*head[:after_deck], line, line, *head[after_deck:], ""]
    assert refused("\n".join(twice)).line == after_deck + 2


@pytest.mark.parametrize("value", ["", HASH[:-1], f"{HASH}0", HASH.upper(), "x" * 64, f" {HASH}"])
def test_a_bad_hash_is_refused(value: str) -> None:
    """Only 64 lower-case hex digits are read or written."""
    record = dealt(next(iter(GAMES)), 7)
    good = write(record)
    error = refused(good.replace(str(record.commitment), value))
    assert error.text.startswith("commitment:")
    with pytest.raises(ValueError, match="64 digits"):
        write(replace(record, commitment=value))


@given(st.none() | st.integers() | st.binary())
def test_only_text_is_a_hash(value: Any) -> None:
    """Other types are refused as well."""
    if value is not None:
        with pytest.raises((TypeError, ValueError)):
            write(replace(dealt(next(iter(GAMES)), 7), commitment=value))
