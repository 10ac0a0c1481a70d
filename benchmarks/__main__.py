"""`python -m benchmarks`: all figures, as tables."""

from __future__ import annotations

import argparse
import random

from daikaiju.rules import EDITIONS, new_game

from . import measures
from .arena import arena_rows
from .doors import doors_rows
from .odds import odds_rows
from .opening import opening_rows
from .page import page_rows
from .peers import peers

TARGETS = {"OpenSpiel backgammon": 100, "OpenSpiel tic_tac_toe": 8, "catanatron": 300}


def row(what: str, figure: str, target: str = "") -> None:
    print(f"| {what:58} | {figure:>14} | {target:>10} |")


def head(what: str) -> None:
    print()
    row(what, "measured", "target")
    print(f"|{'-' * 60}|{'-' * 15}:|{'-' * 11}:|")


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each figure")
    parser.add_argument("--no-compile", action="store_true", help="skip the cold compilation")
    args = parser.parse_args()
    best = own_figures(args.seconds)
    peer_figures(args.seconds, best)
    growth(args.seconds)
    for what, rows in (("odds", odds_rows), ("arena, two threads, four seats", arena_rows)):
        head(what)
        for each in rows(args.seconds):
            row(*each)
    head("environments")
    for each in doors_rows(args.seconds):
        row(*each)
    if not args.no_compile:
        cold, cached = measures.compile_seconds()
        head("machine code of all rules")
        row("compile, cold (s)", f"{cold:.1f}", "≤ 120")
        row("load from the cache, imports included (s)", f"{cached:.2f}", "≤ 1")
    head("a first game, with nothing compiled")
    for each in opening_rows(args.seconds):
        row(*each)
    head("the page in Chromium")
    for each in page_rows(args.seconds):
        row(*each)


def own_figures(seconds: float) -> float:
    """Our own engine, four seats; the rate without cards, second edition."""
    head("one core, random play, four seats")
    bare = 0.0
    for edition in EDITIONS:
        table = measures.past_set_up(new_game(edition.name, 4), random.Random(1))
        rate, _ = measures.compiled_rate(measures.without_cards(table), seconds)
        bare = rate if edition.name == "second" else bare
        row(f"{edition.name}, no cards: decisions/s, compiled", f"{rate / 1e6:.1f} M", "≥ 10 M")
    for edition in EDITIONS:
        rate, choices = measures.compiled_rate(new_game(edition.name, 4), seconds)
        row(f"{edition.name}, full deck: decisions/s, compiled", f"{rate / 1e6:.1f} M", "≥ 5 M")
        row(f"{edition.name}, full deck: … with a real choice", f"{choices / 1e6:.1f} M")
    for edition in EDITIONS:
        plain = measures.interpreted_rate(edition.name, 4, seconds)
        row(f"{edition.name}, full deck: decisions/s, interpreted", f"{plain:,.0f}", "≥ 5,000")
    row("copy of a state, compiled (µs)", f"{measures.copy_microseconds():.3f}", "≤ 0.1")
    return bare


def peer_figures(seconds: float, best: float) -> None:
    """The peers in the same run, and how many times faster we are (no cards / full deck)."""
    full, _ = measures.compiled_rate(new_game("second", 4), seconds)
    head("peers, random play, same run: decisions/s, and our ratio")
    for name, result in peers(seconds, 1):
        target = next((t for key, t in TARGETS.items() if name.startswith(key)), 0)
        if result is None:
            row(name, "not installed")
            continue
        row(name, f"{result.rate:,.0f}")
        row("… we, second edition, no cards", f"{best / result.rate:,.0f} ×", f"≥ {target} ×")
        row("… we, second edition, full deck", f"{full / result.rate:,.0f} ×")


def growth(seconds: float) -> None:
    """How the cost of a decision grows with seats and with cards in play."""
    head("cost of a decision, compiled, second edition (ns)")
    for seats in range(2, 7):
        rate, _ = measures.compiled_rate(new_game("second", seats), seconds / 2)
        row(f"{seats} seats, full deck", f"{1e9 / rate:.0f}")
    for cards in (0, 1, 2, 4, 6, 8):
        rate, _ = measures.compiled_rate(measures.with_cards_each("second", 4, cards), seconds / 2)
        row(f"4 seats, {cards} Keep cards each from the start", f"{1e9 / rate:.0f}")


if __name__ == "__main__":
    main()
