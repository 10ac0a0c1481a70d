"""`daikaiju puzzle`: find the one action that is clearly best."""

from __future__ import annotations

import argparse
import json
import random
from contextlib import closing
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any

from rich.console import Console

from ... import __version__
from ...coach.puzzle import THEMES, Puzzle, daily_puzzle, find_puzzle, puzzles, sort_key
from ...record.game import Record
from ...record.notation import action_text, parse_action
from ...record.position import read_position
from ...rules.agenda import actor
from ...rules.constants import EDITION_NAMES, MAX_SEATS
from ...text import UserError
from ..output import message
from ..parser import help_text

if TYPE_CHECKING:
    from ..terminal_game import TerminalGame

TODAY = "today"
DEFAULT_OPPONENT = "medium"


def add(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("id", nargs="?", metavar="ID", help=help_text("cli-puzzle-id"))
    daily = help_text("cli-puzzle-daily")
    which.add_argument("--daily", nargs="?", const=TODAY, metavar="DATE", help=daily)
    which.add_argument("--list", action="store_true", help=help_text("cli-puzzle-list"))
    parser.add_argument("--theme", choices=THEMES, help=help_text("cli-puzzle-theme"))
    edition, seats = help_text("cli-puzzle-edition"), help_text("cli-puzzle-seats")
    parser.add_argument("--edition", choices=EDITION_NAMES, help=edition)
    parser.add_argument(
        "--seats", type=int, choices=range(2, MAX_SEATS + 1), metavar="N", help=seats
    )
    parser.add_argument("--answer", metavar="ACTION", help=help_text("cli-puzzle-answer"))
    parser.add_argument("--solution", action="store_true", help=help_text("cli-puzzle-solution"))
    after = parser.add_mutually_exclusive_group()
    after.add_argument("--json", action="store_true", help=help_text("cli-puzzle-json"))
    play = help_text("cli-puzzle-play")
    after.add_argument("--play", nargs="?", const=DEFAULT_OPPONENT, metavar="BOTS", help=play)
    parser.add_argument("--seed", type=int, metavar="N", help=help_text("cli-play-seed"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.list:
        _show_list(args)
        return 0
    puzzle = _chosen(args)
    answer = "" if args.answer is None else _checked(puzzle, args.answer)
    if args.json:
        print(json.dumps(_data(puzzle, answer, args.solution), ensure_ascii=False, indent=1))
    elif answer or args.solution:
        _show(puzzle, answer, args.daily is not None)
    else:
        _ask(puzzle, args)
    return 0


# --- choosing ------------------------------------------------------------------------------------


def _chosen(args: argparse.Namespace) -> Puzzle:
    if args.daily is not None:
        return daily_puzzle(_day(args.daily))
    if args.id is not None:
        found = find_puzzle(args.id.lower())
        if found is None:
            raise UserError("mistake-puzzle", id=args.id)
        return found
    return random.Random(args.seed).choice(_matching(args))


def _day(text: str) -> date:
    """Return a day; today is that of UTC, so that it is the same for everyone."""
    try:
        return datetime.now(UTC).date() if text == TODAY else date.fromisoformat(text)
    except ValueError:
        raise UserError("mistake-puzzle-day", given=text) from None


def _matching(args: argparse.Namespace) -> list[Puzzle]:
    found = [
        puzzle
        for puzzle in puzzles()
        if args.theme in (None, *puzzle.themes)
        and args.edition in (None, puzzle.edition)
        and args.seats in (None, len(puzzle.monsters))
    ]
    if not found:
        raise UserError("mistake-puzzle-none")
    return found


def _checked(puzzle: Puzzle, answer: str) -> str:
    """Return an answer in the notation of the records; raise NotationError if it is not legal."""
    state = read_position(puzzle.position)
    return action_text(state, parse_action(state, answer))


# --- without questions ---------------------------------------------------------------------------


def _show_list(args: argparse.Namespace) -> None:
    from ..puzzle_view import list_entry, print_list

    found = sorted(_matching(args), key=sort_key)
    if args.json:
        print(json.dumps([list_entry(puzzle) for puzzle in found], indent=1))
    else:
        print_list(Console(highlight=False), found)


def _data(puzzle: Puzzle, answer: str, with_solution: bool) -> dict[str, Any]:
    from ..puzzle_view import question_data, solution_data

    data = question_data(puzzle)
    if answer:
        data |= {"answer": answer, "right": answer == puzzle.best}
    return data | solution_data(puzzle) if answer or with_solution else data


def _show(puzzle: Puzzle, answer: str, is_daily: bool) -> None:
    from ..puzzle_view import print_heading, print_solution, print_verdict

    console = Console(highlight=False)
    print_heading(console, puzzle, is_daily)
    if answer:
        print_verdict(console, puzzle, answer)
    print_solution(console, puzzle)


# --- in the terminal -----------------------------------------------------------------------------


def _ask(puzzle: Puzzle, args: argparse.Namespace) -> None:
    """Ask for the action, and explain the best one; then play the game on, if that is wanted."""
    from ..players import YOU, Players, assign_players
    from ..puzzle_view import print_heading, print_solution, print_verdict
    from ..terminal_game import QuitGame, TerminalGame

    state = read_position(puzzle.position)
    seats = tuple(puzzle.monsters)
    record = Record(puzzle.edition, seats, position=puzzle.position, rules=__version__)
    specs = assign_players(record, actor(state), args.play or DEFAULT_OPPONENT)
    assert specs[actor(state)] == YOU
    with closing(Players(specs)) as players:
        players.start(state)
        if args.play:
            players.prepare()
        game = TerminalGame(record, state, players, random.Random(args.seed))
        print_heading(game.console, puzzle, args.daily is not None)
        try:
            print_verdict(game.console, puzzle, action_text(state, game.prompt_action()))
            print_solution(game.console, puzzle)
            if args.play:
                _play_on(game, puzzle)
        except (QuitGame, KeyboardInterrupt):
            game.console.print()
            game.console.print(message("cli-left"), style="dim", markup=False)


def _play_on(game: TerminalGame, puzzle: Puzzle) -> None:
    game.record.play(game.state, parse_action(game.state, puzzle.best))
    game.play_on()
