"""The weights of the champion as one file for the page, web/src/local/network-memory.ts reads it.

All numbers are little-endian: four lengths (int32), then `places` (int32), `table` (int16), the
first numbers of `layers` (float32) and the others (float16), which is exact: the weights of a
release have 16 bits.
"""

from __future__ import annotations

import numpy as np

from ..bots.champion.network import FIRST_BIAS
from ..bots.champion.weights import champion_weights


def champion_file() -> bytes:
    """Return the content of the file."""
    table, places, layers = champion_weights()
    single, half = layers[:FIRST_BIAS], layers[FIRST_BIAS:].astype(np.float16)
    if not np.array_equal(half.astype(np.float32), layers[FIRST_BIAS:]):
        raise ValueError("the weights of the champion have more than 16 bits")
    parts = (places.astype("<i4"), table.astype("<i2"), single.astype("<f4"), half.astype("<f2"))
    lengths = np.array([len(part) for part in parts], "<i4")
    return b"".join(part.tobytes() for part in (lengths, *parts))
