"""Maps drawn numbers to chance actions, and verifies a record: its draws, result and hash.

docs/fair-dice.md specifies the mapping. It does not depend on how the rules number cards or
outcomes: a record that verifies today verifies with every later version. Each chance action takes
exactly one number, so that draws can be counted in a record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..rng.provably_fair import FairDice, commitment
from ..rules.actions import A_LAY, A_REVEAL, A_ROLL, A_STARTS, first_of, one_die, pack
from ..rules.agenda import DRAW_STARTER, LAY_TILE, LOOK, REVEAL, actor, top_a, top_b, top_kind
from ..rules.chance import dice_to_throw
from ..rules.constants import CHANCE, DECK, FACE_LETTERS
from ..rules.definitions import ALL_THINGS
from ..rules.engine import IllegalAction, outcome
from ..rules.identity import public_name
from ..rules.state import State
from ..text import UserError
from .draw_names import DrawNames
from .game import Record, RecordError, last_position, replay, result_text
from .game_hash import game_hash
from .notation import action_text, thing_label
from .restored_dice import GameDice, RestoredDice

FACES_IN_ORDER = "123ECH"  # the faces of the digits 0 to 5; fixed, independent of the rules


# --- numbers to actions --------------------------------------------------------------------------


def draw_action(state: State, below: Callable[[int], int]) -> int:
    """Draw one number with `below(n)` and return the chance action that it selects."""
    if actor(state) != CHANCE:
        raise IllegalAction("chance cannot act in this position")
    return _selected(state, _listed_outcomes(state), below)


def _selected(state: State, choices: list[int], below: Callable[[int], int]) -> int:
    """Draw one number; return one of the listed outcomes, or a throw if there are none."""
    if choices:
        return choices[below(len(choices))]
    dice = dice_to_throw(state)
    return _roll_action(dice, below(_throw_count(dice)))


def named_action(state: State, dice: FairDice, name: str) -> int:
    """Return the chance action of the draw with this name.

    Of the cards in the deck, the one with the smallest rank is drawn. So a deal turns up the same
    card also if some other cards are no longer in the deck.
    """
    choices = _listed_outcomes(state)
    if top_kind(state) in (REVEAL, LOOK):
        return min(choices, key=lambda action: dice.rank(name, thing_label(first_of(action))))
    return _selected(state, choices, lambda n: dice.named_below(name, n))


def possible_texts(state: State) -> list[str]:
    """Return the actions of the numbers 0, 1, 2 … as notation; empty for dice (base-6 digits)."""
    return [action_text(state, action) for action in _listed_outcomes(state)]


def _outcome_count(state: State) -> int:
    """Return the exclusive upper bound of the number to draw."""
    return len(_listed_outcomes(state)) or _throw_count(dice_to_throw(state))


def _throw_count(dice: int) -> int:
    """Return the number of throws of some dice, which can be told apart."""
    return int(len(FACES_IN_ORDER) ** dice)


def _listed_outcomes(state: State) -> list[int]:
    """Return the actions for cards, tiles or monsters, in order; empty where dice are thrown."""
    kind = top_kind(state)
    if kind == REVEAL or kind == LOOK:
        deck = [card.number for card in ALL_THINGS if state.location[card.number] == DECK]
        return [pack(A_REVEAL, public_name(state, card)) for card in sorted(deck, key=thing_label)]
    if kind == LAY_TILE:
        faces = sorted((top_a(state), top_b(state)), key=thing_label)
        return [pack(A_LAY, public_name(state, face)) for face in faces]
    if kind == DRAW_STARTER:
        return [pack(A_STARTS, seat) for seat in range(state.seats)]
    return []


def _roll_action(dice: int, number: int) -> int:
    """Return a throw: one base-6 digit for each die, least significant first."""
    action = pack(A_ROLL)
    for _ in range(dice):
        number, digit = divmod(number, len(FACES_IN_ORDER))
        action += one_die(FACE_LETTERS.index(FACES_IN_ORDER[digit]))
    return action


# --- verification --------------------------------------------------------------------------------


@dataclass(frozen=True)
class DrawMismatch:
    """A draw that does not follow from the secret."""

    number: int  # of the draw, from 0
    line: int  # line number in the file …
    in_file: bool  # … or move number, if the record was not read from a file
    recorded: str
    derived: str


@dataclass(frozen=True)
class Verdict:
    """The result of a verification."""

    commitment: str
    draws: int = 0  # derived again
    differences: tuple[DrawMismatch, ...] = ()
    fault: UserError | None = None  # why the game is not proved
    unproved: tuple[UserError, ...] = ()  # sentences on what the record cannot prove

    @property
    def is_valid(self) -> bool:
        """Whether all draws follow from the secret, and the game is whole."""
        return not self.fault and not self.differences

    def __str__(self) -> str:
        return str(self.summary())

    def summary(self) -> UserError:
        """Return the verdict as a translatable sentence."""
        if self.fault:
            return self.fault
        if not self.differences:
            return UserError("cli-draws-fit", draws=self.draws, commitment=self.commitment)
        first = self.differences[0]
        key, unit = "cli-draws-differ-move", "move"
        if first.in_file:
            key, unit = "cli-draws-differ", "line"
        return UserError(
            key,
            **{unit: first.line},
            recorded=first.recorded,
            number=first.number,
            derived=first.derived,
            different=len(self.differences),
            draws=self.draws,
        )


@dataclass(frozen=True)
class Known:
    """What the reader of a record knows from elsewhere, in hexadecimal; empty: nothing."""

    hash: str = ""  # of the whole game, from the record or page of another player
    commitment: str = ""  # as shown before the game


def verify(record: Record, where: str = "record", known: Known | None = None) -> Verdict:
    """Derive every chance action again and compare. An invalid record raises RecordError."""
    known = known or Known()
    fault = _missing_proof(record, where, known)
    if fault:
        return Verdict(record.commitment, fault=fault)
    dice = GameDice(record.secret, record.entropy, record.restored)
    differences = []
    for ply, state, recorded, name in _chance_actions(record, where):
        number, now = dice.number, dice.take()
        derived = named_action(state, now, name) if name else draw_action(state, now.below)
        if derived != recorded:
            texts = action_text(state, recorded), action_text(state, derived)
            differences.append(DrawMismatch(number, *_locate(record, ply), *texts))
    fault = None if differences else _find_forgery(record, where, known)
    unproved = _unproved(record, known)
    return Verdict(record.commitment, dice.number, tuple(differences), fault, unproved)


def _find_forgery(record: Record, where: str, known: Known) -> UserError | None:
    """Return what does not fit the moves: their end, the result, the players or the hash.

    A game whose draws have names always has a hash. A record without `deal:` may come from an
    earlier version, which wrote none; the draws of a newer game do not fit without `deal:`.
    """
    result = result_text(last_position(record, where))
    if not result:
        return UserError("cli-game-cut", moves=len(record.moves))
    if record.result != result:
        return UserError("cli-other-result", recorded=record.result, actual=result)
    if record.players and len(record.players) != len(record.seats):
        return UserError("cli-other-players", players=len(record.players), seats=len(record.seats))
    actual = game_hash(record)
    if record.chain and record.chain != actual:
        return UserError("cli-other-chain", recorded=record.chain, actual=actual)
    if known.hash and known.hash != actual:
        return UserError("cli-other-known-hash", known=known.hash, actual=actual)
    if record.deal and not record.chain and not known.hash:
        return UserError("cli-chain-removed")
    return None


def _unproved(record: Record, known: Known) -> tuple[UserError, ...]:
    """Return what the record cannot prove."""
    found = []
    if not record.chain and not known.hash:
        found.append(UserError("cli-no-chain"))
    if not any(record.entropy) or not all(each.entropy for each in record.restored):
        found.append(UserError("cli-no-entropy"))
    if record.deal == "again":
        found.append(UserError("cli-deal-again"))
    found += [UserError("cli-restored-dice", draw=each.first) for each in record.restored]
    return tuple(found)


def _locate(record: Record, ply: int) -> tuple[int, bool]:
    return (record.lines[ply], True) if ply < len(record.lines) else (ply + 1, False)


def _missing_proof(record: Record, where: str, known: Known) -> UserError | None:
    """Return why the draws cannot be derived; None if they can."""
    if not record.commitment:
        return UserError("cli-no-commitment")
    if known.commitment and known.commitment != record.commitment:
        words = {"known": known.commitment, "recorded": record.commitment}
        return UserError("cli-other-known-commitment", **words)
    if not record.secret and outcome(last_position(record, where)) is None:
        return UserError("cli-no-secret-yet")
    if not record.secret:
        return UserError("cli-no-secret")
    fitting = commitment(bytes.fromhex(record.secret))
    if fitting != record.commitment:
        return UserError("cli-other-commitment", recorded=record.commitment, fitting=fitting)
    wrong = next((each for each in record.restored if not each.is_honest), None)
    return UserError("cli-other-restored", draw=wrong.first) if wrong else None


def _chance_actions(record: Record, where: str = "record") -> Iterator[tuple[int, State, int, str]]:
    """Yield each chance action with the number of moves before it, its position and its name.

    The position is one object that changes, as in `replay`. Without a deal the name is empty.
    """
    names = DrawNames()
    for ply, (state, action) in enumerate(replay(record, where)):
        if record.deal:
            names.note_turns(state.events or ())
            state.events = []
        if action and actor(state) == CHANCE:
            yield ply, state, action, names.take_name(state) if record.deal else ""


# --- for browsers --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw:
    """One draw, with all that is needed to check it without the rules."""

    number: int
    ply: int  # moves before it
    ways: int  # exclusive upper bound of the drawn number
    brought: str  # the recorded action
    possible: tuple[str, ...] = ()  # the outcome of each number; empty for dice (base-6 digits)
    name: str = ""  # of the draw in a deal: `throw 2 5 0`; empty: its number counts


@dataclass(frozen=True)
class Proof:
    """The data to derive every draw of a finished game again."""

    commitment: str
    secret: str
    entropy: tuple[str, ...]
    draws: tuple[Draw, ...]
    record: str  # the whole record, with the hash of the game
    restored: tuple[RestoredDice, ...] = ()  # later secrets, after restores from a backup


def build_proof(record: Record) -> Proof:
    """Return the proof that a browser checks. It reveals hidden cards: only for finished games."""
    if not record.secret:
        raise RecordError("mistake-no-proof")
    draws = [
        Draw(
            number,
            ply,
            _outcome_count(state),
            action_text(state, action),
            tuple(possible_texts(state)),
            name,
        )
        for number, (ply, state, action, name) in enumerate(_chance_actions(record))
    ]
    return Proof(
        record.commitment,
        record.secret,
        record.entropy,
        tuple(draws),
        str(record),
        record.restored,
    )
