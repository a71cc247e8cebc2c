"""Simulations: by kernels or by bots at tables, with the same deals and the same results."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from backtrick.bots import BOTS, bot
from backtrick.bots import simulation as bots_of_simulations
from backtrick.bots.bot import Bot
from backtrick.bots.random_moves import RANDOM
from backtrick.bots.simulation import Simulation
from backtrick.games import GAMES, game
from backtrick.sim.decks import dealt
from backtrick.sim.tally import Tally
from tests.strategies import all_options

if TYPE_CHECKING:
    from backtrick.bots.bot import AnyBotPlayer, Chair
    from backtrick.games.any_game import AnyGame

SEED = 3
# Games in which only the deck is left to chance.
PREDICTABLE: list[tuple[str, dict[str, object]]] = [
    ("quick-easy", {"players": 2}),
    ("quick-easy", {"players": 3, "variant": "pro", "starter": "random"}),
    ("quick-easy", {"players": 5, "starter": 4}),
    ("face-to-face", {}),
    ("face-to-face", {"starter": 1}),
]


def simulation(name: str, bots: str = "random", **options: object) -> Simulation:
    """A simulation with one bot on all seats, or one for each."""
    chosen = game(name).options(**options)
    names = tuple(bots.split(","))
    by_seat = names if len(names) > 1 else names * chosen.players
    return Simulation(name, chosen, by_seat, SEED)


def plain(of: Simulation, games: range) -> Tally:
    """The results of bots at tables, even if the games are compiled."""
    parts = (of.play_at_tables(options, some) for options, some in of.by_starter(games))
    return sum(parts, start=Tally.nothing(of.options.players))


@pytest.mark.parametrize("name, options", PREDICTABLE)
def test_kernels_and_tables_agree(name: str, options: dict[str, object]) -> None:
    """Greedy games have exactly the same results by kernels and by the plain rules."""
    greedy, games = simulation(name, "greedy", **options), range(5, 25)
    assert greedy.compiled
    assert greedy.play(games) == plain(greedy, games)


@pytest.mark.parametrize("name", GAMES)
def test_random_is_random_in_both(name: str) -> None:
    """Random games by kernels are about as long, on average, as those at tables."""
    random = simulation(name)
    compiled, tables = random.play(range(2_000)), plain(random, range(60))
    assert compiled.games == 2_000
    assert tables.turns / 60 == pytest.approx(compiled.turns / 2_000, rel=0.25)
    assert tables.cards_left / 60 == pytest.approx(compiled.cards_left / 2_000, rel=0.25)


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_plays(name: str) -> None:
    """Each bot plays a game to its end, with little effort."""
    for each in BOTS[name]:
        with_little = Simulation(name, game(name).options(), (each.name,) * 2, SEED, effort=1)
        assert with_little.play(range(1)).games == 1


@pytest.mark.parametrize("name", GAMES)
def test_it_does_not_matter_how_games_are_split(name: str) -> None:
    """The parts of a simulation add up to the whole, even after being pickled."""
    whole = simulation(name, "greedy,random")
    parts = [range(1), range(1, 10), range(10, 31)]
    copies = (pickle.loads(pickle.dumps(whole)).play(part) for part in parts)  # noqa: S301 - ours
    assert sum(copies, start=Tally.nothing(2)) == whole.play(range(31))


def test_seats_start_in_turn_where_a_lot_would_decide() -> None:
    """Instead of a lot, seat 0 starts game 0, seat 1 starts game 1, and so on."""
    by_lot = simulation("quick-easy", players=3, starter="random")
    starters = {
        number: str(options).split()[2]
        for options, games in by_lot.by_starter(range(7, 12))
        for number in games
    }
    assert starters == {number: f"starter={number % 3}" for number in range(7, 12)}


@pytest.mark.parametrize("name", GAMES)
def test_a_lot_stands_for_one_table_per_seat(name: str) -> None:
    """Options that leave the start to a lot stand for one table per seat, others for one table."""
    for options in all_options(game(name)):
        tables = options.without_lots()
        assert len(set(tables)) == len(tables) in {1, options.players}
        assert options in tables or len(tables) == options.players
        assert all(table.without_lots() == (table,) for table in tables)


def test_quick_bots_agree_who_starts() -> None:
    """Votes for who starts are not turns; all vote as the first seat does, for itself."""
    bot_game = simulation("quick-easy", "greedy,random,greedy", players=3).bot_game(
        game("quick-easy").options(players=3), 0
    )
    events = list(bot_game.play())
    assert [(event.seat, str(event.what)) for event in events[:3]] == [
        (0, "start:0"),
        (1, "start:0"),
        (2, "start:0"),
    ]
    assert events[3].seat == 0
    assert bot_game.turns <= len(events) - 3


@pytest.mark.parametrize("effort, given", [(0, 5), (9, 9)])
def test_chairs_differ_in_seat_and_chance(
    effort: int, given: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every bot has its own seed, and its usual effort unless another is asked for."""
    chairs: list[Chair] = []

    def sit(chair: Chair) -> AnyBotPlayer:
        chairs.append(chair)
        return RANDOM.sit(chair)

    def sitting(_game: AnyGame, name: str) -> Bot:
        return Bot(name, sit, effort=5)

    monkeypatch.setattr(bots_of_simulations, "bot", sitting)
    asked = replace(simulation("quick-easy", players=3), effort=effort)
    for number in range(2):
        asked.bot_game(asked.options, number)
    assert [(chair.seat, chair.effort) for chair in chairs] == [(n, given) for n in (0, 1, 2)] * 2
    assert len({chair.chance for chair in chairs}) == 6
    assert {chair.company for chair in chairs} == {("random",) * 3}


@pytest.mark.parametrize("name", GAMES)
def test_decks_are_whole(name: str) -> None:
    """Every deck of a simulation has all cards of the box; each game has another order."""
    rules = game(name)
    decks = [rules.write_deck(dealt(rules, SEED, number)) for number in range(3)]
    assert len(set(decks)) == 3
    whole = sorted(rules.write_deck(rules.deck(0)).split())
    assert all(sorted(deck.split()) == whole for deck in decks)


def test_an_unknown_bot_is_refused() -> None:
    """The error lists the bots."""
    with pytest.raises(ValueError, match="'gredy' for quick-easy; there are random, greedy"):
        bot(game("quick-easy"), "gredy")
