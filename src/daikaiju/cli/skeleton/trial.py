"""Plays a new card in prepared situations and finds one in which its effect changes the game.

A scenario is made from that situation: it passes with the effect and fails without it. The
situations are in situations.yaml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ... import card_api
from ...record.scenario import ScenarioError, parse_scenario
from ...record.scenario_runner import run_scenario
from ...rules import moments
from ...rules.constants import EDITION_NAMES
from ...rules.definitions import GREEN, RED, declaring, discard, keep, tile
from ...rules.hooks import Moment
from ...rules.moments import MOMENTS
from .effects import Effect, candidates
from .observation import Document, differences, observe
from .plan import CardPlan, Face
from .texts import moment_phrase

OWNER: Final = "gigazaur"
SEATS: Final = [OWNER, "the_king", "cyber_kitty"]
CARD: Final = "CARD"  # stands for the new card in situations.yaml
_GROUPS: Final = {  # of situations, by the kind of the card
    "keep": ("owned", "bought"),
    "discard": ("bought",),
    "tile": ("owned", "taken"),
}
_NEUTRAL: Final[dict[str, Callable[..., Any]]] = {  # functions without an effect, by their result
    "int": lambda state, owner, source, value: value,
    "bool": lambda *arguments: False,
    "None": lambda *arguments: None,
}


class Trial:
    """A new card in the registry of this process. All trials are made before the first game."""

    def __init__(self, plan: CardPlan) -> None:
        self.plan = plan
        self.candidates = candidates(plan.function, plan.kind, plan.moment)
        self.acted: set[str] = set()  # names of functions
        with declaring(f"trial_{plan.name}"):
            things = [_declare(plan, index) for index in range(len(plan.faces))]
        for effect in self.candidates[0]:
            function = _compile(effect)
            for thing in things:
                MOMENTS[effect.moment].attach(thing, function)

    def run(self) -> tuple[list[Effect], list[Document]] | None:
        """Return the effects and a scenario for each face; None if no situation shows them."""
        for effects in self.candidates:
            found = [self._find_scenario(effects, face) for face in self.plan.faces]
            documents = [document for document in found if document is not None]
            if len(documents) == len(found):
                return effects, documents
        return None

    # --- functions -------------------------------------------------------------------------------

    def _set_effects(self, effects: Sequence[Effect]) -> None:
        """Use these effects, and collect the names of those that act."""
        self.acted = set()
        self._set_functions({effect.name: self._counted(effect) for effect in effects})

    def _counted(self, effect: Effect) -> Callable[..., Any]:
        function = _compile(effect)
        neutral = _NEUTRAL[MOMENTS[effect.moment].returns]

        def counted(*arguments: Any) -> Any:
            result = function(*arguments)
            if result is None or result != neutral(*arguments):
                self.acted.add(effect.name)
            return result

        return counted

    def _clear_effects(self) -> None:
        functions = {e.name: _NEUTRAL[MOMENTS[e.moment].returns] for e in self.candidates[0]}
        self._set_functions(functions)

    def _set_functions(self, functions: dict[str, Callable[..., Any]]) -> None:
        """Replace the functions of the card in the generated code of their moments."""
        for moment in vars(moments).values():
            if isinstance(moment, Moment):
                space = moment.function().__globals__
                space.update({name: functions[name] for name in functions if name in space})

    # --- situations ------------------------------------------------------------------------------

    def _find_scenario(self, effects: Sequence[Effect], face: Face) -> Document | None:
        """Return a scenario that passes with these effects and fails without them."""
        for group in _GROUPS[self.plan.kind]:
            for situation in _situations()[group]:
                document = self._document(_start(self.plan, face, group, situation), face)
                for steps in self._steps(document, situation, face, effects):
                    played = {**document, "steps": steps}
                    editions = [e for e in document["edition"] if self._proves(played, effects, e)]
                    if editions:
                        return {**played, "edition": editions}
        return None

    def _document(self, start: Document, face: Face) -> Document:
        is_tile = self.plan.kind == "tile"
        return {
            "scenario": f"{face.title} acts ({moment_phrase(self.plan)})",
            "rules": [f"{'tile' if is_tile else 'card'}:{face.name}"],
            "source": "card text",
            "edition": ["dark"] if is_tile else list(EDITION_NAMES),
            "options": {"tiles": "green"} if face != self.plan.faces[0] else {},
            "seats": SEATS,
            "start": start,
        }

    def _steps(
        self, document: Document, situation: Document, face: Face, effects: Sequence[Effect]
    ) -> Iterator[list[Document]]:
        """Yield steps of the scenario that show the effects, for each way to use the card."""
        edition = "dark" if self.plan.kind == "tile" else "second"
        lines = [line.replace(CARD, face.name) for line in situation.get("do", [])]
        later = situation.get("after_use", [])
        self._set_effects(effects)
        after = observe(document, lines, edition)
        if after is None or not self.acted:
            return
        self._clear_effects()
        start = observe(document, [], edition)
        plain = observe(document, lines, edition) or start
        plain_later = observe(document, [*lines, *later], edition) or plain
        if not (start and plain and plain_later):
            return
        self._set_effects(effects)
        uses = [text for text in after.legal if text.split()[:2] == ["use", face.name]]
        expected = differences(start, plain, after)
        if expected and not uses:
            yield [_step(lines, expected)]
        for use in uses:
            for second, before in (([use, *later], plain_later), ([use], plain)):
                used = observe(document, [*lines, *second], edition)
                expected = differences(start, before, used) if used else {}
                if expected:
                    yield [_step(lines, {"legal": [use]}), _step(second, expected)]

    def _proves(self, document: Document, effects: Sequence[Effect], edition: str) -> bool:
        """Whether a scenario passes, with all effects acting, and fails without them."""
        scenario = parse_scenario("", document)
        try:
            self._set_effects(effects)
            passes = run_scenario(scenario, edition) is None
            if not passes or self.acted < {effect.name for effect in effects}:
                return False
            self._clear_effects()
            return run_scenario(scenario, edition) is not None
        except ScenarioError:
            return False


def _step(lines: list[str], expected: Document) -> Document:
    return {"do": lines, "expect": expected}


def _declare(plan: CardPlan, index: int) -> int:
    name = plan.faces[index].name
    if plan.kind == "tile":
        back, side = plan.faces[1 - index].name, GREEN if index else RED
        return tile(name, id=index, level=plan.level, side=side, back=back)
    return {"keep": keep, "discard": discard}[plan.kind](name, id=0, cost=plan.cost)


def _compile(effect: Effect) -> Callable[..., Any]:
    space = dict(vars(card_api))
    exec(compile(effect.source(), "<new card>", "exec"), space)
    function: Callable[..., Any] = space[effect.name]
    return function


@cache
def _situations() -> dict[str, list[Document]]:
    import yaml

    text = files(__package__).joinpath("situations.yaml").read_text(encoding="utf-8")
    found: dict[str, list[Document]] = yaml.safe_load(text)
    return found


def _start(plan: CardPlan, face: Face, group: str, situation: Document) -> Document:
    """Return the start position of a situation with the card in it."""
    given = situation["start"]
    owner = dict(given.get(OWNER, {}))
    if plan.kind == "tile":
        owner["wickedness"] = plan.level - (group == "taken")
    if group == "owned":
        key = "tiles" if plan.kind == "tile" else "cards"
        owner[key] = [face.name, *owner.get(key, [])]
    market = [face.name if label == CARD else label for label in given["market"]]
    return {**given, "market": market, OWNER: owner}
