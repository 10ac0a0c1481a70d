"""What is said in docs/protocol.md around the tables that are made from the messages."""

from __future__ import annotations

from typing import Final

from ...text import sentence
from ..tables.table import MOST_REMEMBERED
from ..updates.messages import PROTOCOL
from ..web.connections import PING_SECONDS
from ..web.routes import API, SOCKET
from ..web.sockets import CLOSED, MESSAGE, NOT_WANTED

TITLE: Final = f"""\
# The protocol of a table, version {PROTOCOL}

How programs talk to `daikaiju serve`: a browser, a bot, an app of yours. For programs there are
[openapi.json](openapi.json) (HTTP) and types for
[TypeScript](../web/src/generated/protocol.ts);
`src/daikaiju/server/client.py` is a small client in Python. Actions, positions and records are
written as in [notation.md](notation.md); how dice are proved is in [fair-dice.md](fair-dice.md).
"""

CONNECTING: Final = f"""\
## From nothing to a game

```sh
api=http://127.0.0.1:8000{API}
curl -c jar -X POST $api/players                                  # become somebody: a cookie
curl -b jar $api/tables --json '{{"setup": {{"seats": 2}}}}'          # a table; its id is `table`
send() {{ curl -b jar $api/tables/$table/commands --json "$1"; }}
send '{{"type": "sit", "id": "a1", "seat": 0, "name": "Ann"}}'
send '{{"type": "start", "id": "a2"}}'                              # a bot takes the other seat
```

- **You** are whoever your cookie says. It is set by `POST {API}/players`, scripts cannot read it,
  and there is no other way to prove who you are. Everybody sees your public id; a seat is yours if
  its `holder` is that id. One browser may hold several seats.
- **A table** has an id, which is in its address, and a code of six signs for people, which
  `GET {API}/codes/{{code}}` turns into the id. `/t/CODE` is the link of an invitation.
- **Without a socket** one can do everything: commands go to `POST …/commands`, and
  `GET …/updates?after=SEQ` brings what happened since. With one, it is told at once.
- **Languages**: sentences come in your language, else in one that `Accept-Language` asks for.
- **Other sites**: pages of another site may not talk to the server unless it lists them as
  `origins`; see [hosting.md](hosting.md).
"""

_CLOSES: Final = "\n".join(
    f"| `{code}` | {CLOSED.get(code, NOT_WANTED)} | {sentence(f'closing-{code}')} |"
    for code in ("shutdown", "too-slow", "too-fast")
)

SOCKET_WORDS: Final = f"""\
## The life of a socket

`GET {SOCKET}?protocol={PROTOCOL}`, with your cookie; without one you look on.

1. The first message is [Welcome](#welcome--welcome): the whole picture. If you may not look, it is
   [Refused](#refused--refused) instead, and the socket is closed with {NOT_WANTED}.
2. From then on everything that happens is an [Update](#update--update), in order and without gaps.
   Each has the whole picture, so that nothing earlier is needed, and the steps that led to it.
   [Present](#present--present) tells who comes and goes; it is not numbered.
3. You send [commands](#commands), one JSON object in each text message, of at most {MESSAGE:,}
   bytes. Each is answered by [Done](#done--done) or [Refused](#refused--refused) with its `id`,
   before the next one is read. When `Done` arrives, the command is stored, and stays so whatever
   happens to the server. Whether its `Update` comes before or after it is not promised.
4. The server pings every {PING_SECONDS:g} seconds; browsers answer by themselves. Whoever does not
   answer, or does not read what is sent, is disconnected.
5. [Closing](#closing--closing) says why a socket ends, just before it does. Connect again after as
   many seconds as it says, and a little later each time that this fails:

| code | close code | sentence |
|---|---|---|
{_CLOSES}
"""

RESENDING: Final = f"""\
## Sending again

Connections break at the worst moment: a command was sent, and no answer came. Then connect again
and **send the same command with the same `id`**. If it had been carried out, the answer is the
`Done` that was lost; if not, it is carried out now. So each command happens once. The server
remembers the last {MOST_REMEMBERED} commands of a table, by player and `id`; choose ids that you
never use again, such as random ones.

`act` also names the `ply` that you have seen. If the game has gone on since, the answer is `stale`
and nothing was done: look at the picture, and decide again. After an `undo` the number of moves is
smaller again, and the next decision may lead to a position with a number that you have seen before.
Give the `seq` of your picture as well, and what you decided about the other position is `stale`.
"""

VERSIONS: Final = f"""\
## Versions

This is version {PROTOCOL}. It stands in the address (`{API}`), in `Welcome.protocol` and in
`GET {API}/server`. Within it things are only added: new fields in what the server sends, new
optional fields in what you send, new kinds of messages and commands, new refusals, words and cards.
So ignore fields and messages that you do not know, and show the sentence of a refusal whose code
you do not know. Fields that you send must be known to the server: a mistyped one is refused rather
than ignored. Whatever breaks these promises is another version at another address.
"""
