"""Odds of a table: exact, calculated from the view of the player, with a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from daikaiju.odds import Plan, hand_of, parse_goal_at, threats
from daikaiju.record import action_text, read_position
from daikaiju.rules import State, legal_actions
from daikaiju.server.protocol.odds_messages import Odds
from daikaiju.server.protocol.values import Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.settings import Settings
from daikaiju.server.updates.visibility import view_from
from daikaiju.server.web.rate_limits import ODDS_COST, RateLimits
from daikaiju.server.workers.bot_pool import BotPool
from daikaiju.server.workers.odds_cache import MAX_CACHED, OddsCache
from daikaiju.server.workers.odds_calculator import MIN_DECISIVE_CHANCE, calculate_odds
from live_server import HIGH_LIMITS, LiveServer, running_server
from test_bot_pool import SLOW_POSITION, YIELD_POSITION

TABLE = "second gigazaur,the_king,kraken place=outside,city,outside"
KEEP = "dice=113CCH throws=2 step=probes agenda=keep.0"
HURT = f"{TABLE} health=10,3,10 {KEEP}"
LAB = f"{TABLE} {KEEP} kraken=made_in_a_lab seen_top=0,0,1 market=tank,heal,energize"


@pytest.fixture(autouse=True)
def _no_compilation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_ENGINE", "interpreted")


def goal_values(line: str, *wanted: str) -> dict[str, float]:
    odds = calculate_odds(read_position(line), decides=True, goals=wanted)
    return {each.goal: each.value for each in odds.goals}


# --- goals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first", "second", "dark"])
def test_values_equal_those_of_the_odds_library(edition: str) -> None:
    state = read_position(HURT.replace("second", edition))
    odds = calculate_odds(state, decides=True)
    hand, legal = hand_of(state), {action_text(state, each) for each in legal_actions(state)}
    assert odds.seat == 0
    assert odds.whole
    for each in odds.goals:
        plan = Plan(hand, parse_goal_at(state, each.goal))
        values = {choice.action: choice.value for choice in plan.choices()}
        assert each.value == plan.value == values[each.action]
        assert each.stop == values["stop"]
        assert each.action in legal
        assert each.chance == plan.goal.is_chance
    found = threats(state)
    assert odds.threats == tuple(found[seat] for seat in range(3))


def test_decisive_goals_come_first() -> None:
    hurt = list(goal_values(HURT))
    assert hurt[0] == "kill:the_king"
    assert hurt[1:5] == ["stars", "claws", "energy", "1s>=3"]  # the monster needs no hearts
    assert "kill:kraken" not in hurt
    winning = goal_values(HURT.replace("health", "stars=18,0,0 health"))
    assert next(iter(winning)) == "win"
    assert all(value >= MIN_DECISIVE_CHANCE for value in winning.values())


@pytest.mark.parametrize(
    ("fields", "helps"),
    [
        ("health=5,10,10", True),
        ("health=10,10,10", False),
        ("health=5,10,10 zombie=1,0,0", False),
        ("health=10,10,10 poison=1,0,0", True),
    ],
)
def test_hearts_goal_is_present_only_if_hearts_help(fields: str, helps: bool) -> None:
    assert ("hearts" in goal_values(f"{TABLE} {fields} {KEEP}")) == helps


def test_hearts_goal_is_absent_in_tokyo() -> None:
    inside = TABLE.replace("outside,city", "city,outside")
    assert "hearts" not in goal_values(f"{inside} health=5,10,10 {KEEP}")


def test_requested_goals_are_calculated() -> None:
    found = goal_values(HURT, "claws>=3", "win")
    assert list(found) == ["claws>=3", "win"]
    assert found["win"] == 0
    for invalid, why in (("luck", "not a goal"), ("kill:gigazaur", "cannot be"), ("kill:no", "no")):
        with pytest.raises(ValueError, match=why):
            goal_values(HURT, invalid)


# --- danger --------------------------------------------------------------------------------------


def test_dangers_of_staying_and_yielding_are_compared() -> None:
    state = read_position(
        f"{YIELD_POSITION.replace('HEARTS', 'health=2,10,10')} agenda=after_yields.1/yield.0"
    )
    odds = calculate_odds(state, decides=True)
    dangers = {each.action: each.danger for each in odds.answers}
    assert dangers["stay"] == threats(state)[0] > dangers["yield"] == 0
    assert odds.seat == 0
    assert odds.goals == ()


def test_answers_with_equal_danger_are_omitted() -> None:
    state = read_position(
        f"{TABLE} energy=9,0,0 market=tank,heal,energize step=end_turn agenda=buy.0"
    )
    assert calculate_odds(state, decides=True).answers == ()


def test_eliminated_monster_has_no_danger() -> None:
    line = "second gigazaur,the_king,kraken place=city,outside,out health=10,10,0 " + KEEP
    assert calculate_odds(read_position(line), decides=True).threats[2] is None


def test_slow_calculations_are_omitted() -> None:
    odds = calculate_odds(read_position(SLOW_POSITION), decides=True)
    assert not odds.whole
    assert odds.threats[0] is None
    assert None not in odds.threats[1:]


# --- hidden information --------------------------------------------------------------------------


def test_hidden_top_card_does_not_affect_the_odds() -> None:
    spectator: list[Odds] = []
    for top in ("jets", "skyscraper"):
        state = read_position(f"{LAB} top={top}")
        spectator.append(calculate_odds(view_from(state, ()), decides=True))
        assert view_from(state, (0,)) == view_from(state, ())
    assert spectator[0] == spectator[1]


# --- cache ---------------------------------------------------------------------------------------


class CountingPool(BotPool):
    """A pool that answers at once and counts its calls."""

    def __init__(self, found: Odds | None) -> None:
        super().__init__()
        self.found, self.call_count = found, 0

    async def odds(self, state: State, decides: bool, goals: str, client: str = "") -> Odds | None:
        self.call_count += 1
        await asyncio.sleep(0)
        if goals == "luck":
            raise ValueError("no such goal")
        return self.found


def test_same_view_is_calculated_once() -> None:
    async def body() -> None:
        pool = CountingPool(Odds((0.5, None)))
        cache, state = OddsCache(pool), read_position(HURT)
        found = await asyncio.gather(*(cache.odds(state, True, "") for _ in range(5)))
        assert found == [Odds((0.5, None))] * 5
        assert cache.has(state, True, "")
        assert pool.call_count == 1
        await cache.odds(state, False, "")
        await cache.odds(state, True, "win")
        assert pool.call_count == 3
        for number in range(MAX_CACHED):
            await cache.odds(state, True, str(number))
        assert not cache.has(state, True, "")

    asyncio.run(body())


def test_failed_calculation_is_not_cached() -> None:
    async def body() -> None:
        pool, state = CountingPool(None), read_position(HURT)
        cache = OddsCache(pool)
        for goals, code in (("", "odds-unknown"), ("", "odds-unknown"), ("luck", "bad-request")):
            with pytest.raises(Refusal) as refused:
                await cache.odds(state, True, goals)
            assert refused.value.code == code
        assert pool.call_count == 3

    asyncio.run(body())


def test_worker_process_survives_invalid_goals() -> None:
    async def body() -> None:
        pool, state = BotPool(1, 60.0), read_position(HURT)
        try:
            while (found := await pool.odds(state, True, "")) is None:
                pass  # a busy machine may need longer to start a process
            assert found == calculate_odds(state, decides=True)
            (process,) = pool.process_ids
            with pytest.raises(ValueError, match="'luck' is not a goal"):
                await pool.odds(state, True, "luck")
            assert pool.process_ids == (process,)
        finally:
            await pool.close()

    asyncio.run(body())


# --- over HTTP -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running_server(tmp_path_factory.mktemp("server"), **HIGH_LIMITS) as server:
        yield server


def error_code(answer: httpx.Response) -> str:
    return "" if answer.status_code == 200 else str(answer.json()["code"])


def odds_of_new_game(
    server: LiveServer, **setup: object
) -> tuple[str, httpx.Response, httpx.Response]:
    """Start a game with a turn of Ann. Return the table and the odds for Ann and a spectator."""
    ann, table = server.new_player("Ann"), ""
    while not table or not ann.picture(table).get("legal"):
        table = ann.open_table(seats=2, pace=10_000, **setup)
        ann.do(table, "sit", seat=0, name="Ann", monster="gigazaur")
        ann.do(table, "start")
    address = f"/tables/{table}/odds"
    return table, ann.get(address), server.new_player().get(address)


def test_player_and_spectator_get_the_same_odds(server: LiveServer) -> None:
    table, player_response, spectator_response = odds_of_new_game(server)
    assert player_response.json() == spectator_response.json()
    odds, picture = player_response.json(), server.anonymous_client().picture(table)
    assert odds["seat"] == picture["asked"]["seat"] == 0
    assert (odds["seq"], odds["ply"]) == (picture["seq"], picture["ply"])
    assert (
        calculate_odds(read_position(picture["position"]), decides=True).goals[0].value
        == (odds["goals"][0]["value"])
    )


def test_waiting_player_gets_the_dangers_only(server: LiveServer) -> None:
    ann, bob, table = server.new_game()
    waiting_player = bob if ann.picture(table).get("legal") else ann
    odds = waiting_player.get(f"/tables/{table}/odds").json()
    assert len(odds["threats"]) == 2
    assert "goals" not in odds


def test_odds_can_be_disabled_for_a_table(server: LiveServer) -> None:
    table, player_response, spectator_response = odds_of_new_game(server, odds=False)
    assert error_code(player_response) == error_code(spectator_response) == "no-odds"
    assert server.anonymous_client().picture(table)["setup"]["odds"] is False


def test_fork_keeps_odds_disabled(server: LiveServer) -> None:
    table, _, _ = odds_of_new_game(server, odds=False)
    bob = server.new_player("Bob")
    opened = bob.post("/tables", {"setup": {}, "fork": {"table": table, "ply": 1}}).json()
    assert opened["picture"]["setup"]["odds"] is False


def test_odds_are_refused_before_the_game_and_at_private_tables(server: LiveServer) -> None:
    ann, eve = server.new_player("Ann"), server.new_player("Eve")
    table = ann.open_table(seats=2, watched=False)
    assert error_code(ann.get(f"/tables/{table}/odds")) == "not-begun"
    ann.do(table, "sit", seat=0, name="Ann")
    ann.do(table, "start")
    assert error_code(eve.get(f"/tables/{table}/odds")) == "private"


@pytest.mark.parametrize("goal", ["luck", "STARS", "1", "a b", "x" * 201])
def test_invalid_goal_is_refused(server: LiveServer, goal: str) -> None:
    table, _, _ = odds_of_new_game(server)
    answer = server.new_player().get(f"/tables/{table}/odds", params={"goal": goal})
    assert error_code(answer) == "bad-request"


def test_odds_requests_are_rate_limited() -> None:
    limits = RateLimits(Settings(requests=40), clock=lambda: 0.0)
    for _ in range(40 // ODDS_COST):
        limits.odds("10.0.0.1")
    with pytest.raises(Refusal, match="too-fast"):
        limits.odds("10.0.0.1")
    limits.odds("10.0.0.2")


@pytest.mark.usefixtures("stopped_limits")
def test_cached_odds_are_not_rate_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, requests=60, tables_of_player=50, codes=50) as server:
        ann, _, table = server.new_game()  # two players: no bot changes the position
        codes = [error_code(ann.get(f"/tables/{table}/odds")) for _ in range(60 // ODDS_COST + 5)]
        assert set(codes) == {""}


def test_old_setups_have_odds_enabled() -> None:
    old = msgspec.json.decode(b'{"edition":"dark","seats":3}', type=Setup)
    assert old.odds
