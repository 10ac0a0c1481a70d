# deal-: games with the same dice and cards for each seat and turn

# title of the page
deal-name = Deal
# $code: of the first game
deal-title = Deal { $code }
deal-lead = Every game with this deal has the same dice and cards for each seat and turn. Play it yourself, send the link to others, or let the champion play your seat, and compare.
# link from a finished game
deal-link = Play this deal again
deal-seat = Seat
# $n: number of a seat; $monster: its name
deal-seat-of = { $n }: { $monster }
deal-play = Play this deal at this seat
deal-champion = Let the champion play this seat
deal-games = Games with this deal
deal-player = Player
deal-place = Place
# win chance at the start of the game
deal-start = Start
deal-result = Result
deal-without-luck = Result without luck
deal-reviewing = The review is running.
deal-terms = Start and result are win chances. Between them is what changed the chance, in points: dice and cards are luck. The result without luck is the start with the points of all decisions.
deal-known = Dice and cards depend on the seat, its turn and the number of the roll or card, not on what others decide. A player who has seen a game of this deal knows its dice: such games are not rated.
# $code: of the first game
deal-notice = This table plays the deal of game { $code } again: the same dice and cards for each seat and turn. Players may know them, so the game is not rated.
deal-unproved = The dice are those of a game that was played before. The record proves that they are the same, but not that no player knew them.
