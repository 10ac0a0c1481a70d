"""A game as text and as a structured result."""

from __future__ import annotations

from ...record.game import result_text
from ...record.notation import faces_text, monster_name
from ...record.position import position_text
from ...rules.constants import ZONE_NAMES
from ...rules.market import price_for
from ...rules.state import State
from ..event_text import thing_title
from .results import CardSeen, Choice, GameLine, GameView, MonsterSeen
from .seat_game import SeatGame
from .words import (
    effect_of,
    label_of,
    market_of,
    position_words,
    question_words,
    short_choices,
    things_of,
)

_STATUS_WORDS = {
    "your_decision": "You must decide.",
    "waiting": "Another player decides. Call wait_for_turn.",
    "not_started": "The game has not started: a player at the table starts it. Call wait_for_turn.",
    "over": "The game is over.",
    "left": "You have left this game.",
}


def make_view(game: SeatGame, news: list[str]) -> GameView:
    """Return the game as its seat sees it."""
    state = game.visible
    found = GameView(
        game=game.id,
        status=game.status,
        edition=game.edition,
        you="",
        seat=game.seat,
        happened=news,
        time_budget=game.time_budget,
        time_left=game.time_left,
        record_file=str(game.file.path),
        problem=game.file.problem,
    )
    return found if state is None else found.model_copy(update=_position_fields(game, state))


def _position_fields(game: SeatGame, state: State) -> dict[str, object]:
    asked = game.status == "your_decision"
    choices = short_choices(state) if asked else []
    return {
        "you": monster_name(state, game.seat),
        "turn": monster_name(state, state.turn),
        "decision": question_words(state) if asked else "",
        "choices": [Choice(action=action, meaning=meaning) for action, meaning in choices],
        "dice": faces_text(list(state.dice)) if any(state.dice) else "",
        "rerolls": state.throws,
        "monsters": [_monster(game, state, seat) for seat in range(state.seats)],
        "market": [_card(state, card, game.seat) for card in market_of(state)],
        "position": position_text(state),
        "result": result_text(state),
    }


def _monster(game: SeatGame, state: State, seat: int) -> MonsterSeen:
    return MonsterSeen(
        monster=monster_name(state, seat),
        seat=seat,
        player=game.players[seat],
        is_you=seat == game.seat,
        place=ZONE_NAMES[state.place[seat]],
        hearts=state.health[seat],
        stars=state.stars[seat],
        energy=state.energy[seat],
        wickedness=state.wickedness[seat],
        poison=state.poison[seat],
        shrink=state.shrink[seat],
        cards=[_card(state, thing) for thing in things_of(state, seat)],
    )


def _card(state: State, thing: int, buyer: int = -1) -> CardSeen:
    return CardSeen(
        id=label_of(state, thing),
        title=thing_title(state, thing),
        effect=effect_of(state, thing),
        price=int(price_for(state, buyer, thing)) if buyer >= 0 else None,
        counters=state.counter[thing],
    )


def view_text(game: SeatGame, found: GameView) -> str:
    """Return the view in words: what happened, the position, the decision and the time."""
    lines = [f"{found.game}: {_STATUS_WORDS[found.status]}"]
    if found.happened:
        lines += ["What happened:", *(f"- {line}" for line in found.happened)]
    if found.result:
        lines.append(f"Result: {found.result}. Record: {found.record_file}")
    if (state := game.visible) is not None:
        lines += ["", position_words(state, game.seat, game.players)]
    if found.decision:
        lines += ["", f"Your decision: {found.decision}"]
        lines += [f"- {choice.action}: {choice.meaning}" for choice in found.choices]
    if found.time_left is not None:
        lines.append(f"Time left for this decision: {found.time_left:.0f} s.")
    return "\n".join([*lines, *([found.problem] if found.problem else [])])


def make_line(game: SeatGame) -> GameLine:
    state = game.visible
    you = monster_name(state, game.seat) if state is not None else ""
    return GameLine(
        game=game.id, status=game.status, edition=game.edition, you=you, place=game.place
    )
