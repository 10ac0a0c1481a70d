"""The odds in a position, checked by hand, and the `odds` command."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from fractions import Fraction
from math import comb
from pathlib import Path

import numpy as np
import pytest

from daikaiju.cli import main
from daikaiju.odds import Plan, hand_of, kill, parse_goal_at, threats, win
from daikaiju.odds.dice_sets import FIRST_INDEX
from daikaiju.record import read_position
from daikaiju.rules import new_game

GIGAZAUR, KING, KRAKEN = range(3)
TABLE = "second gigazaur,the_king,kraken place=outside,city,outside"
FIRST_THROW = "throws=2 step=probes agenda=keep.0/throw.0.6"
LAST_THROW = "throws=2 turn=kraken regular=kraken step=probes agenda=keep.2/throw.2.6"


def claws(dice: int = 6, throws: int = 3) -> list[Fraction]:
    """Return the chances of 0, 1, 2, … claws: each die has this many tries."""
    hit = 1 - Fraction(5, 6) ** throws
    return [comb(dice, many) * hit**many * (1 - hit) ** (dice - many) for many in range(dice + 1)]


def at_least(needed: int, dice: int = 6, throws: int = 3) -> Fraction:
    return sum(claws(dice, throws)[max(needed, 0) :], Fraction(0))


def threat(words: str, seat: int) -> Fraction | float:
    return threats(read_position(f"{TABLE} {words}"), exact=True)[seat]


# --- threats until the next turn -----------------------------------------------------------------


def test_one_attacker_needs_as_many_claws_as_there_are_hearts() -> None:
    found = threats(read_position(f"{TABLE} health=3,3,4 {FIRST_THROW}"), exact=True)
    assert found == {GIGAZAUR: at_least(3), KING: at_least(3), KRAKEN: at_least(4)}
    rounded = threats(read_position(f"{TABLE} health=3,3,4 {FIRST_THROW}"))
    assert round(rounded[KING], 6) == 0.499771


def test_attackers_add_up_in_the_order_of_turns() -> None:
    two = sum(p * at_least(7 - many) for many, p in enumerate(claws()))
    assert threat(f"health=10,7,10 {LAST_THROW}", KING) == two
    assert threat(f"health=10,7,10 {FIRST_THROW}", KING) == 0  # kraken comes after the king


def test_thrown_dice_and_remaining_throws_count() -> None:
    throwing = "health=10,3,10 dice=12CCHH throws=1 step=probes agenda=keep.0"
    assert threat(throwing, KING) == at_least(1, dice=4, throws=1)
    assert threat(throwing.replace("throws=1", "throws=0"), KING) == 0
    waiting = "health=10,3,10 dice=CCH throws=1 step=probes agenda=keep.0/throw.0.3"
    both = 1 - (1 - at_least(1, 3, 2)) * (1 - at_least(1, 1, 1))
    assert threat(waiting, KING) == both
    assert threat("health=10,3,10 dice=CCCCCC step=end_turn agenda=buy.0", KING) == 0


@pytest.mark.parametrize(
    ("cards", "hearts", "chance"),
    [
        ("gigazaur=spiked_tail", 3, at_least(2)),
        ("gigazaur=acid_attack", 1, 1),
        ("gigazaur=smoke_cloud counter=smoke_cloud*1", 3, at_least(3, throws=4)),
        ("gigazaur=stretchy,energy_drink energy=4,0,0", 2, 1),
        ("gigazaur=stretchy energy=4,0,0", 3, at_least(1)),
        ("the_king=armor_plating", 1, at_least(2)),
        ("the_king=jets", 3, 0),
        ("the_king=wings energy=0,2,0", 3, 0),
        ("the_king=wings energy=0,1,0", 3, at_least(3)),
        ("the_king=zombify", 3, 0),
        ("the_king=hibernation", 3, 0),
    ],
)
def test_cards_act_as_they_do_in_the_game(cards: str, hearts: int, chance: Fraction) -> None:
    assert threat(f"health=10,{hearts},10 {cards} {FIRST_THROW}", KING) == chance


def test_a_defence_is_kept_until_it_is_needed() -> None:
    words = f"health=10,3,10 the_king=wings energy=0,2,0 {LAST_THROW}"
    assert threat(words, KING) == at_least(3) ** 2


def test_fire_breathing_reaches_monsters_that_claws_do_not() -> None:
    words = f"health=10,10,1 gigazaur=fire_breathing {FIRST_THROW}"
    by_fire, by_king = at_least(1), at_least(1)
    assert threat(words, KRAKEN) == by_fire + (1 - by_fire) * by_king


def test_poison_acts_at_the_end_of_the_current_turn() -> None:
    assert threat(f"health=3,10,10 poison=3,0,0 {FIRST_THROW}", GIGAZAUR) == 1
    assert threat(f"health=10,10,3 poison=0,0,3 {FIRST_THROW}", KRAKEN) == at_least(3)


def test_a_monster_that_must_enter_tokyo_is_attacked_there() -> None:
    two = sum(p * at_least(7 - many) for many, p in enumerate(claws()))
    empty = "place=outside,outside,outside health=7,10,10"
    assert threat(f"{empty} {FIRST_THROW}", GIGAZAUR) == two
    assert threat(f"{empty} {FIRST_THROW}", KRAKEN) == 0


def test_there_are_no_threats_before_the_game_starts() -> None:
    with pytest.raises(ValueError, match="before the first turn"):
        threats(new_game("second", 3))


# --- killing and winning -------------------------------------------------------------------------


def value(words: str, goal: str) -> Fraction | float:
    state = read_position(f"{TABLE} {words} step=probes agenda=keep.0")
    return Plan(hand_of(state), parse_goal_at(state, goal), exact=True).value


def test_killing_takes_claws_that_reach() -> None:
    words = "health=10,3,1 dice=1CEEHH throws=1"
    assert value(words, "kill:the_king") == at_least(2, dice=5, throws=1)
    assert value(words, "kill:kraken") == 0


@pytest.mark.parametrize(
    ("words", "chance"),
    [
        ("health=10,1,10 dice=C12EEH", 1),
        ("health=10,1,10 dice=C12EEH the_king=camouflage", Fraction(5, 6)),
        ("health=10,1,10 dice=CC2EEH the_king=camouflage", Fraction(35, 36)),
        ("health=10,1,10 dice=C12EEH the_king=super_jump energy=0,1,0", 0),
        ("health=10,3,10 dice=222CEH", 0),
        ("health=10,3,10 dice=222CEH gigazaur=poison_quills", 1),
        ("health=10,4,10 dice=22ECHH gigazaur=poison_quills", 0),
    ],
)
def test_cards_of_both_sides_count(words: str, chance: Fraction) -> None:
    assert value(words, "kill:the_king") == chance


def test_without_cards_only_claws_matter() -> None:
    words = f"{TABLE} health=10,4,10 {FIRST_THROW}"
    by_claws = kill(read_position(words), KING).values
    by_all = kill(read_position(f"{words} gigazaur=alien_origin"), KING).values
    assert np.array_equal(by_claws, by_all)
    assert by_claws[: FIRST_INDEX[6]].sum() == 0


@pytest.mark.parametrize(
    ("words", "chance"),
    [
        ("stars=18,0,0 dice=222EEH", 1),
        ("stars=17,0,0 dice=222EEH", 0),
        ("stars=17,0,0 dice=111EEH gigazaur=gourmet", 1),
        # a third 2; or four 1s, or three 3s without it, of the four other dice
        ("stars=18,0,0 dice=22EEHH throws=1", at_least(1, dice=4, throws=1) + Fraction(18, 6**4)),
        ("stars=19,0,0 dice=CEEEHH", 0),
        ("stars=19,0,0 dice=CEEEHH place=outside,outside,outside", 1),
        ("place=outside,city,out health=10,1,0 dice=CEEEHH", 1),
    ],
)
def test_a_win_is_by_stars_or_by_survival(words: str, chance: Fraction) -> None:
    assert value(words, "win") == chance


def test_a_goal_of_the_table_is_a_chance() -> None:
    state = read_position(f"{TABLE} {FIRST_THROW}")
    assert win(state).is_chance
    with pytest.raises(ValueError, match="gigazaur cannot be killed"):
        kill(state, GIGAZAUR)


# --- the command ---------------------------------------------------------------------------------


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["odds", *arguments]) == 0
    return capsys.readouterr().out


def test_the_command_shows_the_best_choices_and_the_final_dice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = output(capsys, "11CCEH", "--throws", "1", "--goal", "claws >= 3")
    assert "1 1 E C C H · 1 roll left" in out
    assert re.search(r"▶ keep CC +51\.8 %", out)
    assert "After keep CC, the final dice:" in out
    assert re.search(r"claws +2\.67 +100 % +100 % +51\.8 %", out)
    assert "After keep 11," in output(capsys, "11CCEH", "--throws", "1", "--keep", "11")


def test_the_command_accepts_no_dice_and_shows_fractions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = output(capsys, "--dice", "6", "--throws", "3", "--exact")
    assert "155735136791/69657034752" in out
    assert re.search(r"roll +2\.236", out)


def test_the_command_uses_cards(capsys: pytest.CaptureFixture[str]) -> None:
    cards = ("--with", "smoke_cloud,stretchy", "--energy", "4", "--goal", "claws")
    out = output(capsys, "12CCEE", "--throws", "0", *cards)
    assert "Smoke Cloud, Stretchy · 4 energy" in out
    assert "After use smoke_cloud, then keep CC," in out
    assert "Average energy spent" in out
    turning = output(capsys, "CCCCC1", "--throws", "0", *cards)
    assert "After stop, then use stretchy 1>C," in turning


def test_the_command_shows_threats_in_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    position = f"{TABLE} health=3,3,10 {FIRST_THROW}"
    out = output(capsys, "--position", position)
    assert "Gigazaur · 6 dice to roll · 3 rolls left" in out
    assert re.search(r"The King +3 +Tokyo City +50\.0 % +50\.0 %", out)
    assert re.search(r"▶ Gigazaur +3 +outside +– +50\.0 %", out)
    assert "chance to kill The King" in output(
        capsys, "--position", position, "--goal", "kill:the_king"
    )
    exact = output(capsys, "--position", position, "--exact")
    assert str(at_least(3)) in exact
    buying = f"{TABLE} health=3,3,10 step=end_turn agenda=buy.0"
    assert "who may die" in output(capsys, "--position", buying)


def test_the_command_writes_json(capsys: pytest.CaptureFixture[str]) -> None:
    position = f"{TABLE} health=3,3,10 {FIRST_THROW}"
    found = json.loads(output(capsys, "--position", position, "--json", "--exact"))
    assert found["value"] == "155735136791/69657034752"
    assert found["threats"] == {
        "gigazaur": str(at_least(3)),
        "the_king": str(at_least(3)),
        "kraken": "0",
    }
    found = json.loads(output(capsys, "113ECH", "--json"))
    assert found["choices"][0] == {"action": "keep 3", "value": pytest.approx(1.842984, abs=1e-6)}
    assert sum(found["chances"]["claws"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "give the dice once: FACES, --dice N or --position LINE"),
        (["113ECX"], "'X' is not a die face: the faces are 1 2 3 E C H"),
        (["11111111111"], "11 dice cannot be rolled: there must be 1 to 10"),
        (["--dice", "0"], "0 dice cannot be rolled"),
        (["113ECH", "--throws", "-1"], "-1 rolls are not possible: there must be 0 to 30"),
        (["113ECH", "--goal", "teeth"], "'teeth' is not a goal: choose stars, energy, hearts"),
        (["113ECH", "--goal", "kill:kraken"], "the goal 'kill:kraken' needs a position"),
        (["113ECH", "--keep", "22"], "22 cannot be kept: the dice are 113ECH"),
        (
            ["113ECH", "--with", "jets"],
            "jets does not change dice: choose smoke_cloud, energy_drink",
        ),
        (["113ECH", "--with", "jetpack"], "there is no card or tile 'jetpack'"),
        (["113ECH", "--energy", "-1"], "-1 energy is not possible"),
        (["--position", "second"], "a position must start with an edition and the monsters"),
        (["--position", f"{TABLE} {FIRST_THROW}", "--throws", "1"], "leave out --throws"),
        (
            ["--position", f"{TABLE} {FIRST_THROW}", "--goal", "kill:godzilla"],
            "'godzilla' does not play in this game: the monsters are gigazaur, the_king, kraken",
        ),
        (
            ["--position", f"{TABLE} step=end_turn agenda=buy.0", "--goal", "stars"],
            "no dice are rolled in this position",
        ),
    ],
)
def test_bad_input_gives_one_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", *arguments]) == 2
    err = capsys.readouterr().err
    assert err.startswith("daikaiju: ")
    assert says in err
    assert err.count("\n") == 1


def test_the_library_needs_no_compiler() -> None:
    script = "import sys, daikaiju.odds; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_the_documentation_shows_the_real_output(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parent.parent / "docs" / "odds.md").read_text(encoding="utf-8")
    command, shown, example, printed = re.findall(r"```\w+\n(.*?)```", text, re.DOTALL)
    lines = output(capsys, *command.split()[2:]).splitlines()
    assert [line.rstrip() for line in lines] == shown.splitlines()
    exec(compile(example, "odds.md", "exec"), {})
    assert capsys.readouterr().out == printed
