"""What a drawn number means at the table, and whether the draws of a record were honest.

The meaning is fixed in words (docs/fair-dice.md) and does not depend on how the rules number cards
or ways: a record that verifies today verifies with every later version. Each chance action takes
exactly one number, so that draws can be counted in a record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..rng.provably_fair import Dice, commitment
from ..rules.actions import A_LAY, A_REVEAL, A_ROLL, A_STARTS, one_die, pack
from ..rules.agenda import DRAW_STARTER, LAY_TILE, LOOK, REVEAL, actor, top_a, top_b, top_kind
from ..rules.chance import dice_to_throw
from ..rules.constants import CHANCE, DECK, FACE_LETTERS
from ..rules.definitions import THINGS_PRINTED
from ..rules.engine import IllegalAction, outcome
from ..rules.state import State
from ..text import Told
from .game import Record, RecordError, last_position, replay
from .notation import action_text, thing_label

FACES_IN_ORDER = "123ECH"  # what the digits 0 to 5 show; for ever, however the rules count faces


# --- what a number means -------------------------------------------------------------------------


def bring(state: State, below: Callable[[int], int]) -> int:
    """What chance brings, as an action; `below` is asked for one number."""
    if actor(state) != CHANCE:
        raise IllegalAction("it is not chance's turn in this position")
    return _meaning(state, below(_ways(state)))


def possible(state: State) -> list[str]:
    """What the numbers 0, 1, 2 … bring, as notation; empty for dice, whose digits say it."""
    return [action_text(state, action) for action in _choices(state)]


def _ways(state: State) -> int:
    """How many numbers there are to draw from."""
    return len(_choices(state)) or len(FACES_IN_ORDER) ** dice_to_throw(state)


def _meaning(state: State, number: int) -> int:
    choices = _choices(state)
    return choices[number] if choices else _roll(dice_to_throw(state), number)


def _choices(state: State) -> list[int]:
    """Cards, tiles or monsters, in their order; nothing where dice are thrown."""
    kind = top_kind(state)
    if kind == REVEAL or kind == LOOK:
        deck = [card.number for card in THINGS_PRINTED if state.lies[card.number] == DECK]
        return [pack(A_REVEAL, card) for card in sorted(deck, key=thing_label)]
    if kind == LAY_TILE:
        faces = sorted((top_a(state), top_b(state)), key=thing_label)
        return [pack(A_LAY, face) for face in faces]
    if kind == DRAW_STARTER:
        return [pack(A_STARTS, seat) for seat in range(state.seats)]
    return []


def _roll(dice: int, number: int) -> int:
    """One digit in base six for each die, the last digit first."""
    action = pack(A_ROLL)
    for _ in range(dice):
        number, digit = divmod(number, len(FACES_IN_ORDER))
        action += one_die(FACE_LETTERS.index(FACES_IN_ORDER[digit]))
    return action


# --- whether a record is honest ------------------------------------------------------------------


@dataclass(frozen=True)
class Difference:
    """A draw that is not what the secret says."""

    number: int  # of the draw, from 0
    place: int  # where the record has it: the number of the line …
    in_file: bool  # … or, in one that was never a file, of the move
    recorded: str
    derived: str


@dataclass(frozen=True)
class Verdict:
    """Whether the draws of a record follow from its secret."""

    commitment: str
    draws: int = 0  # derived again
    differences: tuple[Difference, ...] = ()
    fault: Told | None = None  # why nothing could be derived

    @property
    def fits(self) -> bool:
        return not self.fault and not self.differences

    def __str__(self) -> str:
        return str(self.told())

    def told(self) -> Told:
        """The verdict as one sentence, in any language."""
        if self.fault:
            return self.fault
        if not self.differences:
            return Told("cli-draws-fit", draws=self.draws, commitment=self.commitment)
        first = self.differences[0]
        return Told(
            "cli-draws-differ" if first.in_file else "cli-draws-differ-move",
            place=first.place,
            recorded=first.recorded,
            number=first.number,
            derived=first.derived,
            different=len(self.differences),
            draws=self.draws,
        )


def verify(record: Record, where: str = "record") -> Verdict:
    """Derive every chance action again. A record that does not replay raises RecordError."""
    fault = _fault(record, where)
    if fault:
        return Verdict(record.commitment, fault=fault)
    dice = Dice(bytes.fromhex(record.secret), record.entropy)
    differences = []
    for ply, state, recorded in _chances(record, where):
        number, derived = dice.number, bring(state, dice.below)
        if derived != recorded:
            texts = action_text(state, recorded), action_text(state, derived)
            differences.append(Difference(number, *_where(record, ply), *texts))
    return Verdict(record.commitment, dice.number, tuple(differences))


def _where(record: Record, ply: int) -> tuple[int, bool]:
    return (record.lines[ply], True) if ply < len(record.lines) else (ply + 1, False)


def _fault(record: Record, where: str) -> Told | None:
    """Why nothing can be derived, in a sentence."""
    if not record.commitment:
        return Told("cli-no-commitment")
    if not record.secret and outcome(last_position(record, where)) is None:
        return Told("cli-no-secret-yet")
    if not record.secret:
        return Told("cli-no-secret")
    fitting = commitment(bytes.fromhex(record.secret))
    if fitting != record.commitment:
        return Told("cli-other-commitment", recorded=record.commitment, fitting=fitting)
    return None


def _chances(record: Record, where: str = "record") -> Iterator[tuple[int, State, int]]:
    """Each action of chance with the moves before it and the position in which it came.

    The position is one object that moves on, as in `replay`.
    """
    for ply, (state, action) in enumerate(replay(record, where)):
        if action and actor(state) == CHANCE:
            yield ply, state, action


# --- for browsers --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw:
    """One draw, told so that nobody needs the rules to check it."""

    number: int
    ply: int  # moves before it
    ways: int  # the number drawn is below this
    brought: str  # as recorded
    possible: tuple[str, ...] = ()  # what each number brings; of dice, its digits say it


@dataclass(frozen=True)
class Proof:
    """All that is needed to derive every draw of a finished game again."""

    commitment: str
    secret: str
    entropy: tuple[str, ...]
    draws: tuple[Draw, ...]


def proof(record: Record) -> Proof:
    """What a browser checks. It tells cards that only one seat has seen: not before the end."""
    if not record.secret:
        raise RecordError("mistake-no-proof")
    draws = [
        Draw(number, ply, _ways(state), action_text(state, action), tuple(possible(state)))
        for number, (ply, state, action) in enumerate(_chances(record))
    ]
    return Proof(record.commitment, record.secret, record.entropy, tuple(draws))
