"""`daikaiju play`: a game in the terminal."""

from __future__ import annotations

import argparse
import random
import sys
from contextlib import closing
from datetime import date
from pathlib import Path

from ... import __version__
from ...record.game import Record, last_position, read_record
from ...rules.constants import MOST_SEATS
from ...rules.editions import EDITIONS, find_edition
from ...rules.state import State
from ...text import Told
from ..output import say
from ..parser import help_text


def add(parser: argparse.ArgumentParser) -> None:
    names = [edition.name for edition in EDITIONS]
    edition, seats = help_text("cli-edition", default="second"), help_text("cli-seats", default=4)
    record, resume = help_text("cli-play-record"), help_text("cli-play-resume")
    parser.add_argument("--edition", choices=names, default="second", help=edition)
    parser.add_argument("--seats", type=int, default=4, metavar="N", help=seats)
    parser.add_argument("--monster", metavar="NAME", help=help_text("cli-play-monster"))
    parser.add_argument("--against", metavar="BOTS", help=help_text("cli-play-against"))
    parser.add_argument("--seed", type=int, metavar="N", help=help_text("cli-play-seed"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=record)
    parser.add_argument("--resume", type=Path, metavar="FILE", help=resume)
    parser.add_argument("--watch", action="store_true", help=help_text("cli-play-watch"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; the record is written and bots are sent home however the game ends."""
    from ..players import Company, seat_left, seated  # here: they lay out all sets of dice, …
    from ..terminal_game import Game, Leave  # … which takes time

    record, state = _resumed(args.resume) if args.resume else _fresh(args)
    person = _seat(record, args.monster, seat_left(record)) if not args.watch else -1
    with closing(Company(seated(record, person, args.against))) as company:
        record.players = company.players
        company.prepare()
        game = Game(record, state, company, random.Random(args.seed))
        try:
            game.play()
        except (Leave, KeyboardInterrupt):
            game.console.print()
            game.console.print(say("cli-left"), style="dim", markup=False)
        finally:
            if target := args.record or args.resume:
                _save(record, target)
    return 0


def _fresh(args: argparse.Namespace) -> tuple[Record, State]:
    box = find_edition(args.edition)
    if not 2 <= args.seats <= len(box.monsters):
        raise Told("mistake-seats", many=args.seats, most=MOST_SEATS)
    seats = list(box.monsters[: args.seats])
    if args.monster and args.monster not in seats:
        seats[0:1] = [args.monster]
    record = Record(args.edition, tuple(seats), rules=__version__, date=date.today().isoformat())
    return record, record.start()


def _resumed(path: Path) -> tuple[Record, State]:
    record = read_record(path)
    return record, last_position(record, str(path))


def _seat(record: Record, monster: str | None, usual: int) -> int:
    """Where the person sits: with the monster asked for, else as usual."""
    if monster is None:
        return usual
    if monster not in record.seats:
        raise Told("mistake-not-seated", monster=monster, here=", ".join(record.seats))
    return record.seats.index(monster)


def _save(record: Record, path: Path) -> None:
    try:
        path.write_text(str(record), encoding="utf-8")
    except OSError as error:
        told = say("cli-error", problem=say("cli-record-not-written", reason=str(error)))
        print(told, file=sys.stderr)
    else:
        print(say("cli-record-written", file=str(path)))
