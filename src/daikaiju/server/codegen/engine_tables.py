"""Facts of the rules and of the messages as JSON, for tables that run in the browser.

The compiled rules know no texts. The page combines them with these tables to the same messages as
the server: web/src/generated/engine.json.
"""

from __future__ import annotations

import json
from types import ModuleType
from typing import Any, get_args

import msgspec
import numpy as np

from ... import __version__
from ...bots import scratch
from ...bots.champion import network
from ...bots.champion_bot import manner_of
from ...bots.registry import LEVELS
from ...bots.tree import TREE_VALUES_SIZE
from ...record import position
from ...record.event_sources import source_names
from ...record.notation import ACTION_TEXTS
from ...rules import (
    actions,
    agenda,
    constants,
    definitions,
    events,
    first_player,
    predictions,
)
from ...rules.definitions import ALL_THINGS, CARD_BY_NAME, COPIER, RED
from ...rules.editions import EDITIONS, Edition, Options
from ...rules.moments import claims, saved
from ...rules.setup import deck_of, tiles_of
from ...rules.state import CELLS, RECORD
from ...text import LANGUAGES
from ..protocol import values
from ..protocol.values import Choices, Level, Orders, Setup
from ..tables import commands, duties, moves, standing_orders, table
from ..tables.standing_orders import cards_for_orders
from ..tables.undo import MONSTER_FIELDS
from ..updates.board import QUESTIONS
from ..updates.causes import rule_tables
from ..web.server_info import describe_edition
from ..workers import odds_calculator

_CONSTANT_MODULES = (
    constants,
    agenda,
    actions,
    events,
    definitions,
    first_player,
    predictions,
    values,
    commands,
    duties,
    moves,
    standing_orders,
    table,
    odds_calculator,
)
_FLAGS = (  # fields of an edition that are cells of the state
    "claws_take_tokyo",
    "bay_moves_to_city",
    "has_wickedness",
    "added_claws_attack",
    "takes_back_hearts",
    "stores_own_energy",
)


def engine_document() -> str:
    """Return the whole file."""
    tables = {
        "version": __version__,
        "record": _record(),
        "constants": _constants(),
        "things": [[thing.label, thing.name, int(thing.kind)] for thing in ALL_THINGS],
        "copiers": [int(thing) for thing in COPIER],
        "revivals": [thing for thing, _ in saved.effects],
        "claims": [thing for thing, _ in claims.effects],
        "monsters": list(constants.MONSTERS),
        "faces": constants.FACE_LETTERS,
        "zones": list(constants.ZONE_NAMES),
        "steps": list(agenda.STEP_NAMES),
        "questions": list(QUESTIONS),
        "editions": [_edition(edition) for edition in EDITIONS],
        "actions": ACTION_TEXTS,
        "position": _position_tables(),
        "events": list(events.EVENT_NAMES),
        "sources": {str(number): name for number, name in source_names().items()},
        "rules": rule_tables(),
        "monster_cells": list(MONSTER_FIELDS),
        "defaults": {
            "setup": msgspec.to_builtins(Setup()),
            "options": {name: getattr(Choices(), name) for name in Choices.__struct_fields__},
            "orders": {name: getattr(Orders(), name) for name in ("tokyo", "hearts", "danger")},
        },
        "bots": _bot_buffers(),
        "levels": {level: _level(spec) for level, spec in LEVELS.items()},
        "info": _info(),
    }
    lines = ",\n".join(f"{json.dumps(name)}: {_text(part)}" for name, part in tables.items())
    return f"{{\n{lines}\n}}\n"


def _text(part: Any) -> str:
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"))


def _record() -> dict[str, Any]:
    """Return the size of a state, and of each cell: first byte, bytes of one number, length."""
    fields: Any = RECORD.fields
    cells = {
        name: [fields[name][1], np.dtype(kind).itemsize, length]
        for name, (kind, length) in CELLS.items()
    }
    return {"size": RECORD.itemsize, "cells": cells}


def _constants() -> dict[str, float]:
    found: dict[str, float] = {}
    for module in _CONSTANT_MODULES:
        for name, value in _numbers(module).items():
            assert found.setdefault(name, value) == value, f"{name} has two values"
    return found


def _numbers(module: ModuleType) -> dict[str, float]:
    found = {n: v for n, v in vars(module).items() if n.isupper() and isinstance(v, int | float)}
    return {name: value for name, value in found.items() if not name.startswith("_")}


def _edition(edition: Edition) -> dict[str, Any]:
    options = Options(packs=())
    number_of = {thing.label: thing.number for thing in ALL_THINGS}
    red = [face for face in tiles_of(edition, options) if face.side == RED]
    return {
        "name": edition.name,
        "monsters": list(edition.monsters),
        "flags": {flag: int(getattr(edition, flag)) for flag in _FLAGS},
        "pays_energy_to_two": edition.pays_energy_to_two,
        "win": edition.win,
        "survivor": edition.survivor,
        "deck": [number_of[label] for label in deck_of(edition, options)],
        "tiles": [[face.id, CARD_BY_NAME[face.back].id] for face in red],
    }


def _position_tables() -> dict[str, Any]:
    return {
        "locations": {str(location): name for location, name in position.LOCATIONS.items()},
        "special": sorted(position.SPECIAL_CELLS),
        "seats": sorted(position.SEAT_CELLS),
        "dice": sorted(position.DICE_CELLS),
        "kinds": {str(kind): name for kind, name in position.KINDS.items()},
        "things": {str(kind): list(parts) for kind, parts in position.THING_PARTS.items()},
    }


def _bot_buffers() -> dict[str, int]:
    """Return the sizes of the buffers of bots, and the places in them that the page uses."""
    return {
        "states": scratch.STATES,
        "streams": scratch.STREAMS,
        "bot_rng": scratch.BOT_RNG,
        "rollout_seed": scratch.ROLLOUT_SEED,
        "out": scratch.OUT_SIZE,
        "values": TREE_VALUES_SIZE,
        "observation": len(network.no_brain().observation),
        "wide": network.WIDE,
        "narrow": network.NARROW,
        "outcomes": network.OUTCOMES,
    }


def _level(spec: str) -> dict[str, float]:
    """Return how the champion plays a level: its temperature and attention, or its search time."""
    parameter = spec.partition(":")[2]
    if parameter.endswith("ms"):
        return {"temperature": 0, "attention": 0, "milliseconds": int(parameter[:-2])}
    manner = manner_of(int(parameter.removesuffix("%") or 100))
    return {**manner._asdict(), "milliseconds": 0}


def _info() -> dict[str, Any]:
    cards = dict.fromkeys(card for e in EDITIONS for card in cards_for_orders(e.name))
    return {
        "monsters": list(constants.MONSTERS),
        "editions": [msgspec.to_builtins(describe_edition(edition)) for edition in EDITIONS],
        "levels": list(get_args(Level)),
        "languages": list(LANGUAGES),
        "cards": list(cards),
    }
