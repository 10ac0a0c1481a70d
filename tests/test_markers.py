"""The table of markers in conftest.py names files and folders that exist."""

from __future__ import annotations

from pathlib import Path

from conftest import MARKED_FILES

TESTS = Path(__file__).parent


def test_marked_files_exist() -> None:
    found = {path.stem for path in TESTS.rglob("*") if path.suffix == ".py" or path.is_dir()}
    assert sorted({name for names in MARKED_FILES.values() for name in names} - found) == []
