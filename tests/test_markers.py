"""The table of markers in conftest.py names files and folders that exist."""

from __future__ import annotations

from pathlib import Path

from conftest import MARKERS_BY_FILE

TESTS = Path(__file__).parent


def test_marked_files_exist() -> None:
    files = {path.stem.removeprefix("test_") for path in TESTS.rglob("test_*.py")}
    folders = {path.name for path in TESTS.iterdir() if path.is_dir()}
    assert sorted(set(MARKERS_BY_FILE) - files - folders) == []
