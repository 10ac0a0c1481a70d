"""`daikaiju play`: a game in the terminal."""

from __future__ import annotations

import argparse
import random
import sys
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

from ... import __version__
from ...record.deal_dice import deal_of_code, deal_of_record
from ...record.game import Record, last_position, read_record
from ...record.game_hash import game_hash
from ...rules.constants import MAX_SEATS
from ...rules.editions import find_edition
from ...rules.state import State
from ...text import UserError, file_error_reason
from ..output import error_message, message
from ..parser import add_edition_option, add_pack_option, help_text
from ..progress import check_writable


def add(parser: argparse.ArgumentParser) -> None:
    add_pack_option(parser)
    seats = help_text("cli-seats", default=4)
    record, resume = help_text("cli-play-record"), help_text("cli-play-resume")
    add_edition_option(parser)
    parser.add_argument("--seats", type=int, default=4, metavar="N", help=seats)
    parser.add_argument("--against", metavar="BOTS", help=help_text("cli-play-against"))
    parser.add_argument("--seed", type=int, metavar="N", help=help_text("cli-play-seed"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=record)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--deal", metavar="CODE", help=help_text("cli-play-deal"))
    start.add_argument("--resume", type=Path, metavar="FILE", help=resume)
    you = parser.add_mutually_exclusive_group()
    you.add_argument("--monster", metavar="NAME", help=help_text("cli-play-monster"))
    you.add_argument("--watch", action="store_true", help=help_text("cli-play-watch"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; however the game ends, write the record and close the bots."""
    # Imported here: their import computes all sets of dice.
    from ..players import Players, assign_players, recorded_human_seat
    from ..terminal_game import QuitGame, TerminalGame

    record, state = _begin(args)
    check_writable(args.record or args.resume)
    human_seat = -1
    if not args.watch:
        human_seat = _find_seat(record, args.monster, recorded_human_seat(record))
    with closing(Players(assign_players(record, human_seat, args.against))) as players:
        players.start(state)
        record.players = players.specs
        players.prepare()
        game = TerminalGame(record, state, players, random.Random(args.seed))
        try:
            game.play()
        except (QuitGame, KeyboardInterrupt):
            game.console.print()
            game.console.print(message("cli-left"), style="dim", markup=False)
        finally:
            target = args.record or args.resume
            is_saved = target is None or _save(record, target)
    return 0 if is_saved else 2


def _begin(args: argparse.Namespace) -> tuple[Record, State]:
    """Return the record and position of a game that is continued, repeated or new."""
    if args.resume:
        return _resume_game(args.resume)
    if args.deal and Path(args.deal).is_file():
        return _repeated_game(Path(args.deal))
    return _new_game(args)


def _new_game(args: argparse.Namespace) -> tuple[Record, State]:
    """Return an empty record and its start position; the requested monster has a seat."""
    monsters = find_edition(args.edition).monsters
    if not 2 <= args.seats <= len(monsters):
        raise UserError("mistake-seats", many=args.seats, most=MAX_SEATS)
    seats = list(monsters[: args.seats])
    if args.monster and args.monster not in seats:
        seats[0:1] = [args.monster]
    record = Record(args.edition, tuple(seats), rules=__version__, date=date.today().isoformat())
    if args.deal:
        record = deal_of_code(record, args.deal)
    return record, record.start()


def _repeated_game(path: Path) -> tuple[Record, State]:
    """Return an empty record with the deal of a finished game, and its start position."""
    today = date.today().isoformat()
    record = deal_of_record(read_record(path), str(path))
    record = replace(record, rules=__version__, date=today)
    return record, record.start()


def _resume_game(path: Path) -> tuple[Record, State]:
    """Return the record in a file and its last position."""
    record = read_record(path)
    return record, last_position(record, str(path))


def _find_seat(record: Record, monster: str | None, default: int) -> int:
    """Return the seat of the requested monster, else the default seat."""
    if monster is None:
        return default
    if monster not in record.seats:
        raise UserError("mistake-not-seated", monster=monster, here=", ".join(record.seats))
    return record.seats.index(monster)


def _save(record: Record, path: Path) -> bool:
    """Write a record; return whether that worked. An error here must not hide one of the game."""
    if record.deal and record.result:
        record.chain = game_hash(record)
    try:
        path.write_text(str(record), encoding="utf-8")
    except OSError as error:
        problem = UserError("mistake-not-written", file=str(path), reason=file_error_reason(error))
        print(message("cli-error", problem=error_message(problem)), file=sys.stderr)
        return False
    print(message("cli-record-written", file=str(path)))
    return True
