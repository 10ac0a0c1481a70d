"""`python -m training.champion.lessons`: what the champion teaches about the game.

It asks the champion about openings, about yielding and about cards, plays its games, and writes
tables and plots. Run it again when new weights have been trained.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np

from daikaiju.arena.gifts import can_give, give
from daikaiju.bots.champion.weights import read_champion_weights
from daikaiju.bots.champion_bot import Champion
from daikaiju.rules import CHANCE, State, actor, apply, new_game, sample, use
from daikaiju.rules.actions import A_STAY, A_STOP, dice_of, kind_of
from daikaiju.rules.agenda import KEEP, top_kind
from daikaiju.rules.constants import DECK, EDITION_NAMES, FACES, MAX_SEATS, NOBODY
from daikaiju.rules.definitions import ALL_CARDS, CARD_OF, COPIES, KEEP_CARD, Card

from .calibration import WEIGHTS
from .games import TURN_STARTS, YIELDS, GameSource
from .plots import line_plot

FACE_NAMES: Final = ("1", "2", "3", "energy", "claw", "heart")
SEATS: Final = range(2, MAX_SEATS + 1)
CARD_SEATS: Final = 4
MOST_HEARTS: Final = 10
SHOWN_CARDS: Final = 8  # best and worst cards of the table
APART: Final = 40  # turns between two positions in which cards are given, on average


def main() -> None:
    parser = argparse.ArgumentParser(prog="training.champion.lessons")
    parser.add_argument("--games", type=int, default=300, help="for each kind of table")
    parser.add_argument("--into", type=Path, default=Path("docs/reference"), help="folder")
    given = parser.parse_args()
    use("compiled")
    lines = ["# What the champion teaches", "", *openings(given.games)]
    lines += ["", *yields(given.games, given.into)]
    for edition in EDITION_NAMES:
        lines += ["", *cards(edition, given.games, given.into)]
    (given.into / "champion-lessons.md").write_text("\n".join((*lines, "")), encoding="utf-8")


# --- openings ------------------------------------------------------------------------------------


def openings(games: int) -> Iterator[str]:
    """Yield a table: how often the champion keeps a die of each face of the first throw."""
    yield "## Openings: dice kept of the first throw of the game"
    yield ""
    yield "| edition | monsters | " + " | ".join(FACE_NAMES) + " |"
    yield "|---|---|" + "---:|" * FACES
    for edition in EDITION_NAMES:
        for seats in (2, 4, 6):
            shares = _kept_shares(edition, seats, games)
            yield f"| {edition} | {seats} | " + " | ".join(f"{s:.0%}" for s in shares) + " |"


def _kept_shares(edition: str, seats: int, games: int) -> list[float]:
    bot, rng = Champion("champion"), random.Random(1)
    kept, thrown = [0] * FACES, [0] * FACES
    for _ in range(games):
        state = _first_throw(edition, seats, rng)
        action = bot.choose(state, actor(state), rng.randrange)
        for face in range(FACES):
            stops = kind_of(action) == A_STOP
            kept[face] += int(state.dice[face]) if stops else int(dice_of(action, face))
            thrown[face] += int(state.dice[face])
    return [kept[face] / max(1, thrown[face]) for face in range(FACES)]


def _first_throw(edition: str, seats: int, rng: random.Random) -> State:
    state = new_game(edition, seats)
    while actor(state) == CHANCE or top_kind(state) != KEEP:
        state = apply(state, sample(state, rng.randrange))
    return state


# --- yielding ------------------------------------------------------------------------------------


def yields(games: int, into: Path) -> Iterator[str]:
    """Yield a table, and write a plot: how often the champion leaves Tokyo, by its hearts."""
    rates = {seats: _yield_rates(seats, games) for seats in SEATS}
    lines = {
        f"{seats} monsters": [(hearts, 100 * rate) for hearts, rate in found.items()]
        for seats, found in rates.items()
    }
    title = "How often the champion yields, second edition"
    plot = line_plot(title, "hearts after the claws", "yields (%)", lines)
    (into / "champion-yields.svg").write_text(plot, encoding="utf-8")
    yield "## Yielding: share of decisions in which it leaves Tokyo, second edition, by hearts"
    yield ""
    yield "| monsters | " + " | ".join(map(str, range(1, MOST_HEARTS + 1))) + " |"
    yield "|---|" + "---:|" * MOST_HEARTS
    for seats, found in rates.items():
        cells = (f"{found[h]:.0%}" if h in found else "–" for h in range(1, MOST_HEARTS + 1))
        yield f"| {seats} | " + " | ".join(cells) + " |"
    yield ""
    yield "![Yields by hearts](champion-yields.svg)"


def _yield_rates(seats: int, games: int) -> dict[int, float]:
    source = GameSource(read_champion_weights(WEIGHTS), "second", seats)
    bot, answers = Champion("champion"), defaultdict(list)
    for number in range(games):
        for judged in source.play(number, 1, YIELDS):
            seat = actor(judged.state)
            action = bot.choose(judged.state, seat, random.Random(0).randrange)
            answers[int(judged.state.health[seat])].append(kind_of(action) != A_STAY)
    return {hearts: float(np.mean(found)) for hearts, found in sorted(answers.items()) if hearts}


# --- cards ---------------------------------------------------------------------------------------


def cards(edition: str, games: int, into: Path) -> Iterator[str]:
    """Yield a table, and write a plot: what a card adds, by the evaluation and in games."""
    rows = sorted(_card_values(edition, games), key=lambda row: -row[1])
    points = {"cards": [(100 * judged, 100 * played) for _, judged, played, _ in rows]}
    title = f"Points of win chance that a card adds: {edition} edition, {CARD_SEATS} monsters"
    plot = line_plot(title, "evaluation", "games", points, diagonal=True, joined=False)
    (into / f"champion-cards-{edition}.svg").write_text(plot, encoding="utf-8")
    agreement = np.corrcoef([row[1] for row in rows], [row[2] for row in rows])[0, 1]
    yield f"## Cards: points of win chance added, {edition} edition, {CARD_SEATS} monsters"
    yield ""
    yield f"Evaluation and games have a correlation of {agreement:.2f} over {len(rows)} cards."
    yield ""
    yield "| card | evaluation | games | 95 % interval |"
    yield "|---|---:|---:|---:|"
    for name, judged, played, error in (*rows[:SHOWN_CARDS], *rows[-SHOWN_CARDS:]):
        interval = f"{100 * (played - error):+.1f} to {100 * (played + error):+.1f}"
        yield f"| {name} | {100 * judged:+.1f} | {100 * played:+.1f} | {interval} |"
    yield ""
    yield f"![Evaluation and games](champion-cards-{edition}.svg)"


def _card_values(edition: str, games: int) -> list[tuple[str, float, float, float]]:
    """Return for each card that monsters keep: name, evaluation, result and error of games."""
    source = GameSource(read_champion_weights(WEIGHTS), edition, CARD_SEATS)
    judged: dict[str, list[float]] = defaultdict(list)
    played: dict[str, list[float]] = defaultdict(list)
    for number, state in enumerate(_turn_starts(source, games)):
        seat = int(state.turn)
        chance, share = source.judge(state)[seat], source.finish(state, number)[seat]
        for card in _cards_in_deck(state):
            after = state.copy()
            give(after, seat, card.id)
            if actor(after) != NOBODY:
                judged[card.name].append(source.judge(after)[seat] - chance)
                played[card.name].append(source.finish(after, number)[seat] - share)
    return [
        (name, float(np.mean(found)), *_mean_and_error(played[name]))
        for name, found in judged.items()
        if len(found) > games // 4
    ]


def _turn_starts(source: GameSource, many: int) -> Iterator[State]:
    """Yield starts of turns, at most one of each game."""
    found = number = 0
    while found < many:
        for each in list(source.play(number, APART, TURN_STARTS))[:1]:
            found += 1
            yield each.state
        number += 1


def _cards_in_deck(state: State) -> list[Card]:
    """Return the cards to keep of which a copy is in the deck."""
    return [
        card
        for card in ALL_CARDS
        if card.kind == KEEP_CARD and can_give(state, card.id) and _is_in_deck(state, card)
    ]


def _is_in_deck(state: State, card: Card) -> bool:
    first = int(CARD_OF[card.id])
    things = range(first, first + int(COPIES[card.id]))
    return any(state.location[thing] == DECK for thing in things)


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    return float(np.mean(values)), 1.96 * float(np.std(values)) / len(values) ** 0.5


if __name__ == "__main__":
    main()
