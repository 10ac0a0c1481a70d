"""Bots: they answer every kind of question, play sensibly, and use no hidden information."""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from conftest import EDITIONS, SEATS
from daikaiju.bots.registry import (
    KINDS,
    LEVELS,
    bot_title,
    level_spec,
    make_bot,
    set_level,
)
from daikaiju.record import action_text, read_position
from daikaiju.rules import (
    State,
    actor,
    legal_actions,
    outcome,
    problems,
    view,
)
from daikaiju.rules.agenda import KEEP, PREDICT
from daikaiju.text import UserError
from positions import ASKED, answer, choice, played_legally, questions, with_few_dice

QUICK = ("random", "greedy", "greedy:60")
SLOW = ("odds", "search:0", "search:3")


pytestmark = pytest.mark.usefixtures("interpreted")


# --- every question ------------------------------------------------------------------------------


def test_together_the_editions_ask_every_kind_of_question() -> None:
    assert {kind for kinds in ASKED.values() for kind in kinds} == set(range(KEEP, PREDICT + 1))
    for states in questions(2).values():
        for state in states:
            assert problems(state) == problems(with_few_dice(state)) == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spec", [*QUICK, *SLOW])
def test_every_bot_answers_every_kind_of_question(spec: str, edition: str) -> None:
    """Quick bots decide more often; slow bots get few dice where dice are thrown."""
    bot = make_bot(spec)
    rng = random.Random(1)
    for kind in ASKED[edition]:
        for state in questions(2)[edition, kind][: 2 if spec in QUICK else 1]:
            asked = with_few_dice(state) if spec == "search:3" or kind == KEEP else state
            for _ in range(20 if spec in QUICK else 1):
                seen = view(asked, actor(asked))
                before = seen.tobytes()
                assert bot.choose(seen, actor(seen), rng.randrange) in legal_actions(asked)
                assert seen.tobytes() == before, "a bot must not change the state"


def test_slow_bots_decide_about_six_dice_and_more() -> None:
    brain = "second gigazaur,the_king gigazaur=giant_brain,extra_head throws=3 dice=1123ECH"
    for spec in ("odds", "search:0"):
        state = read_position(f"{brain} place=outside,city step=probes agenda=keep.0")
        assert choice(spec, state) in legal_actions(state)


@pytest.mark.parametrize("edition", EDITIONS)
def test_quick_bots_play_whole_games(edition: str) -> None:
    bots = [make_bot(spec) for spec in (*QUICK, *QUICK)]
    for seats in SEATS:
        state = played_legally(bots, edition, seats)
        assert outcome(state) is not None


def test_a_used_bot_decides_like_a_new_one() -> None:
    """The scratch buffers of earlier decisions have no effect."""
    for spec in (*QUICK, "odds", "search:0"):
        used = make_bot(spec)
        for number, state in enumerate(one_of_each_kind()):
            asked, seat = with_few_dice(state), actor(state)
            action_counts = used.choose(view(asked, seat), seat, random.Random(number).randrange)
            assert action_counts == choice(spec, asked, seed=number)


def one_of_each_kind() -> list[State]:
    """Return one position for each kind of question of the second edition."""
    return [questions(2)["second", kind][0] for kind in ASKED["second"]]


# --- frequencies ---------------------------------------------------------------------------------

DICE = "second gigazaur,the_king place=outside,city throws=2 dice=113ECH step=probes agenda=keep.0"
HURT = "second gigazaur,the_king,kraken place=city,outside,outside turn=the_king step=enter"


def action_counts(spec: str, line: str, times: int) -> Counter[str]:
    state, bot = read_position(line), make_bot(spec)
    rng = random.Random(5)
    actions = (bot.choose(state, actor(state), rng.randrange) for _ in range(times))
    return Counter(action_text(state, action) for action in actions)


def test_random_takes_every_action_equally_often() -> None:
    often = action_counts("random", DICE, 4800)
    assert len(often) == len(legal_actions(read_position(DICE))) == 48
    assert min(often.values()) > 60
    assert max(often.values()) < 140


def test_greedy_60_decides_greedily_60_times_of_100() -> None:
    """The other 40 decisions are random, and one in 48 of those is the same by chance."""
    greedy_choice = answer("greedy", DICE)
    assert action_counts("greedy:60", DICE, 1000)[greedy_choice] == pytest.approx(608, abs=45)
    assert action_counts("greedy:100", DICE, 100)[greedy_choice] == 100
    assert action_counts("greedy:0", DICE, 100)[greedy_choice] < 10


# --- sensible play -------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["greedy", "odds", "search:0"])
def test_a_monster_with_few_hearts_leaves_tokyo(spec: str) -> None:
    assert answer(spec, f"{HURT} health=2,8,8 agenda=yield.0") == "yield"


@pytest.mark.parametrize("spec", ["greedy", "odds", "search:0"])
def test_a_monster_that_wins_at_its_next_turn_stays_in_tokyo(spec: str) -> None:
    line = HURT.replace("turn=the_king", "turn=kraken regular=kraken")
    assert answer(spec, f"{line} health=5,8,8 stars=18,4,4 agenda=yield.0") == "stay"


@pytest.mark.parametrize("spec", ["greedy", "odds"])
def test_a_healthy_monster_stays_in_tokyo(spec: str) -> None:
    assert answer(spec, f"{HURT} health=10,8,8 agenda=yield.0") == "stay"


ROUND = "second gigazaur,the_king,kraken place=outside,city,outside step=probes agenda=keep.0"


@pytest.mark.parametrize("spec", ["odds", "search:0"])
@pytest.mark.parametrize("throws", [1, 2])
def test_stars_that_win_are_not_thrown_again(spec: str, throws: int) -> None:
    line = f"{ROUND} health=6,6,6 stars=17,15,15 dice=333ECH throws={throws}"
    assert keeps(answer(spec, line), "333ECH", "333")


@pytest.mark.parametrize("spec", ["odds", "search:0"])
def test_all_other_dice_are_thrown_for_the_one_3_that_wins(spec: str) -> None:
    line = f"{ROUND} health=6,6,6 stars=17,15,15 dice=332ECH throws=1"
    assert answer(spec, line) == "keep 33"


@pytest.mark.parametrize("spec", ["odds", "search:0"])
@pytest.mark.parametrize(("dice", "action"), [("332ECH", "use energy_drink"), ("333ECH", "stop")])
def test_an_extra_throw_is_bought_if_it_can_win(spec: str, dice: str, action: str) -> None:
    line = f"{ROUND} health=6,6,6 stars=17,15,15 gigazaur=energy_drink energy=5,0,0"
    assert answer(spec, f"{line} dice={dice} throws=0") == action


@pytest.mark.parametrize("spec", ["greedy", "odds", "search:0"])
def test_claws_that_kill_the_last_other_monster_are_kept(spec: str) -> None:
    line = "second gigazaur,the_king place=outside,city health=6,3 stars=5,15 dice=12ECCC throws=2"
    assert keeps(answer(spec, f"{line} step=probes agenda=keep.0"), "12ECCC", "CCC")


@pytest.mark.parametrize("spec", ["greedy", "odds", "search:0"])
def test_a_monster_that_needs_all_its_claws_to_kill_stops(spec: str) -> None:
    line = "second gigazaur,the_king place=outside,city health=6,6 dice=CCCCCC throws=2"
    assert answer(spec, f"{line} step=probes agenda=keep.0") == "stop"


@pytest.mark.parametrize("spec", ["greedy", "odds", "search:0"])
def test_a_monster_with_few_hearts_keeps_hearts(spec: str) -> None:
    line = f"{ROUND} health=2,6,6 stars=5,5,5 dice=HH12EC throws=1"
    assert keeps(answer(spec, line), "HH12EC", "HH")


@pytest.mark.parametrize("spec", ["greedy", "odds", "search:0"])
def test_hearts_are_thrown_again_in_tokyo(spec: str) -> None:
    line = ROUND.replace("outside,city", "city,outside")
    assert "H" not in answer(spec, f"{line} health=4,9,9 stars=5,5,5 dice=HHH12E throws=2")


def keeps(action: str, dice: str, wanted: str) -> bool:
    """Return whether these dice are kept, by stopping or by keeping them."""
    kept = dice if action == "stop" else action.removeprefix("keep ")
    return all(kept.count(face) >= wanted.count(face) for face in wanted)


SHOP = "second gigazaur,the_king,kraken place=outside,city,outside step=end_turn agenda=buy.0"


@pytest.mark.parametrize("spec", ["greedy", "odds", "search:0"])
def test_a_card_that_wins_is_bought(spec: str) -> None:
    line = f"{SHOP} energy=6,0,0 stars=16,5,5 market=skyscraper,jets,tank"
    assert answer(spec, line) == "buy skyscraper"


@pytest.mark.parametrize("spec", ["greedy", "odds"])
def test_much_energy_is_spent_on_a_good_card(spec: str) -> None:
    line = f"{SHOP} energy=12,0,0 market=alien_origin,giant_brain,fire_breathing"
    assert answer(spec, line).startswith("buy ")


@pytest.mark.parametrize("spec", ["greedy", "odds"])
def test_energy_is_not_spent_on_a_useless_sweep(spec: str) -> None:
    line = f"{SHOP} energy=2,0,0 market=jets,tank,extra_head"
    assert answer(spec, line) == "done"


# --- hidden information --------------------------------------------------------------------------

LAB = "second gigazaur,the_king,kraken gigazaur=made_in_a_lab seen_top=1,0,0"
LATE = "health=6,6,6 stars=9,9,9 energy=9,9,9 place=outside,city,outside"


@pytest.mark.parametrize("spec", ["greedy", "odds", "search:0", "search:3"])
def test_a_bot_does_not_use_a_card_that_only_others_have_seen(spec: str) -> None:
    """The bot gets the whole state here and must ignore what its seat cannot know."""
    bot = make_bot(spec)
    decisions = set()
    for top in ("skyscraper", "jets", "nova_breath", "heal"):
        line = f"{LAB} {LATE} turn=the_king market=tank,corner_store,energize top={top}"
        state = read_position(f"{line} step=end_turn shrink=4,4,4 agenda=buy.1")
        decisions.add(bot.choose(state, 1, random.Random(3).randrange))
    assert len(decisions) == 1


@pytest.mark.parametrize("spec", ["odds", "search:0"])
def test_a_bot_buys_a_top_card_that_it_has_seen(spec: str) -> None:
    line = f"{LAB} {LATE} market=wings,mimic,heal top=skyscraper step=end_turn agenda=buy.0"
    assert answer(spec, line.replace("stars=9", "stars=16")) == "buy skyscraper"


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("godzilla", "there is no bot 'godzilla': choose random, greedy, odds, search"),
        ("", "there is no bot ''"),
        ("Greedy", "there is no bot 'Greedy'"),
        ("greedy:", "'greedy:' is not a bot: the parameter of greedy is per cent of"),
        ("greedy:abc", "'greedy:abc' is not a bot"),
        ("greedy:101", "'greedy:101' is not a bot"),
        ("greedy:-1", "'greedy:-1' is not a bot"),
        ("random:1", "'random:1' is not a bot: random takes no parameter"),
        ("odds:3", "'odds:3' is not a bot: odds takes no parameter"),
        ("odds:", "'odds:' is not a bot: odds takes no parameter"),
        ("perfect:2", "'perfect:2' is not a bot: perfect takes no parameter"),
        ("search:", "'search:' is not a bot: the parameter of search is time or simulations"),
        ("search:-5", "'search:-5' is not a bot"),
        ("search:5s", "'search:5s' is not a bot"),
        ("search:1.5ms", "'search:1.5ms' is not a bot"),
        ("search:ms", "'search:ms' is not a bot"),
        (f"search:{10**400}ms", "'search:1000"),
        ("cmd:", "'cmd:' is not a bot: the parameter of cmd is the command that starts it"),
        ("cmd", "'cmd' is not a bot: the parameter of cmd is the command that starts it"),
        ("py:", "'py:' is not a bot: the parameter of py is file or module, and the class"),
        ("py:my_bot.py", "'py:my_bot.py' is not a bot: the parameter of py is file or module"),
        ("py::Stubborn", "'py::Stubborn' is not a bot"),
        ("py:nothere.py:X", "there is no bot 'py:nothere.py:X': the file or module 'nothere.py' d"),
        ("py:not.here:X", "there is no bot 'py:not.here:X': the file or module 'not.here' does n"),
        ("py:daikaiju.nix:X", "there is no bot 'py:daikaiju.nix:X': the file or module 'daikaij"),
        ("py:random:randint", "'py:random:randint' is not a bot: randint must be a subclass of"),
        ("easy:5", "'easy:5' is not a bot: the level easy takes no parameter"),
    ],
)
def test_a_bad_spec_gives_one_sentence(spec: str, says: str) -> None:
    with pytest.raises(ValueError, match=r"no bot|not a bot") as found:
        make_bot(spec)
    assert str(found.value).startswith(says)
    assert "\n" not in str(found.value)


def test_levels_are_bots_from_easy_to_legend() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "expert", "master", "legend"]
    assert [make_bot(level).spec for level in LEVELS] == list(LEVELS.values())


def test_each_kind_of_bot_has_a_title_and_a_description() -> None:
    for key, kind in KINDS.items():
        assert kind.key == key
        assert kind.title
        assert kind.sentence.endswith(".")
    assert bot_title("greedy") == "Greedy"
    assert bot_title("search:20ms") == "Search 20ms"
    assert bot_title("cmd:python my_bot.py") == "python my_bot.py"
    assert bot_title("py:my_bot.py:Stubborn") == "Stubborn"


# --- bots in Python ------------------------------------------------------------------------------

EXAMPLE = Path(__file__).parent.parent / "examples" / "my_bot.py"


def python_bot(folder: Path, text: str) -> str:
    """Write a file with the class Mine and return its spec."""
    (folder / "mine.py").write_text(f"from daikaiju.bots.bot import Bot\n{text}", encoding="utf-8")
    return f"py:{folder / 'mine.py'}:Mine"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("class Other(Bot): pass", "mine.py has no class 'Mine': its bots are Other"),
        ("", "mine.py has no class 'Mine': its bots are –"),
        ("class Mine: pass", "is not a bot: Mine must be a subclass of daikaiju.bots.bot.Bot"),
        ("Mine = 3", "is not a bot: Mine must be a subclass of daikaiju.bots.bot.Bot"),
        ("class Mine(Bot): pass", "cannot play: it failed with TypeError: Can't instantiate"),
        ("class Mine(Bot:", "cannot play: it failed with SyntaxError: "),
        ("import nowhere", "cannot play: it failed with ModuleNotFoundError: No module named 'no"),
        ("raise SystemExit(3)", "cannot play: it failed with SystemExit: 3 in line 2 of mine.py"),
        (
            "class Mine(Bot):\n  choose = min\n  def __init__(self, spec): 1 / 0",
            "cannot play: it failed with ZeroDivisionError: division by zero in line 4 of mine.py",
        ),
    ],
)
def test_a_file_without_the_bot_gives_one_sentence(text: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(UserError) as found:
        make_bot(python_bot(tmp_path, text))
    assert says in str(found.value)
    assert "\n" not in str(found.value)


def test_a_file_may_import_its_neighbours_and_a_module_is_found_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.path", [*sys.path])
    (tmp_path / "neighbour_of_mine.py").write_text("def first(state, seat, draw): return 7\n")
    spec = python_bot(
        tmp_path, "import neighbour_of_mine\nclass Mine(Bot): choose = neighbour_of_mine.first"
    )
    assert make_bot(spec).spec == spec
    (tmp_path / "mine.py").rename(tmp_path / "bots_of_mine.py")
    monkeypatch.chdir(tmp_path)
    assert make_bot("py:bots_of_mine:Mine").spec == "py:bots_of_mine:Mine"


def test_the_python_example_answers_every_question() -> None:
    bot = make_bot(f"py:{EXAMPLE}:Stubborn")
    for edition in EDITIONS:
        for kind in ASKED[edition]:
            state = questions(1)[edition, kind][0]
            bot.ask(view(state, actor(state)), actor(state), random.Random(1).randrange)
            assert bot.trouble == ""


def test_a_level_can_be_another_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_LEVELS", "")
    set_level(f"hard=py:{EXAMPLE}:Stubborn")
    set_level("easy=random")
    assert [level_spec(level) for level in LEVELS] == [
        *("random", LEVELS["medium"], f"py:{EXAMPLE}:Stubborn", LEVELS["expert"]),
        *("champion", "champion:200ms"),
    ]
    for text in ("hard", "grandmaster=odds", "=", "py:x.py:X"):
        with pytest.raises(UserError, match="write LEVEL=SPEC, such as hard=greedy"):
            set_level(text)
    with pytest.raises(UserError, match="there is no bot 'nobody'"):
        set_level("hard=nobody")
