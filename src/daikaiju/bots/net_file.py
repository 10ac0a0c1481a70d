"""Files of networks: plain NumPy arrays (.npz) that name the cells and actions they were made for.

| array                    | meaning                                                              |
|--------------------------|----------------------------------------------------------------------|
| format                   | the text `FORMAT`                                                    |
| cells, levels            | input k is 1 if the cell with this name is at least this level       |
| weights_1, biases_1, …   | layers with ReLU; the last one has no ReLU and gives the outputs     |
| actions, parts           | names of actions; the logit of one is the sum of its parts           |
| about                    | JSON: versions, the table of the training, and anything else         |

Output 0 is the win chance as a logit, outputs 1, 2, … are the parts. Names, not numbers, connect a
file with the spaces: a file stays valid when a release or a pack adds cards. Nothing in a file is
executed: it is read without pickle.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from ..rules.constants import COPIERS, MAX_SEATS
from ..rules.definitions import ALL_CARDS
from ..spaces import actions, observations
from ..spaces.action_names import name_of
from ..spaces.card_cells import CARD_ROWS
from ..spaces.observations import SLICES
from ..text import UserError, file_error_reason

FORMAT: Final = "daikaiju network 1"
COUNTED_ROWS: Final = {"owned": MAX_SEATS, "copied": COPIERS}  # others have one row of cells


@dataclass(frozen=True)
class Network:
    """The content of a file."""

    cells: list[str]
    levels: Any  # int8 [inputs]
    layers: list[tuple[Any, Any]]  # weights [inputs, outputs] and biases
    actions: list[str]
    parts: Any  # int8 [actions, parts]
    about: Mapping[str, Any]


def versions() -> dict[str, int]:
    """Return the versions of the spaces, which a file stores."""
    return {"observations": observations.VERSION, "actions": actions.VERSION}


# --- names ---------------------------------------------------------------------------------------


@cache
def cell_numbers() -> dict[str, int]:
    """Return the number of every cell of an observation by its name.

    Names are `throws`, `health.0` for the own monster, `dice.5`, `cards.owned.0.jets`.
    """
    return {name: number for name, number in _named_cells() if name}


def _named_cells() -> Iterator[tuple[str, int]]:
    cards, first = {card.id: card.name for card in ALL_CARDS}, 0
    for name, part in SLICES.items():
        if not name.startswith("cards"):
            for number in range(part.start, part.stop):
                yield f"{name}.{number - part.start}" if part.shape else name, number
            continue
        columns = part.shape[1]
        for number in range(part.start, part.stop):
            row, column = divmod(number - part.start, columns)
            card = cards.get(first + column)
            yield (f"cards.{_row_names()[row]}.{card}" if card else ""), number
        first += columns


@cache
def _row_names() -> list[str]:
    names = []
    for row in CARD_ROWS:
        many = COUNTED_ROWS.get(row, 0)
        names += [f"{row}.{number}" for number in range(many)] if many else [row]
    return names


@cache
def action_numbers() -> dict[str, int]:
    """Return the id of every action by its name."""
    return {name_of(number): number for number in range(actions.ACTIONS)}


# --- files ---------------------------------------------------------------------------------------


def write_network(file: Path, network: Network) -> None:
    """Write a file; one that exists is replaced only when the new one is complete."""
    layers = {}
    for number, (weights, biases) in enumerate(network.layers, start=1):
        layers[f"weights_{number}"] = np.asarray(weights, np.float32)
        layers[f"biases_{number}"] = np.asarray(biases, np.float32)
    temporary = file.with_name(f"{file.name}.new")
    with temporary.open("wb") as stream:
        np.savez_compressed(
            stream,
            format=np.array(FORMAT),
            cells=np.array(network.cells),
            levels=np.asarray(network.levels, np.int8),
            actions=np.array(network.actions),
            parts=np.asarray(network.parts, np.int8),
            about=np.array(json.dumps({**versions(), **network.about}, ensure_ascii=False)),
            **layers,  # type: ignore[arg-type]
        )
    temporary.replace(file)


def read_network(file: Path) -> Network:
    """Read a file. Raise UserError if it is missing, damaged or made for other spaces."""
    try:
        with np.load(file, allow_pickle=False) as found:
            network = _read({name: found[name] for name in found.files})
    except FileNotFoundError:
        raise UserError("mistake-net-missing", file=str(file)) from None
    except OSError as error:
        reason = file_error_reason(error)
        raise UserError("mistake-file-use", file=str(file), reason=reason) from None
    except (ValueError, KeyError, TypeError, AttributeError, EOFError, zipfile.BadZipFile):
        raise UserError("mistake-net", file=str(file)) from None
    _check_names(file, network)
    return network


def _read(found: dict[str, Any]) -> Network:
    """Return the network of these arrays. Raise ValueError or KeyError if they do not fit."""
    if str(found["format"]) != FORMAT:
        raise ValueError(found["format"])
    layers: list[tuple[Any, Any]] = []
    while f"weights_{len(layers) + 1}" in found:
        number = len(layers) + 1
        layers.append((found[f"weights_{number}"], found[f"biases_{number}"]))
    network = Network(
        cells=found["cells"].tolist(),
        levels=found["levels"],
        layers=[(np.asarray(w, np.float64), np.asarray(b, np.float64)) for w, b in layers],
        actions=found["actions"].tolist(),
        parts=found["parts"],
        about=dict(json.loads(str(found["about"]))),
    )
    _check_shapes(network)
    return network


def _check_shapes(network: Network) -> None:
    """Raise ValueError unless every layer fits the one before it."""
    width = len(network.cells)
    shapes = [network.levels.shape == (width,), bool(network.layers)]
    for weights, biases in network.layers:
        shapes.append(weights.shape == (width, *biases.shape) and biases.ndim == 1)
        shapes.append(bool(np.isfinite(weights).all() and np.isfinite(biases).all()))
        width = len(biases)
    shapes.append(network.parts.shape == (len(network.actions), width - 1))
    if not all(shapes):
        raise ValueError("the arrays do not fit each other")


def _check_names(file: Path, network: Network) -> None:
    """Raise UserError if a cell or action does not exist, or means something else now."""
    unknown = [name for name in network.cells if name not in cell_numbers()]
    unknown += [name for name in network.actions if name not in action_numbers()]
    if unknown:
        raise UserError("mistake-net-names", file=str(file), name=unknown[0], many=len(unknown))
    given = {name: network.about.get(name) for name in versions()}
    if given != versions():
        texts = (", ".join(f"{n} {v}" for n, v in each.items()) for each in (given, versions()))
        raise UserError(
            "mistake-net-version", file=str(file), **dict(zip(("given", "own"), texts, strict=True))
        )
