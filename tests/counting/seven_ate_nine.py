"""7 Ate 9, counted move by move over multisets of cards.

Time is left out: at any moment, every seat may do whatever the cards allow. A hand and the cards
below the top of the middle are kept sorted, since their order means nothing.
"""

from collections import Counter
from collections.abc import Iterator

from tests.counting.chance import in_order, shuffled
from tests.counting.count import Deal, Stretch, Tree
from tests.counting.seven_ate_nine_table import FULL_DECK, Cards, Position, Table

TOKENS_TO_WIN = 3


def count(deal: Deal, depth: int) -> Tree:
    """Count the tree below this deal; without a deck, the whole box is dealt from the seed."""
    children = frozenset(int(seat) for seat in deal.options.get("children", "").split(",") if seat)
    cards = tuple(deal.deck.split()) or shuffled(FULL_DECK, deal.seed, "round/0")
    table = Table(int(deal.options["players"]), children, deal.options, cards, deal.seed)
    return deal.tree_below(table.dealt(cards), lambda position, _: _unfold(table, position), depth)


def _unfold(table: Table, position: Position) -> Stretch[Position]:
    if position.outcome:
        return Stretch()
    moves = [
        (seat, *move) for seat in range(table.players) for move in _moves(table, position, seat)
    ]
    return Stretch(after=[((f"{seat}:{name}",), after) for seat, name, after in moves])


def _moves(table: Table, position: Position, seat: int) -> Iterator[tuple[str, Position]]:
    """The position after each move of a seat: draw, lay in the middle, lay on its own row."""
    hand, stack = position.hands[seat], position.stacks[seat]
    is_last = len(hand) + len(stack) == 1
    if stack:
        yield "draw", _settled(table, _drawn(position, seat))
    for card in set(hand):
        if is_last:
            yield card, _won(table, _laid(position, seat, card), seat)
        elif table.fit(card, position.top):
            yield card, _settled(table, _laid(position, seat, card))
        if not is_last and _fits_own_row(table, position, seat, card):
            yield f"{card}~", _settled(table, _laid_on_own_row(position, seat, card))


def _fits_own_row(table: Table, position: Position, seat: int, card: str) -> bool:
    row = position.rows[seat]
    return table.has_row(seat) and (not row or table.fit(card, row[-1]))


def _drawn(position: Position, seat: int) -> Position:
    card, *rest = position.stacks[seat]
    return position._replace(
        hands=_with(position.hands, seat, in_order((*position.hands[seat], card))),
        stacks=_with(position.stacks, seat, tuple(rest)),
    )


def _laid(position: Position, seat: int, card: str) -> Position:
    return position._replace(
        hands=_with(position.hands, seat, _without(position.hands[seat], card)),
        top=card,
        below=in_order((*position.below, position.top)),
    )


def _laid_on_own_row(position: Position, seat: int, card: str) -> Position:
    return position._replace(
        hands=_with(position.hands, seat, _without(position.hands[seat], card)),
        rows=_with(position.rows, seat, (*position.rows[seat], card)),
    )


def _won(table: Table, position: Position, seat: int) -> Position:
    """The round is won: the game ends, or a token is won and perhaps a new round begins."""
    if not table.has("match"):
        return position._replace(outcome=str(seat))
    tokens = tuple(had + (seat == other) for other, had in enumerate(position.tokens))
    if tokens[seat] == TOKENS_TO_WIN:
        return position._replace(tokens=tokens, outcome=str(seat))
    number = position.round + 1
    dealt = table.dealt(shuffled(table.deck, table.seed, f"round/{number}"))
    return dealt._replace(tokens=tokens, round=number, halts=position.halts)


def _settled(table: Table, position: Position) -> Position:
    """The position, or the one after a halt."""
    if not _is_halted(table, position):
        return position
    pile = (*position.below, position.top)
    held = {card for hand in position.hands for card in hand}
    if any(table.fit(card, top) for card in held for top in pile):
        return _after_halt(table, position, pile)
    if not any(position.rows):
        return position._replace(outcome="nobody")
    # Nothing in the middle would help: children's rows are shuffled in, and begin again.
    gathered = position._replace(rows=((),) * table.players)
    return _after_halt(table, gathered, (*pile, *(card for row in position.rows for card in row)))


def _is_halted(table: Table, position: Position) -> bool:
    """No stack, no last card, and nothing that fits, in the middle or on a child's row."""
    held = [(seat, card) for seat, hand in enumerate(position.hands) for card in hand]
    return not (
        any(position.stacks)
        or 1 in Counter(seat for seat, _ in held).values()
        or any(table.fit(card, position.top) for _, card in held)
        or any(_fits_own_row(table, position, seat, card) for seat, card in held)
    )


def _after_halt(table: Table, position: Position, pile: Cards) -> Position:
    """Hands become stacks and the middle turns up another card, all shuffled."""
    label = f"halt/{position.halts}"
    top, *below = shuffled(pile, table.seed, f"{label}/middle")
    stacks = tuple(
        shuffled(hand, table.seed, f"{label}/stack/{seat}")
        for seat, hand in enumerate(position.hands)
    )
    return position._replace(
        hands=((),) * table.players,
        stacks=stacks,
        top=top,
        below=in_order(tuple(below)),
        halts=position.halts + 1,
    )


def _without(cards: Cards, card: str) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _with(parts: tuple[Cards, ...], seat: int, own: Cards) -> tuple[Cards, ...]:
    """The cards of all seats with those of this seat replaced."""
    return (*parts[:seat], own, *parts[seat + 1 :])
