"""Fixtures: a server with high rate limits, clients and databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from live_server import HIGH_LIMITS, Client, LiveServer, running_server
from postgres import fresh_database
from stores import DATABASE_KINDS, new_database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running_server(tmp_path_factory.mktemp("server"), **HIGH_LIMITS) as running:
        yield running


@pytest.fixture
def anonymous(server: LiveServer) -> Client:
    return server.anonymous_client()


@pytest.fixture
def ann(server: LiveServer) -> Client:
    return server.new_player("Ann")


@pytest.fixture
def bob(server: LiveServer) -> Client:
    return server.new_player("Bob")


@pytest.fixture(params=DATABASE_KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with new_database(request.param, tmp_path) as found:
        yield found


@pytest.fixture
def postgres() -> Iterator[str]:
    with fresh_database() as found:
        yield found
