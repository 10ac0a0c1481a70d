### Puzzles: the page and `daikaiju puzzle`. A point is one per cent of win chance.

puzzle-lead = One action is clearly better than all others. Find it.
# $id: 4 letters and digits
puzzle-name = Puzzle { $id }
puzzle-daily = Puzzle of the day
# $rating: 600 to 2400
puzzle-difficulty = difficulty { NUMBER($rating, useGrouping: 0) }
# $who: a monster
puzzle-question = What should { $who } do?
puzzle-right = Right! This is the best action.
# $cost: win chance, in points
puzzle-wrong = This action costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of win chance.
# $cost: as above
puzzle-wrong-more = This action costs at least { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of win chance.
# The action follows
puzzle-best = Best:
# $chance: in per cent
puzzle-chance = win chance { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
puzzle-others = Other actions
# $cost: win chance, in points
puzzle-less = −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
# The action follows. The sentences after it call it “the choice made”
puzzle-beginner = The choice made by a beginner:
# $easy, $medium, $hard, $expert, $master: in per cent
puzzle-levels = Found by the level easy in { NUMBER($easy) } %, medium { NUMBER($medium) } %, hard { NUMBER($hard) } %, expert { NUMBER($expert) } %, master { NUMBER($master) } % of cases.
# $rating: 600 to 2400
puzzle-rating = Your rating: { NUMBER($rating, useGrouping: 0) }
# $solved: puzzles solved at the first try; $tried: all
puzzle-solved = Solved { NUMBER($solved) } of { NUMBER($tried) }
puzzle-next = Next puzzle
puzzle-answer = Show the answer
puzzle-play = Play it out
puzzle-missing = There is no such puzzle
puzzle-missing-lead = The link may be wrong, or the puzzle was replaced by a newer version.
puzzle-heading-id = puzzle
puzzle-heading-monsters = monsters
puzzle-heading-rating = difficulty
puzzle-heading-themes = themes
# $days: how many days in a row the puzzle of the day was solved
puzzle-streak = { $days ->
    [one] { NUMBER($days) } day in a row
   *[other] { NUMBER($days) } days in a row
}
# $theme: as in the list below
puzzle-theme =
    { $theme ->
        [dice] dice
        [power] power of a card
        [buy] buying a card
        [save] saving energy
        [sweep] new cards
        [tile] Wickedness tile
        [leave] yielding Tokyo
        [stay] staying in Tokyo
        [win] winning at once
        [eliminate] elimination
        [survive] survival
        [stars] stars
        [heal] hearts
        [energy] energy
       *[later] later turns
    }
