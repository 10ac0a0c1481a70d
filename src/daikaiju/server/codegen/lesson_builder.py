"""Lessons of the page: games with the real rules and prepared dice.

A script becomes exactly the messages that a table would send to the learner's seat, with the
sentences of the coach between them. The page plays them without a server. `daikaiju docs` writes
one file per lesson.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from ... import __version__
from ...record.notation import action_text, parse_action
from ...record.position import position_text
from ...record.scenario import Scenario, read_options
from ...record.scenario_setup import ScenarioSetup
from ...rng.provably_fair import commitment
from ...rules.definitions import ALL_THINGS
from ...rules.engine import legal_actions, play_game
from ...rules.state import State
from ...text import rulebook
from ..protocol.messages import Update, Welcome
from ..protocol.values import Seat, Setup
from ..tables.entries import Entry, Moved, Opened, Started, What
from ..tables.moves import Play
from ..tables.table import Table
from ..updates.builder import UpdateBuilder
from .lesson_script import Beat, LessonError, Script, find_spot, read_scripts

YOU: Final = "you"  # the learner's public id
LEARNER: Final = 0  # the learner's seat
_SECRET: Final = bytes(32)  # no dice are drawn from it: they are prepared
_CODE: Final = "LESSON"
_NOW: Final = 0  # a lesson has no clock
_THING_NAMES: Final = frozenset(thing.name for thing in ALL_THINGS)
Json = dict[str, Any]


def lesson_documents() -> dict[str, str]:
    """Return the text of each lesson file by its path."""
    return {
        f"web/src/generated/lessons/{script.lesson}.json": _document(script)
        for script in read_scripts()
    }


def _document(script: Script) -> str:
    """Return a lesson as JSON with one beat per line, so that diffs stay small."""
    check_rules(script)
    builder = LessonBuilder(script)
    beats = ",\n".join(_compact(beat) for beat in builder.beats())
    return (
        f'{{"name": {_compact(script.lesson)},\n'
        f'"welcome": {_compact(builder.welcome)},\n"beats": [\n{beats}\n]}}\n'
    )


def _compact(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def check_rules(script: Script) -> None:
    """Check that the rules that the coach cites exist in the edition of the lesson."""
    valid = {rule.id for rule in rulebook() if script.edition in rule.editions}
    for id in sorted({id for beat in script.beats for id in beat.rules}):
        if id not in valid:
            raise LessonError(
                f"{script.lesson}: {id} is not a rule of the {script.edition} edition"
            )


class LessonBuilder:
    """Plays a script and builds its messages."""

    def __init__(self, script: Script) -> None:
        self._script = script
        first = _initial_state(script)
        seats = tuple(
            Seat(monster=monster, holder=YOU) if n == LEARNER else Seat(monster=monster, bot="easy")
            for n, monster in enumerate(script.seats)
        )
        setup = Setup(edition=script.edition, seats=len(seats), watched=False)
        opened = Opened(setup, _CODE, commitment(_SECRET), seats, position_text(first))
        self.table = Table.open("lesson", Entry(1, _NOW, opened, YOU), _SECRET)
        play = _play_forced(Play(first), script.chance)
        self._append(Started(__version__, script.seats, play.moves), play)
        self.welcome: Welcome = self._update_builder().welcome(YOU)

    def beats(self) -> Iterator[Json]:
        """Yield all beats in order. The iterator can be used once."""
        for number, beat in enumerate(self._script.beats, start=1):
            try:
                yield self._beat(beat)
            except ValueError as error:
                raise LessonError(f"{self._script.lesson}, beat {number}: {error}") from None

    def _beat(self, beat: Beat) -> Json:
        speech = self._speech(beat)
        if not beat.move:
            if beat.say is None or beat.chance:
                raise LessonError("a beat without a decision needs a sentence of the coach")
            return {"kind": "say", **speech}
        before, is_learner = self.table.state, self.table.asked == LEARNER
        assert before is not None
        play = _play_decision(before, beat.move, beat.chance, is_learner)
        update = self._apply_moves(play, is_learner)
        if not is_learner:
            return {"kind": "hear", **speech, "update": update}
        if beat.say is None:
            raise LessonError("a decision of the learner needs a sentence of the coach")
        also = list(self._alternatives(before, beat, play))
        return {
            "kind": "ask",
            **speech,
            "action": _decision_text(play),
            "update": update,
            "also": also,
        }

    def _speech(self, beat: Beat) -> Json:
        if beat.card and beat.card not in _THING_NAMES:
            raise LessonError(f"there is no card {beat.card!r}")
        fields = {
            "key": f"lesson-{self._script.lesson.replace('_', '-')}-{beat.say}" if beat.say else "",
            "at": find_spot(self._script, beat.at),
            "card": beat.card,
            "rules": beat.rules,
        }
        return {name: value for name, value in fields.items() if value}

    def _alternatives(self, before: State, beat: Beat, play: Play) -> Iterator[Json]:
        """Yield other decisions that lead to the same position, with their steps."""
        named = [(move, beat.chance) for move in beat.also]
        for move, chance in [*named, *_wider_keeps(before, _decision_text(play), beat.chance)]:
            other = _play_decision(before, move, chance, True)
            if position_text(other.state) != position_text(play.state):
                raise LessonError(f"{move!r} does not lead to the same position")
            entry = Entry(self.table.snapshot.seq, _NOW, _moved_entry(other, True), YOU)
            steps = self._update_builder().update(entry, other, YOU).steps
            yield {"action": _decision_text(other), "steps": steps}

    # --- the table -------------------------------------------------------------------------------

    def _apply_moves(self, play: Play, is_learner: bool) -> Update:
        entry = self._append(_moved_entry(play, is_learner), play)
        return self._update_builder().update(entry, play, YOU)

    def _append(self, what: What, play: Play) -> Entry:
        entry = Entry(self.table.snapshot.seq + 1, _NOW, what, YOU)
        self.table, _ = self.table.apply(entry, play)
        return entry

    def _update_builder(self) -> UpdateBuilder:
        return UpdateBuilder(self.table, _NOW, frozenset({YOU}))


def _initial_state(script: Script) -> State:
    """Return the first state of a lesson, before its first throw."""
    scenario = Scenario(
        where=script.lesson,
        title=script.lesson,
        rules=(),
        editions=(script.edition,),
        seats=script.seats,
        options=read_options({}),
        start=script.start,
        steps=(),
    )
    return ScenarioSetup(scenario, script.edition).set_up()


def _moved_entry(play: Play, is_learner: bool) -> Moved:
    return Moved(play.steps[0].seat, "person" if is_learner else "bot", play.moves)


def _play_decision(state: State, move: str, chance: Sequence[str], is_learner: bool) -> Play:
    """Play a decision and all that follows until a seat has a choice."""
    play = Play(state)
    play.make_move(parse_action(state, move), "person" if is_learner else "bot")
    return _play_forced(play, chance)


def _play_forced(play: Play, chance: Sequence[str]) -> Play:
    """Play chance from the script, and forced decisions, until a seat has a choice."""
    left = list(chance)

    def decide(state: State, seat: int) -> int | None:
        legal = legal_actions(state)
        return legal[0] if len(legal) == 1 else None

    def draw(state: State) -> int:
        if not left:
            raise LessonError(f"no prepared chance is left after {play.moves[-1:]}")
        return parse_action(state, left.pop(0))

    play_game(play.state, decide, draw, lambda _, action: play.make_move(action, "table"))
    if left:
        raise LessonError(f"{left[0]!r} does not happen: a seat must decide before")
    return play


def _decision_text(play: Play) -> str:
    """Return the first decision of a play without its monster."""
    return play.steps[0].move.rpartition(": ")[2]


def _wider_keeps(
    state: State, decision: str, chance: Sequence[str]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield decisions that keep additional dice which would be thrown to the same faces."""
    least = _kept_dice(decision)
    if least is None:
        return
    thrown = Counter(chance[0].removeprefix("roll "))
    for action in legal_actions(state):
        text = action_text(state, action)
        kept = _kept_dice(text)
        if kept is None or kept == least or not least <= kept:
            continue
        more = kept - least
        if more < thrown:
            yield text, (f"roll {''.join((thrown - more).elements())}", *chance[1:])


def _kept_dice(decision: str) -> Counter[str] | None:
    """Return the kept dice if the decision is to keep dice."""
    verb, _, faces = decision.partition(" ")
    return Counter(faces.removeprefix("none")) if verb == "keep" else None
