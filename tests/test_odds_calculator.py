"""The odds at a table: as exact as the library's, from what one may see, and never for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from daikaiju.odds import Plan, hand_of, read_goal_at, threats
from daikaiju.record import action_text, read_position
from daikaiju.rules import State, legal_actions
from daikaiju.server.refusals import Refusal
from daikaiju.server.settings import Settings
from daikaiju.server.tables.bot_pool import Thinkers
from daikaiju.server.tables.odds_cache import MOST_KNOWN, Foreseen
from daikaiju.server.tables.odds_compute import FAINT, foresee
from daikaiju.server.tables.odds_messages import Odds
from daikaiju.server.tables.values import Setup
from daikaiju.server.updates.visibility import seen_from
from daikaiju.server.web.rate_limits import ODDS, Limits
from serving import MANY, Served, served
from test_thinking import LONG, YIELD

TABLE = "second gigazaur,the_king,kraken place=outside,city,outside"
KEEP = "dice=113CCH throws=2 step=probes agenda=keep.0"
HURT = f"{TABLE} health=10,3,10 {KEEP}"
LAB = f"{TABLE} {KEEP} kraken=made_in_a_lab seen_top=0,0,1 market=tank,heal,energize"


@pytest.fixture(autouse=True)
def _nothing_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_ENGINE", "interpreted")


def goals_in(line: str, *wanted: str) -> dict[str, float]:
    odds = foresee(read_position(line), decides=True, goals=wanted)
    return {each.goal: each.value for each in odds.goals}


# --- which goals, and what they are worth --------------------------------------------------------


@pytest.mark.parametrize("edition", ["first", "second", "dark"])
def test_every_number_is_the_librarys_own(edition: str) -> None:
    state = read_position(HURT.replace("second", edition))
    odds = foresee(state, decides=True)
    hand, legal = hand_of(state), {action_text(state, each) for each in legal_actions(state)}
    assert odds.seat == 0
    assert odds.whole
    for each in odds.goals:
        plan = Plan(hand, read_goal_at(state, each.goal))
        values = {choice.action: choice.value for choice in plan.choices()}
        assert each.value == plan.value == values[each.action]
        assert each.stop == values["stop"]
        assert each.action in legal
        assert each.chance == plan.goal.is_chance
    found = threats(state)
    assert odds.threats == tuple(found[seat] for seat in range(3))


def test_what_decides_the_game_comes_first() -> None:
    hurt = list(goals_in(HURT))
    assert hurt[0] == "kill:the_king"
    assert hurt[1:5] == ["stars", "claws", "energy", "1s>=3"]  # nobody needs hearts yet
    assert "kill:kraken" not in hurt
    winning = goals_in(HURT.replace("health", "stars=18,0,0 health"))
    assert next(iter(winning)) == "win"
    assert all(value >= FAINT for value in winning.values())


@pytest.mark.parametrize(
    ("words", "helps"),
    [
        ("health=5,10,10", True),
        ("health=10,10,10", False),
        ("health=5,10,10 zombie=1,0,0", False),
        ("health=10,10,10 poison=1,0,0", True),
    ],
)
def test_hearts_are_told_only_where_they_help(words: str, helps: bool) -> None:
    assert ("hearts" in goals_in(f"{TABLE} {words} {KEEP}")) == helps


def test_in_tokyo_hearts_do_nothing() -> None:
    inside = TABLE.replace("outside,city", "city,outside")
    assert "hearts" not in goals_in(f"{inside} health=5,10,10 {KEEP}")


def test_goals_that_somebody_names() -> None:
    found = goals_in(HURT, "claws>=3", "win")
    assert list(found) == ["claws>=3", "win"]
    assert found["win"] == 0
    for wrong, why in (("luck", "no goal"), ("kill:gigazaur", "cannot be"), ("kill:no", "no")):
        with pytest.raises(ValueError, match=why):
            goals_in(HURT, wrong)


# --- danger --------------------------------------------------------------------------------------


def test_staying_and_leaving_are_compared() -> None:
    state = read_position(
        f"{YIELD.replace('HEARTS', 'health=2,10,10')} agenda=after_yields.1/yield.0"
    )
    odds = foresee(state, decides=True)
    dangers = {each.action: each.danger for each in odds.answers}
    assert dangers["stay"] == threats(state)[0] > dangers["yield"] == 0
    assert odds.seat == 0
    assert odds.goals == ()


def test_answers_that_change_nothing_are_not_compared() -> None:
    state = read_position(
        f"{TABLE} energy=9,0,0 market=tank,heal,energize step=end_turn agenda=buy.0"
    )
    assert foresee(state, decides=True).answers == ()


def test_who_is_out_is_in_no_danger() -> None:
    line = "second gigazaur,the_king,kraken place=city,outside,out health=10,10,0 " + KEEP
    assert foresee(read_position(line), decides=True).threats[2] is None


def test_what_would_take_minutes_is_left_out() -> None:
    begun = time.monotonic()
    odds = foresee(read_position(LONG), decides=True)
    assert not odds.whole
    assert odds.threats[0] is None
    assert None not in odds.threats[1:]
    assert time.monotonic() - begun < 10


# --- what one may see ----------------------------------------------------------------------------


def test_the_card_that_others_have_seen_is_not_used() -> None:
    spectator: list[Odds] = []
    for top in ("jets", "skyscraper"):
        state = read_position(f"{LAB} top={top}")
        spectator.append(foresee(seen_from(state, ()), decides=True))
        assert seen_from(state, (0,)) == seen_from(state, ())
    assert spectator[0] == spectator[1]


# --- once for all who see the same ---------------------------------------------------------------


class Counting(Thinkers):
    """Knows the odds at once, and how often it was asked."""

    def __init__(self, found: Odds | None) -> None:
        super().__init__()
        self.found, self.asked = found, 0

    async def odds(self, state: State, decides: bool, goals: str) -> Odds | None:
        self.asked += 1
        await asyncio.sleep(0)
        if goals == "luck":
            raise ValueError("no such goal")
        return self.found


def test_the_same_sight_is_foreseen_once() -> None:
    async def story() -> None:
        thinkers = Counting(Odds((0.5, None)))
        foreseen, state = Foreseen(thinkers), read_position(HURT)
        found = await asyncio.gather(*(foreseen.odds(state, True, "") for _ in range(5)))
        assert found == [Odds((0.5, None))] * 5
        assert foreseen.knows(state, True, "")
        assert thinkers.asked == 1
        await foreseen.odds(state, False, "")
        await foreseen.odds(state, True, "win")
        assert thinkers.asked == 3
        for number in range(MOST_KNOWN):
            await foreseen.odds(state, True, str(number))
        assert not foreseen.knows(state, True, "")

    asyncio.run(story())


def test_what_could_not_be_found_out_is_asked_again() -> None:
    async def story() -> None:
        thinkers, state = Counting(None), read_position(HURT)
        foreseen = Foreseen(thinkers)
        for goals, code in (("", "odds-unknown"), ("", "odds-unknown"), ("luck", "bad-request")):
            with pytest.raises(Refusal) as refused:
                await foreseen.odds(state, True, goals)
            assert refused.value.code == code
        assert thinkers.asked == 3

    asyncio.run(story())


def test_a_process_answers_and_survives_wrong_goals() -> None:
    async def story() -> None:
        thinkers, state = Thinkers(1, 60.0), read_position(HURT)
        try:
            while (found := await thinkers.odds(state, True, "")) is None:
                pass  # a machine in a sweat may need its time to start a process
            assert found == foresee(state, decides=True)
            (process,) = thinkers.processes
            with pytest.raises(ValueError, match="'luck' is no goal"):
                await thinkers.odds(state, True, "luck")
            assert thinkers.processes == (process,)
        finally:
            await thinkers.close()

    asyncio.run(story())


# --- over HTTP -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), **MANY) as server:
        yield server


def code_of(answer: httpx.Response) -> str:
    return "" if answer.status_code == 200 else str(answer.json()["code"])


def asked_for(server: Served, **setup: object) -> tuple[str, httpx.Response, httpx.Response]:
    """A game of two in which Ann is asked: what she is told, and what somebody is who looks on."""
    ann, table = server.guest("Ann"), ""
    while not table or not ann.look(table).get("legal"):
        table = ann.open_table(seats=2, pace=10_000, **setup)
        ann.done(table, "sit", seat=0, name="Ann", monster="gigazaur")
        ann.done(table, "start")
    address = f"/tables/{table}/odds"
    return table, ann.get(address), server.guest().get(address)


def test_whoever_is_asked_and_whoever_looks_on_are_told(server: Served) -> None:
    table, own, watching = asked_for(server)
    assert own.json() == watching.json()
    told, picture = own.json(), server.stranger().look(table)
    assert told["seat"] == picture["asked"]["seat"] == 0
    assert (told["seq"], told["ply"]) == (picture["seq"], picture["ply"])
    assert (
        foresee(read_position(picture["position"]), decides=True).goals[0].value
        == (told["goals"][0]["value"])
    )


def test_whoever_waits_for_another_one_is_told_the_dangers(server: Served) -> None:
    ann, bob, table = server.begun()
    waits = bob if ann.look(table).get("legal") else ann
    told = waits.get(f"/tables/{table}/odds").json()
    assert len(told["threats"]) == 2
    assert "goals" not in told


def test_tables_may_do_without(server: Served) -> None:
    table, own, watching = asked_for(server, odds=False)
    assert code_of(own) == code_of(watching) == "no-odds"
    assert server.stranger().look(table)["setup"]["odds"] is False


def test_nobody_gets_them_by_going_on_elsewhere(server: Served) -> None:
    table, _, _ = asked_for(server, odds=False)
    bob = server.guest("Bob")
    opened = bob.post("/tables", {"setup": {}, "fork": {"table": table, "ply": 1}}).json()
    assert opened["picture"]["setup"]["odds"] is False


def test_there_are_no_odds_before_the_game_nor_for_whom_may_not_look(server: Served) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.open_table(seats=2, watched=False)
    assert code_of(ann.get(f"/tables/{table}/odds")) == "not-begun"
    ann.done(table, "sit", seat=0, name="Ann")
    ann.done(table, "start")
    assert code_of(eve.get(f"/tables/{table}/odds")) == "private"


@pytest.mark.parametrize("goal", ["luck", "STARS", "1", "a b", "x" * 201])
def test_a_goal_that_cannot_be(server: Served, goal: str) -> None:
    table, _, _ = asked_for(server)
    answer = server.guest().get(f"/tables/{table}/odds", params={"goal": goal})
    assert code_of(answer) == "bad-request"


def test_nobody_has_too_much_worked_out() -> None:
    limits = Limits(Settings(requests=40), clock=lambda: 0.0)
    for _ in range(40 // ODDS):
        limits.odds("10.0.0.1")
    with pytest.raises(Refusal, match="too-fast"):
        limits.odds("10.0.0.1")
    limits.odds("10.0.0.2")


def test_what_is_known_costs_nothing(tmp_path: Path) -> None:
    with served(tmp_path, requests=60, tables_of_player=50, codes=50) as server:
        ann = server.guest("Ann")
        table = ann.open_table(seats=2)
        ann.done(table, "sit", seat=0, name="Ann")
        ann.done(table, "start")
        codes = [code_of(ann.get(f"/tables/{table}/odds")) for _ in range(60 // ODDS + 5)]
        assert set(codes) == {""}


def test_tables_from_before_have_odds() -> None:
    old = msgspec.json.decode(b'{"edition":"dark","seats":3}', type=Setup)
    assert old.odds
