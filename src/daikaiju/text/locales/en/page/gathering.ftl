# gather-: the table before the game

gather-title = Table { $code }
gather-lead = Take a seat, choose a monster and invite the others.
gather-goes-on = This game continues from a position of another game, so its seats and monsters are fixed.
gather-seats = Seats
gather-seat = Seat { $n }
gather-free = Free seat
gather-bot = Bot ({ $level })
gather-you = you
gather-host = host
gather-offline = not connected
gather-standing = { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, { $energy } energy
gather-out = out of the game
gather-sit = Sit here
gather-sit-too = Sit here too
gather-sit-instead = Replace the bot
gather-add-bot = Add a bot
gather-level = Level of the bot in seat { $n }
gather-remove-bot = Remove the bot
gather-free-it = Free this seat
gather-stand = Leave this seat
gather-name = Name
gather-rename = Save
gather-monster = Monster in seat { $n }
gather-monster-taken = { $monster } (taken)
gather-entropy = Add your own randomness
gather-entropy-hint = Any text. It is mixed into every die of this game, so the server alone cannot choose the dice.
gather-entropy-go = Add
gather-how-many = Number of monsters
gather-more = One more seat
gather-fewer = One seat fewer
gather-start = Start the game
gather-fill = { $n ->
    [one] A bot ({ $level }) takes the free seat.
   *[other] Bots ({ $level }) take the { $n } free seats.
}
gather-full = Everyone is here.
gather-no-seat = Every seat is taken. Stay here to watch, or open your own table from the start page.
gather-sit-first = Take a seat. Every seated player can start the game.
gather-same-browser = Several people on one device? Take one seat for each.
gather-invite = Invite
gather-link = Link to this table
gather-copy = Copy link
gather-copied = Link copied.
gather-not-copied = The link is selected: copy it with Ctrl+C or your device’s menu.
gather-share = Share
gather-share-text = Fight me over Tokyo!
gather-code = Code
gather-qr = QR code of the link
gather-qr-hint = Scan it with a phone.
gather-odds = odds allowed
gather-no-odds = no odds
# $packs: titles of packs
gather-packs = with the cards of { $packs }
gather-news-sat = { $name } takes seat { $n }.
gather-fair = Why the dice are fair
gather-fair-lead = Before the first roll, the server committed itself to a secret. The secret is published when the game is over, so that your browser can check every die.
gather-commitment = Commitment
gather-entropy-of-seat = Randomness added in seat { $n }
