"""Positions, decisions and actions in words, in English."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ...record.notation import action_text, faces_text, monster_name
from ...rules import actions as a
from ...rules import agenda
from ...rules.agenda import top_kind
from ...rules.constants import (
    DECK,
    EDITION_NAMES,
    FACE_LETTERS,
    FACES,
    NOTHING,
    ON_TOP,
    SWEEP_PRICE,
    ZONE_NAMES,
)
from ...rules.definitions import ALL_THINGS, DISCARD_CARD, KIND, TILE
from ...rules.engine import legal_actions
from ...rules.identity import public_name, thing_named
from ...rules.market import price_for
from ...rules.state import State
from ..event_text import thing_title
from ..output import card_effect, monster_title

_PLACES: Final = {
    "outside": "outside Tokyo",
    "city": "in Tokyo City",
    "bay": "in Tokyo Bay",
    "out": "eliminated",
    "down": "knocked out for a turn",
}
_FACES: Final = {"1": "1", "2": "2", "3": "3", "E": "energy", "C": "claw", "H": "heart"}
_QUESTIONS: Final = {
    agenda.KEEP: "Keep dice and reroll the others, or stop and resolve the dice.",
    agenda.PROBE: "You may use a card on a die of the monster whose turn it is.",
    agenda.CHANGE: "You may change your dice with cards before they are resolved.",
    agenda.ASIDE: "Dice were rolled for a card: you may reroll them.",
    agenda.ORDER: "Choose the face that is resolved next.",
    agenda.USE_HEART: "Choose what the next heart does.",
    agenda.PROTECT: "You are about to lose hearts: you may use a card to prevent it.",
    agenda.YIELD: "Claws have taken hearts from you in Tokyo: leave Tokyo or stay.",
    agenda.SWAP: "You may swap your card for a card of the other monster.",
    agenda.BUY: "Buy cards, replace the cards of the market, or end the buying step.",
    agenda.OPPORTUNITY: "A card was just turned up: you may buy it before the others.",
    agenda.STORE: "Choose how much energy you put on your card.",
    agenda.SELL: "You may sell cards.",
    agenda.COPY: "Choose the card that your card copies.",
    agenda.MOVE_COPY: "You may choose another card to copy.",
    agenda.TAKE: "Take a Wickedness tile.",
    agenda.GO_ON: "You may take another turn with your card.",
    agenda.PREDICT: "You are eliminated: predict the winner.",
}


def question_words(state: State) -> str:
    """Return the pending decision as a sentence."""
    return _QUESTIONS[top_kind(state)]


def name_of(state: State, seat: int, own: int = -1) -> str:
    """Return the name of a monster, marked if it is the own one."""
    title = monster_title(monster_name(state, seat))
    return f"{title} (you)" if seat == own else title


# --- positions -----------------------------------------------------------------------------------


def position_words(state: State, own: int, players: Sequence[str]) -> str:
    """Return the whole position in words, as the monster of the seat `own` sees it."""
    lines = [
        f"{EDITION_NAMES[state.edition].capitalize()} edition. Turn of "
        f"{name_of(state, state.turn, own)}.",
        *([dice_words(state)] if any(state.dice) else []),
        "Monsters, clockwise:",
        *(f"- {_monster_words(state, seat, own, players)}" for seat in range(state.seats)),
        *_card_lines(state, own),
    ]
    return "\n".join(lines)


def dice_words(state: State) -> str:
    """Return the dice and the rolls that are left."""
    dice = spaced(faces_text(list(state.dice)))
    if top_kind(state) != agenda.KEEP:
        return f"Dice: {dice}."
    return f"Dice: {dice}. Left: {_count(state.throws, 'reroll')}."


def spaced(faces: str) -> str:
    """Return `1 1 C` for `11C`."""
    return " ".join(faces) if faces != "none" else "no dice"


def _monster_words(state: State, seat: int, own: int, players: Sequence[str]) -> str:
    place = _PLACES[ZONE_NAMES[state.place[seat]]]
    player = f", played by {players[seat]}" if seat != own and players[seat] else ""
    counts = [
        _count(state.health[seat], "heart"),
        _count(state.stars[seat], "star"),
        f"{state.energy[seat]} energy",
        *([f"{state.wickedness[seat]} wickedness"] if state.has_wickedness else []),
        *([_count(state.poison[seat], "poison token")] if state.poison[seat] else []),
        *([_count(state.shrink[seat], "shrink token")] if state.shrink[seat] else []),
    ]
    things = [_owned_words(state, thing) for thing in things_of(state, seat)]
    owned = f"; has {', '.join(things)}" if things else ""
    return f"{name_of(state, seat, own)}{player}: {place}, {', '.join(counts)}{owned}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def things_of(state: State, location: int) -> list[int]:
    """Return the cards and tiles at a location."""
    return [thing.number for thing in ALL_THINGS if state.location[thing.number] == location]


def label_of(state: State, thing: int) -> str:
    """Return the name with which actions name a card in this position."""
    return ALL_THINGS[public_name(state, thing)].label


def _owned_words(state: State, thing: int) -> str:
    many = state.counter[thing]
    counters = f" with {_count(many, 'counter')}" if many else ""
    return f"{thing_title(state, thing)} [{label_of(state, thing)}]{counters}"


def market_of(state: State) -> list[int]:
    return [card for card in state.market if card != NOTHING]


def _card_lines(state: State, own: int) -> Iterator[str]:
    """Yield the market, the known top card, and the effects of all cards that monsters have."""
    market = market_of(state)
    yield "Market, with your prices:" if market else "The market is empty."
    for card in market:
        yield f"- {offer_words(state, own, card)}"
    for card in things_of(state, ON_TOP):
        yield f"You have seen the top card of the deck: {card_words(state, card)}"
    yield f"The deck has {len(things_of(state, DECK)) + len(things_of(state, ON_TOP))} cards."
    owned = {ALL_THINGS[t].name: t for seat in range(state.seats) for t in things_of(state, seat)}
    if owned:
        yield "Effects of the cards that monsters have:"
    for thing in owned.values():
        yield f"- {card_words(state, thing)}"


def offer_words(state: State, own: int, card: int) -> str:
    """Return a card of the market with its price for a seat."""
    price = price_for(state, own, card)
    return f"{card_words(state, card)} Price: {price} energy."


def card_words(state: State, thing: int) -> str:
    """Return a card or tile with its kind and its effect."""
    kind = {TILE: "tile", DISCARD_CARD: "discard card"}.get(int(KIND[thing]), "keep card")
    effect = effect_of(state, thing)
    return f"{thing_title(state, thing)} [{label_of(state, thing)}], {kind}: {effect}"


def effect_of(state: State, thing: int) -> str:
    return card_effect(ALL_THINGS[thing].name, EDITION_NAMES[state.edition])


# --- actions -------------------------------------------------------------------------------------

Meaning = Callable[[State, int], str]


def action_meaning(state: State, action: int) -> str:
    """Return what a legal action does, in words."""
    kind = a.kind_of(action)
    if kind in _PLAIN:
        return _PLAIN[kind]
    return _MEANINGS[kind](state, action)


def _keep(state: State, action: int) -> str:
    kept = [a.dice_of(action, face) for face in range(FACES)]
    reroll = sum(state.dice) - sum(kept)
    return f"keep {spaced(faces_text(kept))}, reroll {'1 die' if reroll == 1 else f'{reroll} dice'}"


def _stop(state: State, action: int) -> str:
    return f"roll no more: resolve {spaced(faces_text(list(state.dice)))}"


def _thing(state: State, action: int) -> int:
    return thing_named(state, a.first_of(action))


def _use(state: State, action: int) -> str:
    thing = _thing(state, action)
    return f"use {thing_title(state, thing)}: {effect_of(state, thing)}"


def _face(number: int) -> str:
    return _FACES[FACE_LETTERS[number]]


def _use_die(state: State, action: int) -> str:
    title = thing_title(state, _thing(state, action))
    return f"use {title} on a die that shows {_face(a.second_of(action))}"


def _turn_die(state: State, action: int) -> str:
    old, new = _face(a.second_of(action)), _face(a.third_of(action))
    return f"use {thing_title(state, _thing(state, action))}: turn a die from {old} to {new}"


def _resolve(state: State, action: int) -> str:
    return f"resolve the dice that show {_face(a.first_of(action))} next"


def _buy(state: State, action: int) -> str:
    thing, seat = _thing(state, action), agenda.actor(state)
    owner = state.location[thing]
    source = f" from {name_of(state, owner)}" if owner < state.seats else ""
    price = price_for(state, seat, thing)
    return f"buy {thing_title(state, thing)}{source} for {price} energy: {effect_of(state, thing)}"


def _named(verb: str) -> Meaning:
    """Return the meaning of an action with a card."""

    def meaning(state: State, action: int) -> str:
        thing = _thing(state, action)
        return f"{verb} {thing_title(state, thing)}: {effect_of(state, thing)}"

    return meaning


def _with_monster(words: str) -> Meaning:
    return lambda state, action: words.format(name_of(state, a.first_of(action)))


_PLAIN: Final = {
    a.A_HEAL: "heal yourself by 1 heart",
    a.A_CURE_POISON: "remove a poison token instead of healing",
    a.A_CURE_SHRINK: "remove a shrink token instead of healing",
    a.A_YIELD: "leave Tokyo; the attacker enters it",
    a.A_STAY: "stay in Tokyo",
    a.A_SWEEP: f"pay {SWEEP_PRICE} energy: the cards of the market are replaced",
    a.A_DONE: "end the buying step",
    a.A_PASS: "decline",
}
_MEANINGS: Final[dict[int, Meaning]] = {
    a.A_KEEP: _keep,
    a.A_STOP: _stop,
    a.A_USE: _use,
    a.A_USE_DIE: _use_die,
    a.A_TURN_DIE: _turn_die,
    a.A_RESOLVE: _resolve,
    a.A_BUY: _buy,
    a.A_SELL: _named("sell"),
    a.A_COPY: _named("copy"),
    a.A_SWAP: _named("swap your card for"),
    a.A_TAKE: _named("take the tile"),
    a.A_STORE: lambda state, action: f"put {a.first_of(action)} energy on the card",
    a.A_HEAL_OTHER: _with_monster("heal {} by 1 heart, who pays you for it"),
    a.A_PREDICT: _with_monster("predict that {} wins"),
}


def list_choices(state: State) -> list[tuple[str, str]]:
    """Return every legal action with its meaning."""
    return [
        (action_text(state, each), action_meaning(state, each)) for each in legal_actions(state)
    ]


def short_choices(state: State) -> list[tuple[str, str]]:
    """Return the legal actions with their meanings; the many ways to keep dice are one row."""
    legal = legal_actions(state)
    keeps = [action for action in legal if a.kind_of(action) == a.A_KEEP]
    others = [each for each in legal if a.kind_of(each) != a.A_KEEP]
    rows = [(action_text(state, each), action_meaning(state, each)) for each in others]
    if keeps:
        dice = faces_text(list(state.dice))
        example = action_text(state, keeps[-1])
        meaning = (
            f"keep any of your dice {spaced(dice)} and reroll the others; {len(keeps)} ways, "
            f"such as {example!r} or 'keep none'"
        )
        rows.insert(0, ("keep FACES", meaning))
    return rows
