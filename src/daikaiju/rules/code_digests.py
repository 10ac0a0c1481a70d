"""Digests of the code in source files, without comments, docstrings and layout.

A change of these does not require compilation. To parse all sources takes half a second, so digests
are kept in the folder of the cache, by the content of the file.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from .cache_folder import cache_root

FILE_NAME: Final = "sources.txt"
DIGEST_LENGTH: Final = 64


def code_digests(files: Iterable[Path]) -> list[str]:
    """Return the digest of the code of each file."""
    known = _stored_digests(cache_root())
    before = len(known)
    digests = [_digest(file, known) for file in files]
    if len(known) > before:
        _store(known)
    return digests


def _digest(file: Path, known: dict[str, str]) -> str:
    content = _content(file)
    key = hashlib.sha256(f"{sys.version}\0".encode() + content).hexdigest()
    if key not in known:
        known[key] = hashlib.sha256(_code_text(content).encode()).hexdigest()
    return known[key]


@functools.cache
def _content(file: Path) -> bytes:
    return file.read_bytes()


def _code_text(content: bytes) -> str:
    tree = ast.parse(content)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            del node.body[0]
    return ast.dump(tree)


@functools.cache
def _stored_digests(folder: Path) -> dict[str, str]:
    """Return the digests that earlier processes have stored; none if the file is damaged."""
    with suppress(OSError, ValueError):
        lines = (folder / FILE_NAME).read_text(encoding="ascii").splitlines()
        pairs = [line.split(" ") for line in lines]
        return {key: digest for key, digest in pairs if len(key) == len(digest) == DIGEST_LENGTH}
    return {}


def _store(digests: dict[str, str]) -> None:
    """Store digests for other processes. Without a folder to write to, each computes its own."""
    folder = cache_root()
    part = folder / f"{FILE_NAME}.{os.getpid()}"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        part.write_text("".join(f"{key} {digests[key]}\n" for key in digests), encoding="ascii")
        part.replace(folder / FILE_NAME)
