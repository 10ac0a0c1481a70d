# gather-: the table before the game

gather-title = Table { $code }
gather-lead = Take a seat, choose a monster, invite the others.
gather-goes-on = This game goes on from a position of another one: its seats and monsters are fixed.
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
gather-sit-instead = Take the bot's place
gather-add-bot = Add a bot
gather-level = Level of the bot on seat { $n }
gather-remove-bot = Remove the bot
gather-free-it = Free this seat
gather-stand = Stand up
gather-name = Name
gather-rename = Save
gather-monster = Monster of seat { $n }
gather-monster-taken = { $monster }, taken
gather-entropy = Your own stir of the dice
gather-entropy-hint = Any text. It goes into every die of this game, so that the server alone cannot choose them.
gather-entropy-go = Stir it in
gather-how-many = How many monsters
gather-more = One seat more
gather-fewer = One seat fewer
gather-start = Start the game
gather-fill = { $n ->
    [one] A bot ({ $level }) takes the free seat.
   *[other] Bots ({ $level }) take the { $n } free seats.
}
gather-full = Everybody is here.
gather-no-seat = Every seat is taken: stay here to look on, or open a table of your own from the start page.
gather-sit-first = Take a seat; every seated player can start the game.
gather-same-browser = Several people at one device? Take one seat for each.
gather-invite = Invite
gather-link = Link to this table
gather-copy = Copy link
gather-copied = The link is copied.
gather-not-copied = The link is marked: copy it with Ctrl+C or the menu of your device.
gather-share = Share
gather-share-text = Fight me over Tokyo!
gather-code = Code
gather-qr = QR code of the link
gather-qr-hint = Scan it with a phone.
gather-odds = odds on request
gather-no-odds = no odds
# $packs: titles of packs
gather-packs = with the cards of { $packs }
gather-watchers = { $n ->
    [one] 1 onlooker
   *[other] { $n } onlookers
}
gather-news-sat = { $name } takes seat { $n }.
gather-fair = Why the dice are fair
gather-fair-lead = Before anybody threw, the server committed itself to a secret. When the game is over it is told, and your browser can derive every die again.
gather-commitment = Commitment
gather-stirred = Stirred in by seat { $n }
