### What the table server says to one player: why something was refused, why a connection ends.
### Each sentence says what was wrong and what would be right. `refused-CODE` belongs to the codes of
### server/refusals.py; words are named above the sentence that uses them.

## Requests

# $detail: where and what, in the words of the protocol (English)
refused-bad-request = That was not understood: { $detail }. The right form is in docs/reference/protocol.md.
refused-bad-name = A name needs at least one letter that can be seen: choose another one.
refused-no-player = The table does not know you yet: allow cookies for this page, then load it again.
refused-foreign-origin = This came from another site: open the game at the address of this server.
refused-no-such-page = There is nothing at this address: start again from the front page.
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
refused-server-error = Something broke on our side, not on yours: try again, and if it stays broken, tell the host of this server.
refused-unavailable = The server cannot write anything down just now. Nothing is lost: try again in a moment.
refused-closing = The server is shutting down. Your game is kept: try again in a moment.

## Tables

refused-no-such-table = There is no such table: check the link, or open a table of your own.
# $code: what was typed in
refused-no-such-code = No table has the code { $code }: check every letter, or ask your host again.
refused-private = This table is played without onlookers: ask its host for a seat in the next game.
refused-table-full = This table is full: come back when a player has left, or open another one.
# $tables: how many there may be at once
refused-too-many-tables = Too many tables are open: the limit is { NUMBER($tables) }. Finish a game first, or try again later.
refused-too-many-sockets = Too many connections are open: close another window, or try again later.
# $detail: what is wrong with it (English)
refused-bad-record = This record cannot be read: { $detail }. Take one that was downloaded from a table.
# $pack: name and hash, as in a record: night_shift@0a1b2c3d4e5f6a7b
refused-pack-missing = This game uses the pack { $pack }, which this server does not have now: ask its host to start it with this pack.
# $pack: the same
refused-pack-changed = This game was started with the pack { $pack }, but this server has another version of it: ask its host to start it with that version.
refused-no-such-example = The rulebook has no such example in this edition: choose one on its page.

## Seats

# $seats: how many the table has
refused-no-such-seat =
    There is no such seat: this table has { $seats ->
        [one] { NUMBER($seats) } seat
       *[other] { NUMBER($seats) } seats
    }, counted from 0.
refused-not-your-seat = That is not your seat: play from one that you have taken.
refused-not-the-host = Only the host of this table may do that: ask them.
refused-not-seated = You have no seat at this table: take one first.
# $name: of the person who sits there
refused-seat-taken = { $name } already sits there: choose another seat.
refused-seat-not-free = That seat is not to be had: choose a free one, or one whose bot is still in the game.
refused-already-seated = You already have a Monster in this game: play that one.
# $monster: which one, as records write it: the_king
refused-monster-taken = Another player has { monster-name }: choose another Monster.
# $monster: what was asked for; $monsters: those there are, as records write them
refused-no-such-monster = There is no Monster “{ $monster }”: choose one of { $monsters }.
refused-seats-occupied = A player sits on a seat that would go: free it first.
refused-nobody-seated = No player sits here yet: take a seat first.
refused-not-away = No bot is standing in for you: just play on.
refused-already-away = A bot already plays for you: come back whenever you like.
refused-still-waited-for = A player still has this seat: if they are gone, a bot may replace them after all players have waited a minute for them.
refused-still-playing = A person still plays: bots finish a game without pauses only among themselves.
refused-seats-fixed = This game goes on from a given position: its seats and Monsters stay as they are.
refused-no-late = Nobody joins this game halfway: watch it, or wait for the next one.
refused-no-second-life = At this table an eliminated player stays out: watch who becomes the King of Tokyo.
refused-no-odds = The odds are not told at this table: trust your own reckoning.
refused-odds-unknown = The odds could not be worked out in time: play on, they may be there at the next decision.

## The game

refused-has-begun = The game has already begun: this can only be changed before the first roll.
refused-not-begun = The game has not begun yet: start it first.
refused-is-over = The game is over: ask for a rematch to play again.
refused-not-over = The game is still going on: wait until it is over.
refused-no-such-move = The game cannot go on from there: choose an earlier move.
refused-stale = Something happened that you had not seen yet: look at the table again, then decide.
# $monster: the one that must decide, as records write it
refused-not-your-turn = Patience: { monster-name } must decide first.
# $action: what was tried; $allowed: what could be done instead, both in notation
refused-illegal = The rules do not allow “{ $action }” now. You may: { $allowed }.
refused-nothing-to-undo = Nothing can be taken back now: your last decision has touched the dice, the cards or another monster, or its time has run out.

## The end of a connection

closing-shutdown = The server goes down for a moment. Your game is kept: the connection will come back by itself.
closing-too-fast = Too many messages at once, so the connection was closed: slow down, then connect again.
closing-replaced = You have opened this table in another window: play on there.
closing-too-slow = Your connection could not keep up: connect again to see how things stand.
closing-not-here = This table cannot be seen from here: it is gone, or private. Check the link, or ask its host.
