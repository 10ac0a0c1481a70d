"""A bot for the arena: `daikaiju arena "cmd:python examples/protocol_bot.py" greedy random`."""

import sys


def read(position):
    """Return a position as a dictionary. Rows have a value per monster; defaults are missing."""
    _, monsters, *cells = position.split()
    return {"monsters": monsters, **dict(cell.split("=", 1) for cell in cells)}


def value(table, name, monster, default):
    """Return the value of one monster in a row such as `health=7,10`."""
    seat = table["monsters"].split(",").index(monster)
    return table[name].split(",")[seat] if name in table else default


def good_dice(table, me):
    """Return the dice to keep: pairs of the best number, claws and energy, hearts that heal."""
    dice = table.get("dice", "")
    health = int(value(table, "health", me, "10"))
    outside = value(table, "place", me, "outside") == "outside"
    number = max("321", key=dice.count)
    good = number if dice.count(number) > 1 else ""
    good += "E" if health > 4 else ""
    good += "C" if health > 4 or not outside else ""
    good += "H" if health < 9 and outside else ""
    return "".join(die for die in dice if die in good)


def choose(table, legal, me):
    """Return the first wish that is legal."""
    weak = int(value(table, "health", me, "10")) < 6
    wishes = ["keep " + (good_dice(table, me) or "none"), "yield" if weak else "stay", "heal"]
    wishes += [action for action in legal if action.startswith(("buy", "take"))]
    wishes += ["stop", "done", "pass"]
    return next((wish for wish in wishes if wish in legal), legal[0])


def main():
    table, legal = {}, []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            print("hello My first bot", flush=True)
        elif word == "position":
            table = read(rest)
        elif word == "legal":
            legal = rest.split("; ")
        elif word == "go":
            print(choose(table, legal, rest.split()[0]), flush=True)
        elif word == "quit":
            break


main()
