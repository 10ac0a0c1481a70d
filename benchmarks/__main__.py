"""`python -m benchmarks`: all measurements, as tables."""

from __future__ import annotations

import argparse
import random

from daikaiju.rules import EDITIONS, new_game

from . import engine
from .arena import arena_rows
from .cold_start import cold_start_rows
from .environments import environment_rows
from .odds import odds_rows
from .page import page_rows
from .peers import peers

TARGETS = {"OpenSpiel backgammon": 100, "OpenSpiel tic_tac_toe": 8, "catanatron": 300}


def print_row(what: str, result: str, target: str = "") -> None:
    print(f"| {what:58} | {result:>14} | {target:>10} |")


def print_head(what: str) -> None:
    print()
    print_row(what, "measured", "target")
    print(f"|{'-' * 60}|{'-' * 15}:|{'-' * 11}:|")


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each measurement")
    parser.add_argument("--no-compile", action="store_true", help="skip the cold compilation")
    args = parser.parse_args()
    best = print_engine(args.seconds)
    print_peers(args.seconds, best)
    print_growth(args.seconds)
    for what, rows in (("odds", odds_rows), ("arena, two threads, four seats", arena_rows)):
        print_head(what)
        for each in rows(args.seconds):
            print_row(*each)
    print_head("environments")
    for each in environment_rows(args.seconds):
        print_row(*each)
    if not args.no_compile:
        cold, cached = engine.compile_seconds()
        print_head("machine code of all rules")
        print_row("compile, cold (s)", f"{cold:.1f}", "≤ 120")
        print_row("load from the cache, imports included (s)", f"{cached:.2f}", "≤ 1")
    print_head("first game, with nothing compiled")
    for each in cold_start_rows(args.seconds):
        print_row(*each)
    print_head("the page in Chromium")
    for each in page_rows(args.seconds):
        print_row(*each)


def print_engine(seconds: float) -> float:
    """Measure the engine with four seats. Return the rate of the second edition without cards."""
    print_head("one core, random play, four seats")
    bare = 0.0
    for edition in EDITIONS:
        table = engine.after_setup(new_game(edition.name, 4), random.Random(1))
        rate, _ = engine.compiled_rate(engine.without_cards(table), seconds)
        bare = rate if edition.name == "second" else bare
        print_row(
            f"{edition.name}, no cards: decisions/s, compiled", f"{rate / 1e6:.1f} M", "≥ 10 M"
        )
    for edition in EDITIONS:
        rate, choices = engine.compiled_rate(new_game(edition.name, 4), seconds)
        print_row(
            f"{edition.name}, full deck: decisions/s, compiled", f"{rate / 1e6:.1f} M", "≥ 5 M"
        )
        print_row(f"{edition.name}, full deck: … with a real choice", f"{choices / 1e6:.1f} M")
    for edition in EDITIONS:
        plain = engine.interpreted_rate(edition.name, 4, seconds)
        print_row(
            f"{edition.name}, full deck: decisions/s, interpreted", f"{plain:,.0f}", "≥ 5,000"
        )
    print_row("copy of a state, compiled (µs)", f"{engine.copy_microseconds():.3f}", "≤ 0.1")
    return bare


def print_peers(seconds: float, best: float) -> None:
    """Measure the peers, and the ratio of the engine to each (no cards / full deck)."""
    full, _ = engine.compiled_rate(new_game("second", 4), seconds)
    print_head("peers, random play, same run: decisions/s, and the ratio of daikaiju")
    for name, result in peers(seconds, 1):
        target = next((t for key, t in TARGETS.items() if name.startswith(key)), 0)
        if result is None:
            print_row(name, "not installed")
            continue
        print_row(name, f"{result.rate:,.0f}")
        print_row(
            "… daikaiju, second edition, no cards", f"{best / result.rate:,.0f} ×", f"≥ {target} ×"
        )
        print_row("… daikaiju, second edition, full deck", f"{full / result.rate:,.0f} ×")


def print_growth(seconds: float) -> None:
    """Measure how the cost of a decision grows with seats and with cards in play."""
    print_head("cost of a decision, compiled, second edition (ns)")
    for seats in range(2, 7):
        rate, _ = engine.compiled_rate(new_game("second", seats), seconds / 2)
        print_row(f"{seats} seats, full deck", f"{1e9 / rate:.0f}")
    for cards in (0, 1, 2, 4, 6, 8):
        rate, _ = engine.compiled_rate(engine.with_cards_each("second", 4, cards), seconds / 2)
        print_row(f"4 seats, {cards} Keep cards each from the start", f"{1e9 / rate:.0f}")


if __name__ == "__main__":
    main()
