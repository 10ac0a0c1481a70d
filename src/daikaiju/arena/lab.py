"""The lab: experiments that tell a designer whether a card is balanced.

All experiments give cards in the middle of games (gifts.py), where players buy them:

- at the main table, as a quick and as a strong bot play: what each card adds to the win rate of its
  owner, and how much energy adds as much (the fair price);
- at tables of all editions and sizes: what each card adds there;
- with each other card that its owner keeps: whether two cards together add more than the sum of
  both. All pairs are screened with few games; the best and worst ones are played again with new
  random numbers, so that the reported values are not those of lucky games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ..rules.constants import EDITION_NAMES, MAX_SEATS
from ..rules.definitions import ALL_THINGS, CARD_BY_NAME, DISCARD_CARD
from ..text import UserError
from .experiments import (
    NO_GIFT,
    Contrast,
    Experiment,
    Gift,
    give_card,
    give_cards,
    give_energy,
    make_compiled_bot,
    no_sums,
    run_experiments,
    win_estimate,
)
from .match import check_seed
from .study import gifts_of

ENERGIES: Final = (2, 4, 6, 8, 10, 12, 15, 18)  # gifts of energy that a card is compared with
PARTNERS: Final = 3  # reported: that many best and that many worst
# Groups with an effort of 1: under a minute on two cores, with the compilation of a changed pack.
MAIN_GROUPS: Final = 12_000
STRONG_GROUPS: Final = 360
TABLE_GROUPS: Final = 3_000
SCREENING_GROUPS: Final = 400
PARTNER_GROUPS: Final = 5_000
FIRST_LOOK: Final = 0.25  # of the main experiments, before all other games
NEW_GROUPS: Final = 1 << 30  # first group of the experiment that confirms partners


@dataclass(frozen=True)
class Lab:
    """The settings of a balance report."""

    cards: tuple[int, ...]  # ids of the studied cards that are in the main edition
    elsewhere: tuple[int, ...]  # studied cards that are only in other editions
    edition: str
    seats: int
    bot: str
    strong_bot: str  # empty: none
    effort: float
    seed: int

    @property
    def studied(self) -> tuple[int, ...]:
        return self.cards + self.elsewhere

    def groups(self, usual: int) -> int:
        return max(10, round(usual * self.effort))


@dataclass(frozen=True)
class LabResults:
    """Experiments with their sums; `partners` comes after a screening."""

    main: dict[str, tuple[Experiment, Any]]  # by bot
    tables: list[tuple[Experiment, Any]]
    partners: tuple[Experiment, Any]
    pairs: tuple[tuple[int, int], ...]  # (card, partner) of each contrast of `partners`
    asked: int  # games
    games: int  # that were played


def make_lab(
    names: Sequence[str],
    edition: str | None = None,
    seats: int = 4,
    bot: str = "greedy",
    strong_bot: str = "odds",
    effort: float = 1.0,
    seed: int = 1,
) -> Lab:
    """Return a lab for cards by name. Raise UserError for invalid arguments.

    Without an edition, the main table has the first edition that has most of the cards, beginning
    with the second edition.
    """
    if not 2 <= seats <= MAX_SEATS:
        raise UserError("mistake-seats", many=seats, most=MAX_SEATS)
    if not 0 < effort <= 1000:
        raise UserError("mistake-effort", effort=effort)
    check_seed(seed)
    for spec in filter(None, (bot, strong_bot)):
        make_compiled_bot(spec)
    cards = [CARD_BY_NAME[name].id for name in dict.fromkeys(names)]
    chosen = edition or max(("second", "dark", "first"), key=lambda e: len(_cards_in(e, cards)))
    inside = _cards_in(chosen, cards)
    if not inside:
        title = UserError(f"card-{ALL_THINGS[cards[0]].name}")
        raise UserError("mistake-not-in-edition", card=title, edition=chosen)
    outside = tuple(card for card in cards if card not in inside)
    strong = "" if strong_bot == bot else strong_bot
    return Lab(inside, outside, chosen, seats, bot, strong, effort, seed)


def _cards_in(edition: str, cards: Sequence[int]) -> tuple[int, ...]:
    known = gifts_of(edition)
    return tuple(card for card in cards if card in known)


# --- experiments ---------------------------------------------------------------------------------


def _experiment(
    lab: Lab,
    gifts: Sequence[Gift],
    contrasts: Sequence[Contrast],
    groups: int,
    **changes: Any,
) -> Experiment:
    settings = {"bot": lab.bot, "edition": lab.edition, "seats": lab.seats, **changes}
    return Experiment(
        gifts=tuple(gifts),
        contrasts=tuple(contrasts),
        groups=lab.groups(groups),
        removed=lab.studied,
        seed=lab.seed,
        **settings,
    )


def _less(gift: int, other: int = 0) -> Contrast:
    """The result with a gift less the result with another, by default with no gift."""
    return ((gift, 1), (other, -1))


def main_experiment(lab: Lab, bot: str, groups: int) -> Experiment:
    """Gifts: none, energy, cards. Contrasts: no gift alone, each gift less none, then each card
    less each amount of energy."""
    gifts = [NO_GIFT, *map(give_energy, ENERGIES), *map(give_card, lab.cards)]
    cards = range(1 + len(ENERGIES), len(gifts))
    contrasts: list[Contrast] = [((0, 1),), *(_less(gift) for gift in range(1, len(gifts)))]
    contrasts += [_less(card, 1 + e) for card in cards for e in range(len(ENERGIES))]
    return _experiment(lab, gifts, contrasts, groups, bot=bot)


def table_experiments(lab: Lab) -> list[Experiment]:
    """One experiment for each edition and table size; contrasts: each card less none."""
    found = []
    for edition in EDITION_NAMES:
        gifts = [NO_GIFT, *map(give_card, _cards_in(edition, lab.studied))]
        contrasts = [_less(gift) for gift in range(1, len(gifts))]
        found += [
            _experiment(lab, gifts, contrasts, TABLE_GROUPS, edition=edition, seats=seats)
            for seats in range(2, MAX_SEATS + 1)
            if contrasts
        ]
    return found


def candidate_pairs(lab: Lab) -> list[tuple[int, int]]:
    """Return each card with each other card or tile that a monster keeps."""
    kept = [card for card in gifts_of(lab.edition) if ALL_THINGS[card].kind != DISCARD_CARD]
    return [
        (card, other)
        for card in lab.cards
        for other in kept
        if other != card and ALL_THINGS[card].card.back != ALL_THINGS[other].name
    ]


def pair_experiment(
    lab: Lab, pairs: Sequence[tuple[int, int]], groups: int, first: int
) -> Experiment:
    """One contrast for each pair: what both add together less what each adds alone."""
    alone = list(dict.fromkeys(card for pair in pairs for card in pair))
    single = {card: 1 + n for n, card in enumerate(alone)}
    gifts = [NO_GIFT, *map(give_card, alone), *(give_cards(*pair) for pair in pairs)]
    contrasts: list[Contrast] = [
        ((1 + len(alone) + n, 1), (single[card], -1), (single[other], -1), (0, 1))
        for n, (card, other) in enumerate(pairs)
    ]
    return _experiment(lab, gifts, contrasts, groups, first=first)


# --- running -------------------------------------------------------------------------------------


def planned_games(lab: Lab) -> int:
    """Return about how many games `run_lab` plays."""
    first = [*_main_experiments(lab), *table_experiments(lab), _screening(lab)]
    chosen = candidate_pairs(lab)[: 2 * PARTNERS * len(lab.cards)]
    last = pair_experiment(lab, chosen, PARTNER_GROUPS, NEW_GROUPS)
    return sum(each.games for each in [*first, last])


class _Player:
    """Plays experiments until the user interrupts, and counts the games."""

    def __init__(self, workers: int, progress: Callable[[int], None]) -> None:
        self.games, self.is_interrupted = 0, False
        self._workers, self._progress = workers, progress

    def play(self, experiments: Sequence[Experiment]) -> list[Any]:
        """Return the sums of each experiment; after Ctrl-C, those of the games so far."""
        if self.is_interrupted:
            return [no_sums(each) for each in experiments]
        before = self.games
        sums = run_experiments(experiments, self._workers, self._count)
        asked = sum(each.games for each in experiments)
        self.is_interrupted = self.games - before < asked
        return sums

    def _count(self, games: int) -> None:
        self.games += games
        self._progress(games)


def run_lab(
    lab: Lab,
    workers: int,
    progress: Callable[[int], None] = lambda games: None,
    first_look: Callable[[LabResults], None] = lambda results: None,
) -> LabResults:
    """Play all experiments; after Ctrl-C, return what was played so far.

    `first_look` gets the results of the first games: a part of the main experiments.
    """
    player = _Player(workers, progress)
    main, tables = _main_experiments(lab), table_experiments(lab)
    parts = [each.split(FIRST_LOOK) for each in main]
    begun = player.play([first for first, _ in parts])
    nothing = LabResults({}, [], (main[0], no_sums(main[0])), (), planned_games(lab), player.games)
    if not player.is_interrupted:
        first_look(replace(nothing, main=_by_bot(main, begun)))
    screening = _screening(lab)
    sums = player.play([*(rest for _, rest in parts), *tables, screening])
    ended = [one + other for one, other in zip(begun, sums, strict=False)]
    pairs = extreme_pairs(lab, candidate_pairs(lab), sums[-1])
    confirmed = pair_experiment(lab, pairs, PARTNER_GROUPS, NEW_GROUPS)
    return LabResults(
        main=_by_bot(main, ended),
        tables=list(zip(tables, sums[len(main) : -1], strict=True)),
        partners=(confirmed, player.play([confirmed])[0]),
        pairs=tuple(pairs),
        asked=sum(each.games for each in [*main, *tables, screening, confirmed]),
        games=player.games,
    )


def _by_bot(main: Sequence[Experiment], sums: Sequence[Any]) -> dict[str, tuple[Experiment, Any]]:
    return {each.bot: (each, found) for each, found in zip(main, sums, strict=True)}


def _main_experiments(lab: Lab) -> list[Experiment]:
    quick = main_experiment(lab, lab.bot, MAIN_GROUPS)
    strong = [main_experiment(lab, lab.strong_bot, STRONG_GROUPS)] if lab.strong_bot else []
    return [quick, *strong]


def _screening(lab: Lab) -> Experiment:
    return pair_experiment(lab, candidate_pairs(lab), SCREENING_GROUPS, NEW_GROUPS // 2)


def extreme_pairs(lab: Lab, pairs: Sequence[tuple[int, int]], sums: Any) -> list[tuple[int, int]]:
    """Return the PARTNERS best and worst pairs of each card in a screening."""
    chosen = []
    for card in lab.cards:
        own = [n for n, pair in enumerate(pairs) if pair[0] == card]
        own.sort(key=lambda n: win_estimate(sums[n]).mean)
        chosen += [pairs[n] for n in dict.fromkeys([*own[:PARTNERS], *own[-PARTNERS:]])]
    return chosen
