### What the table server says to one player: why something was refused, why a connection ends.
### Each sentence says what was wrong and what would be right. `refused-CODE` belongs to the codes of
### server/refusals.py; words are named above the sentence that uses them.

## Requests

# $detail: where and what, in the words of the protocol (English)
refused-bad-request = That was not understood: { $detail }. The right form is in docs/reference/protocol.md.
refused-bad-name = A name needs at least one visible letter: choose another one.
refused-no-player = The server does not know you yet: allow cookies for this page, then reload it.
refused-foreign-origin = This request came from another site: open the game at the address of this server.
refused-no-such-page = This address has no page: go back to the start page.
# $method: POST; $allowed: those that work here, GET, HEAD
refused-not-allowed = { $method } does not work at this address: use { $allowed }.
# $bytes: the most that is taken
refused-too-big =
    That is too big: it may have { $bytes ->
        [one] { NUMBER($bytes) } byte
       *[other] { NUMBER($bytes) } bytes
    } at most.
# $expected: the type that is read here, application/json
refused-wrong-type = The server cannot read this kind of content: send { $expected }.
# $seconds: how long to wait
refused-too-fast =
    Not so fast, Monster! Try again in { $seconds ->
        [one] { NUMBER($seconds) } second
       *[other] { NUMBER($seconds) } seconds
    }.
refused-server-error = Something went wrong on the server: try again, and if it happens again, tell the host of this server.
refused-unavailable = The server cannot save anything right now. Nothing is lost: try again in a moment.
refused-closing = The server is shutting down. Your game is safe: try again in a moment.

## Tables

refused-no-such-table = This table does not exist: check the link, or open your own table.
# $code: what was typed in
refused-no-such-code = No table has the code { $code }: check every character, or ask your host again.
refused-no-such-move-code = This code is wrong, used or too old: ask for a new one on your other device.
refused-private = Spectators are not allowed at this table: ask its host for a seat in the next game.
refused-table-full = This table is full: come back when a player has left, or open another one.
# $tables: how many there may be at once
refused-too-many-tables = Too many tables are open: the limit is { NUMBER($tables) }. Finish a game first, or try again later.
refused-too-many-sockets = Too many connections are open: close another window, or try again later.
# $detail: what is wrong with it (English)
refused-bad-record = This record cannot be read: { $detail }. Use one that was downloaded from a table.
# $pack: name and hash, as in a record: night_shift@0a1b2c3d4e5f6a7b
refused-pack-missing = This game uses the pack { $pack }, which this server does not have: ask its host to start the server with this pack.
# $pack: the same
refused-pack-changed = This game was started with the pack { $pack }, but this server has another version of it: ask its host to start the server with that version.
refused-no-such-example = The rulebook has no such example in this edition: choose one from its page.

## Seats

# $seats: how many the table has
refused-no-such-seat =
    This seat does not exist: the table has { $seats ->
        [one] { NUMBER($seats) } seat
       *[other] { NUMBER($seats) } seats
    }, counted from 0.
refused-not-your-seat = That is not your seat: play from one that you have taken.
refused-not-the-host = Only the host of this table may do that: ask them.
refused-not-seated = You have no seat at this table: take one first.
# $name: of the person who sits there
refused-seat-taken = { $name } already sits there: choose another seat.
refused-seat-not-free = That seat is unavailable: choose a free one, or one whose bot is still in the game.
refused-already-seated = You already have a Monster in this game: play that one.
# $monster: which one, as records write it: the_king
refused-monster-taken = Another player has { monster-name }: choose another Monster.
# $monster: what was asked for; $monsters: those there are, as records write them
refused-no-such-monster = The Monster “{ $monster }” does not exist: choose one of { $monsters }.
refused-seats-occupied = A player sits in a seat that would be removed: free it first.
refused-nobody-seated = No player is seated yet: take a seat first.
refused-not-away = No bot is playing for you: just play on.
refused-already-away = A bot is already playing for you: come back at any time.
refused-still-waited-for = A player still has this seat: if they are gone, a bot may replace them after everyone has waited a minute.
refused-still-playing = A person is still playing: bots finish a game without pauses only among themselves.
refused-seats-fixed = This game continues from a given position: its seats and Monsters cannot be changed.
refused-no-late = New players cannot join this game now: watch it, or wait for the next one.
refused-no-second-life = At this table an eliminated player stays out: watch who becomes King of Tokyo.
refused-no-odds = Odds are off at this table: estimate them yourself.
refused-no-hints = Hints are off at this table: decide yourself.
refused-no-hint-here = The champion gives no hint for a prediction: choose the monster that you expect to win.
refused-no-deal = The dice of this game are not a deal: it was made by an earlier version, or restored from a backup.
# $code: of a table
refused-deal-of-other = This game plays the deal of { $code }: play the deal from there.
# $tables: number of tables
refused-too-many-deals = { NUMBER($tables) } tables have played this deal: play another one.
refused-no-chances = Win chances are off at this table.
refused-spectators-only = The win chances are for spectators: players decide without them.
refused-odds-unknown = The odds could not be calculated in time: play on, they may be available at the next decision.

## The game

refused-has-begun = The game has already begun: this can only be changed before the first roll.
refused-not-begun = The game has not begun yet: start it first.
refused-needs-text = The game needs a text from a player, so that nobody can choose the dice: send one with `start`, or reload the page.
refused-is-over = The game is over: ask for a rematch to play again.
refused-not-over = The game is still going on: wait until it is over.
refused-no-such-move = The game cannot continue from there: choose an earlier move.
refused-stale = Something happened that you had not seen yet: look at the table again, then decide.
# $monster: the one that must decide, as records write it
refused-not-your-turn = Patience: { monster-name } must decide first.
# $action: what was tried; $allowed: what could be done instead, both in notation
refused-illegal = The rules do not allow “{ $action }” now. You may: { $allowed }.
refused-nothing-to-undo = Nothing can be undone now: your last decision affected the dice, the cards or another Monster, or its time has run out.

## The end of a connection

closing-shutdown = The server is restarting. Your game is safe: the connection will come back on its own.
closing-too-fast = The connection was closed because of too many messages at once: slow down, then connect again.
closing-replaced = You have opened this table in another window: play on there.
closing-too-slow = Your connection could not keep up: connect again to see the current state.
closing-not-here = This table cannot be shown: it is gone, or private. Check the link, or ask its host.

## Notifications

notice-title = Daikaiju
notice-turn = A game waits for you.
# $n: number of games that wait
notice-turns = { $n ->
    [0] No game waits for you now.
    [one] A game waits for your decision.
   *[other] { $n } games wait for your decision.
}

## E-mail

refused-bad-email = This is not an e-mail address: write one such as ann@example.org.
refused-no-such-email = This link is wrong or too old: add the address again in your profile.
refused-no-mail = This server sends no e-mail: turn on notifications in your browser instead.
refused-mail-limit = This address has had enough messages for now: try again tomorrow, or use another one.
refused-mail-failed = The message could not be sent: check the address, or try again later.
mail-confirm-subject = Confirm your address
# $server: name of the server
mail-confirm-text = A player of { $server } wants a message at this address when a game waits. To agree, open this link within a day:
mail-confirm-stop = If you did not ask for this, ignore this message. To get no more of them, open this link:
mail-turn-subject = A game waits for you
# $server: name of the server
mail-turn-text = A game on { $server } waits for you. Your games are here:
mail-turn-stop = To get no more messages, open this link:
