"""A server that does not mind how much is asked of it, people who come to it, and databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import fresh_database
from serving import MANY, Served, Visitor, served
from stores import BOTH, database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), **MANY) as running:
        yield running


@pytest.fixture
def stranger(server: Served) -> Visitor:
    return server.stranger()


@pytest.fixture
def ann(server: Served) -> Visitor:
    return server.guest("Ann")


@pytest.fixture
def bob(server: Served) -> Visitor:
    return server.guest("Bob")


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(request.param, tmp_path) as found:
        yield found


@pytest.fixture
def postgres() -> Iterator[str]:
    with fresh_database() as found:
        yield found
