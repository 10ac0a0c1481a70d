"""The champion's network in compilable code: what it would do, and how likely each monster wins.

The first layer is a sum of rows of whole numbers, one row for each cell of the observation that is
not 0. The other layers are 32-bit numbers, always added in the same order, so that every machine
gets the same result, compiled and interpreted.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple

import numpy as np

from ...rules.agenda import OVER, PREDICT, actor, top_kind
from ...rules.constants import EDITIONS, MAX_SEATS
from ...rules.operations import clockwise, is_alive
from ...rules.signatures import Array, Bytes, Reals, Words, compiled_once
from ...rules.state import State
from ...rules.transitions import list_legal
from ...spaces.actions import id_of
from ...spaces.card_cells import C_OWNED, FIRST_IDS, MORE_IDS, MORE_SLICES, cell_of_card
from ...spaces.observations import SIZE, observe
from ..greedy import greedy_action
from ..heuristic import share_among_winners

LOG_2: Final = 0.6931471805599453
OUTCOMES: Final = MAX_SEATS + 1  # each seat counted from the observer, then "nobody"

# Cells of `places`: the sizes of the layers, and where each layer begins in `layers`.
WIDE: Final = 0  # outputs of the first layer
NARROW: Final = 1  # outputs of the others
BLOCKS: Final = 2  # number of residual layers
SECOND: Final = 3  # weights, then biases, as all that follow
FIRST_BLOCK: Final = 4
VALUE: Final = 5
POLICY: Final = 6  # for each action: weights and a bias
FIRST_ROWS: Final = 7  # by cell: the row of `table` for the value 1; higher values follow
ROW_COUNTS: Final = FIRST_ROWS + SIZE  # by cell
PLACES: Final = ROW_COUNTS + SIZE

# First numbers of `layers`.
UNIT: Final = 0  # the value of 1 in `table`
SHARPNESS: Final = 1  # factors of the outcomes' logits, by edition and number of monsters
FIRST_BIAS: Final = SHARPNESS + EDITIONS * (MAX_SEATS - 1)

# What a player pays attention to.
ALL_CARDS_SEEN: Final = 0
OWN_CARDS_SEEN: Final = 1  # not the cards and tiles of other monsters

Floats = Annotated[Any, Array("float32")]
Shorts = Annotated[Any, Array("int16")]
Indices = Annotated[Any, Array("int32")]


class Brain(NamedTuple):
    """The weights of the network and the buffers of one player."""

    table: Shorts  # rows of the first layer
    places: Indices
    layers: Floats
    observation: Bytes
    sums: Indices  # of the first layer
    active: Indices  # where the rows of the first layer begin; then the inputs of a layer above 0
    hidden: Floats  # the first layer, the last hidden layer, a block, the outcomes


class Manner(NamedTuple):
    """How a weaker player uses the policy."""

    temperature: float  # the logits are divided by it; actions are drawn with these chances
    attention: int


def new_brain(weights: tuple[Any, ...]) -> Brain:
    """Return a network with its own buffers; `weights` are the first three fields."""
    wide, narrow = int(weights[1][WIDE]), int(weights[1][NARROW])
    sums, active = np.zeros(wide, np.int32), np.zeros(max(SIZE, wide), np.int32)
    hidden = np.zeros(wide + 2 * narrow + OUTCOMES, np.float32)
    return Brain(*(*weights, np.zeros(SIZE, np.int8), sums, active, hidden))


def no_brain() -> Brain:
    """Return a network without weights, for players that need none."""
    places = np.zeros(PLACES, np.int32)
    return new_brain((np.zeros(0, np.int16), places, np.zeros(0, np.float32)))


# --- layers --------------------------------------------------------------------------------------


@compiled_once
def think(brain: Brain, state: State, seat: int, attention: int) -> None:
    """Compute the last hidden layer for what `seat` observes."""
    observe(state, seat, brain.observation, 0, 1)
    if attention == OWN_CARDS_SEEN:
        _overlook_cards(brain.observation)
    hidden, places = brain.hidden, brain.places
    wide, narrow = int(places[WIDE]), int(places[NARROW])
    _add_rows(brain, wide)
    _apply_layer(brain, 0, wide, int(places[SECOND]), wide)
    for i in range(wide, wide + narrow):
        hidden[i] = max(hidden[i], np.float32(0.0))
    last, block = hidden[wide : wide + narrow], hidden[wide + narrow : wide + 2 * narrow]
    for number in range(places[BLOCKS]):
        first = int(places[FIRST_BLOCK]) + number * (narrow + 1) * narrow
        _apply_layer(brain, wide, narrow, first, wide + narrow)
        for i in range(narrow):
            last[i] += max(block[i], np.float32(0.0))


def _overlook_cards(observation: Bytes) -> None:
    """Remove the cards and tiles of other monsters from an observation."""
    for card in range(FIRST_IDS + MORE_SLICES * MORE_IDS):
        for distance in range(1, MAX_SEATS):
            observation[cell_of_card(card, C_OWNED + distance)] = 0


def _add_rows(brain: Brain, wide: int) -> None:
    """Compute the first layer: the sum of the rows of all cells above 0.

    Four rows are added at a time, so that sums are read and written less.
    """
    sums, active = brain.sums, brain.active
    for i in range(wide):
        sums[i] = 0
    many = _list_rows(brain, wide)
    done = many - many % 4
    for k in range(0, done, 4):
        _add_four_rows(brain.table, active, k, sums)
    for k in range(done, many):
        row = brain.table[int(active[k]) : int(active[k]) + wide]
        for i in range(wide):
            sums[i] += row[i]
    unit, biases = brain.layers[UNIT], brain.layers[FIRST_BIAS : FIRST_BIAS + wide]
    for i in range(wide):
        brain.hidden[i] = unit * np.float32(sums[i]) + biases[i]


def _list_rows(brain: Brain, wide: int) -> int:
    """Write to `active` where the rows of all cells above 0 begin; return how many.

    Both loops have no branch: which cells are above 0 cannot be predicted.
    """
    observation, places, active = brain.observation, brain.places, brain.active
    cells = 0
    for cell in range(SIZE):
        active[cells] = cell  # overwritten by the next one unless the cell is above 0
        cells += 1 if observation[cell] > 0 else 0
    many = 0
    for k in range(cells):
        cell = int(active[k])
        rows = int(places[ROW_COUNTS + cell])
        value = min(int(observation[cell]), rows)
        active[many] = (int(places[FIRST_ROWS + cell]) + value - 1) * wide
        many += 1 if rows > 0 else 0
    return many


def _add_four_rows(table: Shorts, active: Indices, k: int, sums: Indices) -> None:
    """Add four rows to the sums."""
    wide = len(sums)
    a, b, c, d = int(active[k]), int(active[k + 1]), int(active[k + 2]), int(active[k + 3])
    of_a, of_b = (
        table[a : a + wide],
        table[b : b + wide],
    )  # slices: the compiler vectorises the loop
    of_c, of_d = table[c : c + wide], table[d : d + wide]
    for i in range(wide):
        sums[i] += int(of_a[i]) + int(of_b[i]) + int(of_c[i]) + int(of_d[i])


def _apply_layer(brain: Brain, at: int, size: int, first: int, to: int) -> None:
    """Compute a layer from hidden[at] on; inputs below 0 count as 0.

    Four inputs are added at a time, in their order, so that outputs are read and written less.
    """
    active, hidden, layers = brain.active, brain.hidden, brain.layers
    narrow = int(brain.places[NARROW])
    outputs = hidden[to : to + narrow]
    biases = layers[first + size * narrow : first + (size + 1) * narrow]
    for j in range(narrow):
        outputs[j] = biases[j]
    many = 0
    for i in range(size):
        active[many] = i  # overwritten by the next one unless the input is above 0
        many += 1 if hidden[at + i] > 0.0 else 0
    done = many - many % 4
    for k in range(0, done, 4):
        _add_four(active, k, hidden[at : at + size], layers, first, outputs)
    for k in range(done, many):
        row = first + int(active[k]) * narrow
        value, weights = hidden[at + active[k]], layers[row : row + narrow]
        for j in range(narrow):
            outputs[j] += value * weights[j]


def _add_four(
    active: Indices, k: int, inputs: Floats, layers: Floats, first: int, outputs: Floats
) -> None:
    """Add four inputs times their weights to the outputs."""
    narrow = len(outputs)
    a, b, c, d = int(active[k]), int(active[k + 1]), int(active[k + 2]), int(active[k + 3])
    at_a, at_b, at_c, at_d = inputs[a], inputs[b], inputs[c], inputs[d]
    of_a = layers[first + a * narrow : first + (a + 1) * narrow]
    of_b = layers[first + b * narrow : first + (b + 1) * narrow]
    of_c = layers[first + c * narrow : first + (c + 1) * narrow]
    of_d = layers[first + d * narrow : first + (d + 1) * narrow]
    for j in range(narrow):
        total = outputs[j] + at_a * of_a[j] + at_b * of_b[j]
        outputs[j] = total + at_c * of_c[j] + at_d * of_d[j]


# --- policy --------------------------------------------------------------------------------------


def first_choice(brain: Brain, state: State, seat: int, out: Words) -> int:
    """Return the legal action that the policy prefers; `out` is scratch for actions."""
    n = list_legal(state, out)
    if n == 1:
        return out[0]
    think(brain, state, seat, ALL_CARDS_SEEN)
    best = 0
    highest = -1e30
    for i in range(n):
        preference = action_logit(brain, id_of(state, out[i]))
        if preference > highest:
            highest = preference
            best = i
    return out[best]


def draw_choice(
    brain: Brain, state: State, seat: int, out: Words, chances: Reals, manner: Manner, draw: float
) -> int:
    """Return a legal action drawn by the policy: `draw` is a random number from 0 to below 1."""
    n = list_legal(state, out)
    think(brain, state, seat, manner.attention)
    highest = -1e30
    for i in range(n):
        chances[i] = action_logit(brain, id_of(state, out[i]))
        highest = max(highest, chances[i])
    total = 0.0
    for i in range(n):
        chances[i] = exponential((chances[i] - highest) / manner.temperature)
        total += chances[i]
    left = draw * total
    for i in range(n - 1):
        left -= chances[i]
        if left < 0.0:
            return out[i]
    return out[n - 1]


def policy_answer(brain: Brain, state: State, seat: int, out: Words) -> int:
    """As `first_choice`; predictions, which the policy does not know, are those of *greedy*."""
    if top_kind(state) == PREDICT:
        return greedy_action(state, seat, out)
    return first_choice(brain, state, seat, out)


def action_logit(brain: Brain, number: int) -> float:
    """Return the preference for an action id, after `think`."""
    wide, narrow = int(brain.places[WIDE]), int(brain.places[NARROW])
    row = int(brain.places[POLICY]) + int(number) * (narrow + 1)  # interpreted ids have 16 bits
    last, weights = brain.hidden[wide : wide + narrow], brain.layers[row : row + narrow + 1]
    total = weights[narrow]
    for i in range(narrow):
        total += last[i] * weights[i]
    return total


# --- value ---------------------------------------------------------------------------------------


def win_chances(brain: Brain, state: State, values: Reals, at: int) -> None:
    """Write the win chance of each monster to values[at + seat], before a throw or a decision."""
    if state.step == OVER and state.depth == 0:
        share_among_winners(state, values, at)
        return
    who = actor(state)
    observer = who if who >= 0 else state.turn
    think(brain, state, observer, ALL_CARDS_SEEN)
    outcomes = brain.hidden[_compute_outcomes(brain) :]
    sharpness = brain.layers[SHARPNESS + state.edition * (MAX_SEATS - 1) + state.seats - 2]
    total = exponential(sharpness * outcomes[MAX_SEATS])
    for i in range(state.seats):
        seat = clockwise(state, observer, i)
        values[at + seat] = 0.0
        if is_alive(state, seat):
            values[at + seat] = exponential(sharpness * outcomes[i])
            total += values[at + seat]
    for seat in range(state.seats):
        values[at + seat] /= total


def _compute_outcomes(brain: Brain) -> int:
    """Write the logits of the outcomes to `hidden`; return where."""
    hidden, layers = brain.hidden, brain.layers
    wide, narrow = int(brain.places[WIDE]), int(brain.places[NARROW])
    last, outcomes = hidden[wide : wide + narrow], wide + 2 * narrow
    first = int(brain.places[VALUE])
    for j in range(OUTCOMES):
        hidden[outcomes + j] = layers[first + narrow * OUTCOMES + j]
    for i in range(narrow):
        for j in range(OUTCOMES):
            hidden[outcomes + j] += last[i] * layers[first + i * OUTCOMES + j]
    return outcomes


def exponential(power: float) -> float:
    """Return e to this power by basic operations only, so that all machines agree.

    e^x = (e^(x / 1024))^1024; the series of the small power needs six terms.
    """
    small = min(max(float(power), -60.0), 60.0) / 1024.0
    term = 1.0 + small * (1.0 + small / 2.0 * (1.0 + small / 3.0 * (1.0 + small / 4.0)))
    for _ in range(10):
        term *= term
    return term


def logarithm(number: float) -> float:
    """Return the natural logarithm of a number from 1 on, by basic operations only.

    log x = k log 2 + 2 artanh((r - 1) / (r + 1)) with x = 2^k r and r from 0.75 to 1.5.
    """
    rest = float(number)
    total = 0.0
    while rest > 1.5:
        rest /= 2.0
        total += LOG_2
    ratio = (rest - 1.0) / (rest + 1.0)
    power = 2.0 * ratio
    for odd in range(1, 25, 2):
        total += power / odd
        power *= ratio * ratio
    return total
