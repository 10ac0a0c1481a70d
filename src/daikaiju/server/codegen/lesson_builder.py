"""The lessons of the page: games of the real rules with prepared dice, told by the real `Teller`.

From a script come exactly the messages that a table would send to the learner's seat, with the
coach's sentences between them. The page plays them back; no server takes part. `daikaiju docs`
writes one file a lesson.
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
from ...record.scenario_setup import Stage
from ...rng.provably_fair import commitment
from ...rules.agenda import actor
from ...rules.constants import CHANCE, NOBODY
from ...rules.definitions import THINGS_PRINTED
from ...rules.engine import legal_actions
from ...rules.state import State
from ...text import rulebook
from ..tables.entries import Entry, Moved, Opened, Started, What
from ..tables.moves import Play
from ..tables.table import Table
from ..tables.values import Seat, Setup
from ..updates.builder import Teller
from ..updates.messages import Update, Welcome
from .lesson_script import Beat, LessonError, Script, read_scripts, spot

YOU: Final = "you"  # the learner's public id
LEARNER: Final = 0  # the learner's seat
_SECRET: Final = bytes(32)  # nothing is drawn from it: the dice are prepared
_CODE: Final = "LESSON"
_NOW: Final = 0  # a lesson has no clock
_NAMES: Final = frozenset(thing.name for thing in THINGS_PRINTED)
Json = dict[str, Any]


def lesson_documents() -> dict[str, str]:
    """The text of each file, by its path."""
    return {
        f"web/src/generated/lessons/{script.lesson}.json": _document(script)
        for script in read_scripts()
    }


def _document(script: Script) -> str:
    """One beat a line, so that a change of the script is a small change here."""
    check_rules(script)
    telling = Lesson(script)
    beats = ",\n".join(_compact(beat) for beat in telling.beats())
    return (
        f'{{"name": {_compact(script.lesson)},\n'
        f'"welcome": {_compact(telling.welcome)},\n"beats": [\n{beats}\n]}}\n'
    )


def _compact(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def check_rules(script: Script) -> None:
    """The rules that the coach names must hold in the edition of the lesson."""
    valid = {rule.id for rule in rulebook() if script.edition in rule.editions}
    for id in sorted({id for beat in script.beats for id in beat.rules}):
        if id not in valid:
            raise LessonError(f"{script.lesson}: {id} is no rule of the {script.edition} edition")


class Lesson:
    """A script being played and told."""

    def __init__(self, script: Script) -> None:
        self._script = script
        first = _staged(script)
        seats = tuple(
            Seat(monster=monster, holder=YOU) if n == LEARNER else Seat(monster=monster, bot="easy")
            for n, monster in enumerate(script.seats)
        )
        setup = Setup(edition=script.edition, seats=len(seats), watched=False)
        opened = Opened(setup, _CODE, commitment(_SECRET), seats, position_text(first))
        self.table = Table.opened("lesson", Entry(1, _NOW, opened, YOU), _SECRET)
        play = _gone_on(Play(first), script.chance)
        self._write(Started(__version__, script.seats, play.moves), play)
        self.welcome: Welcome = self._teller().welcome(YOU)

    def beats(self) -> Iterator[Json]:
        """All that is said and done, in order. It can be asked for once."""
        for number, beat in enumerate(self._script.beats, start=1):
            try:
                yield self._beat(beat)
            except ValueError as error:
                raise LessonError(f"{self._script.lesson}, beat {number}: {error}") from None

    def _beat(self, beat: Beat) -> Json:
        said = self._said(beat)
        if not beat.move:
            if beat.say is None or beat.chance:
                raise LessonError("nobody decides anything, so the coach must say something")
            return {"kind": "say", **said}
        before, is_asked = self.table.state, self.table.asked == LEARNER
        assert before is not None
        play = _decided(before, beat.move, beat.chance, is_asked)
        update = self._moved(play, is_asked)
        if not is_asked:
            return {"kind": "hear", **said, "update": update}
        if beat.say is None:
            raise LessonError("the learner must be told what to do")
        also = list(self._ways(before, beat, play))
        return {"kind": "ask", **said, "action": _bare(play), "update": update, "also": also}

    def _said(self, beat: Beat) -> Json:
        if beat.card and beat.card not in _NAMES:
            raise LessonError(f"there is no card {beat.card!r}")
        told = {
            "key": f"lesson-{self._script.lesson.replace('_', '-')}-{beat.say}" if beat.say else "",
            "at": spot(self._script, beat.at),
            "card": beat.card,
            "rules": beat.rules,
        }
        return {name: value for name, value in told.items() if value}

    def _ways(self, before: State, beat: Beat, play: Play) -> Iterator[Json]:
        """Other decisions that lead to the same, and what happens then."""
        named = [(move, beat.chance) for move in beat.also]
        for move, chance in [*named, *_wider_keeps(before, _bare(play), beat.chance)]:
            other = _decided(before, move, chance, True)
            if position_text(other.state) != position_text(play.state):
                raise LessonError(f"{move!r} does not lead to the same")
            entry = Entry(self.table.kept.seq, _NOW, _what(other, True), YOU)
            steps = self._teller().update(entry, other, YOU).steps
            yield {"action": _bare(other), "steps": steps}

    # --- the table -------------------------------------------------------------------------------

    def _moved(self, play: Play, is_asked: bool) -> Update:
        entry = self._write(_what(play, is_asked), play)
        return self._teller().update(entry, play, YOU)

    def _write(self, what: What, play: Play) -> Entry:
        entry = Entry(self.table.kept.seq + 1, _NOW, what, YOU)
        self.table, _ = self.table.after(entry, play)
        return entry

    def _teller(self) -> Teller:
        return Teller(self.table, _NOW, frozenset({YOU}))


def _staged(script: Script) -> State:
    """The position in which a lesson begins, just before its first throw."""
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
    return Stage(scenario, script.edition).set_up()


def _what(play: Play, is_asked: bool) -> Moved:
    return Moved(play.steps[0].seat, "person" if is_asked else "bot", play.moves)


def _decided(state: State, move: str, chance: Sequence[str], is_asked: bool) -> Play:
    """A decision, and all that follows from it until somebody has a choice again."""
    play = Play(state)
    play.do(parse_action(state, move), "person" if is_asked else "bot")
    return _gone_on(play, chance)


def _gone_on(play: Play, chance: Sequence[str]) -> Play:
    """As a table goes on by itself, with prepared dice and cards instead of luck."""
    left = list(chance)
    while (who := actor(play.state)) != NOBODY:
        if who == CHANCE:
            if not left:
                raise LessonError(f"after {play.moves[-1:]} dice or deck must bring something")
            play.do(parse_action(play.state, left.pop(0)), "table")
        elif len(legal := legal_actions(play.state)) == 1:
            play.do(legal[0], "table")
        else:
            break
    if left:
        raise LessonError(f"{left[0]!r} does not happen: somebody must decide before")
    return play


def _bare(play: Play) -> str:
    """The decision that began it, without its monster."""
    return play.steps[0].move.rpartition(": ")[2]


def _wider_keeps(
    state: State, decision: str, chance: Sequence[str]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Keeping also dice whose faces are thrown anyway, each with what is thrown then."""
    least = _kept(decision)
    if least is None:
        return
    thrown = Counter(chance[0].removeprefix("roll "))
    for action in legal_actions(state):
        text = action_text(state, action)
        kept = _kept(text)
        if kept is None or kept == least or not least <= kept:
            continue
        more = kept - least
        if more < thrown:
            yield text, (f"roll {''.join((thrown - more).elements())}", *chance[1:])


def _kept(decision: str) -> Counter[str] | None:
    """The dice that stay, if that is what was decided."""
    verb, _, faces = decision.partition(" ")
    return Counter(faces.removeprefix("none")) if verb == "keep" else None
