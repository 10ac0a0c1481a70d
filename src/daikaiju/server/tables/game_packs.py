"""The packs of a table. Their references are stored with it; each must be loaded to open it.

Only the host of the server loads packs, at its start. No function here does.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...packs import PACKS, PackError, find_pack
from ..refusals import Refusal


def loaded_packs() -> tuple[str, ...]:
    """Return the references of all packs of this server."""
    return tuple(pack.reference for pack in PACKS.values())


def complete_references(references: Iterable[str]) -> tuple[str, ...]:
    """Return references with hashes, each once; raise `Refusal` if a pack is not loaded."""
    try:
        return tuple(dict.fromkeys(find_pack(each).reference for each in references))
    except PackError as error:
        raise pack_refusal(error) from None


def pack_refusal(error: PackError) -> Refusal:
    """Return the refusal for a pack that is not loaded or has another hash."""
    code = "pack-changed" if error.key == "mistake-pack-changed" else "pack-missing"
    name, digest = error.variables["pack"], error.variables["need"]
    return Refusal(code, pack=f"{name}@{digest}" if digest else name)


def names_of_packs(references: Iterable[str]) -> tuple[str, ...]:
    """Return the names of the packs of a table; raise `Refusal` if one is not loaded."""
    return tuple(name.partition("@")[0] for name in complete_references(references))
