"""The cards of the packs of this server: clients do not have their prices and texts."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.responses import Response

from ...packs import PACKS, pack_texts
from ...record.card_phases import phases_of
from ...record.catalogue import Entry, catalogue
from ...text import LANGUAGES
from ..protocol.http_types import InLanguage, PackCard, PackCards
from .endpoint import Call
from .responses import JSON
from .static_files import REVALIDATE, StaticFile

_encode: Final = msgspec.json.Encoder().encode


async def get_packs(call: Call) -> Response:
    """Return the cards with their texts in a language; 304 if the client has them already."""
    query: InLanguage = call.query
    return call.context.pack_files[query.language].response(call.request)


def pack_files() -> dict[str, StaticFile]:
    """Return the answer of the server for each language; raise PackError if a text is wrong."""
    cards = _pack_cards()
    return {language: _file(PackCards(cards, pack_texts(language))) for language in LANGUAGES}


def _file(cards: PackCards) -> StaticFile:
    return StaticFile.make(_encode(cards), JSON, is_compressed=True, cache_control=REVALIDATE)


def _pack_cards() -> dict[str, PackCard]:
    packs = {card.name: pack.name for pack in PACKS.values() for card in pack.cards}
    if not packs:
        return {}
    return {entry.id: _card(entry, packs[entry.id]) for entry in catalogue() if entry.id in packs}


def _card(entry: Entry, pack: str) -> PackCard:
    copies = {edition: number for edition, number in entry.copies.items() if number > 1}
    return msgspec.convert(
        {
            "pack": pack,
            "kind": entry.kind,
            "level": entry.level,
            "side": entry.side,
            "costs": entry.costs,
            "copies": copies,
            "when": phases_of(entry),
        },
        PackCard,
    )
