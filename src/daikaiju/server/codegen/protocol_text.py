"""Text of docs/reference/protocol.md around the generated tables."""

from __future__ import annotations

from typing import Final

from ...text import translate
from ..protocol.messages import PROTOCOL
from ..tables.table import MAX_RECENT_COMMANDS
from ..web.endpoint import API
from ..web.routes import LOBBY_SOCKET_PATH, SOCKET_PATH
from ..web.sockets import CLOSE_CODES, POLICY_VIOLATION
from ..web.websocket_connection import MAX_MESSAGE, PING_SECONDS

TITLE: Final = f"""\
# The protocol of a table, version {PROTOCOL}

This page describes how programs (a browser, a bot, your own app) talk to `daikaiju serve`.
Machine-readable forms are [openapi.json](openapi.json) for HTTP and the
[TypeScript types](../../web/src/generated/protocol.ts);
`src/daikaiju/server/client.py` is a small client in Python. [notation.md](../notation.md) defines
the text form of actions, positions and records; [fair-dice.md](../fair-dice.md) explains how dice
are proved.
"""

CONNECTING: Final = f"""\
## A first game

```sh
api=http://127.0.0.1:8000{API}
curl -c jar -X POST $api/players                                  # create a player: sets a cookie
curl -b jar $api/tables --json '{{"setup": {{"seats": 2}}}}'          # a table: `table` is its id
send() {{ curl -b jar $api/tables/$table/commands --json "$1"; }}
send '{{"type": "sit", "id": "a1", "seat": 0, "name": "Ann"}}'
send '{{"type": "start", "id": "a2"}}'                              # a bot takes the other seat
```

- **Players** are identified by a cookie only. `POST {API}/players` sets it; scripts cannot read it.
  Your public id is visible to all. A seat is yours if its `holder` is that id. One browser may hold
  several seats.
- **A table** has an id, which is part of its URLs, and a code of six characters for people.
  `GET {API}/codes/{{code}}` returns the id of a code. `/t/CODE` is an invitation link.
- **Without a socket** everything works too: send commands to `POST …/commands`, and poll
  `GET …/updates?after=SEQ` for new updates. A socket delivers updates at once.
- **Languages**: sentences are in the language of the player, else in one from `Accept-Language`.
- **Other sites**: pages of another origin may use the server only if its setting `origins` lists
  them; see [hosting.md](../hosting.md).
"""

_CLOSES: Final = "\n".join(
    f"| `{code}` | {CLOSE_CODES.get(code, POLICY_VIOLATION)} | {translate(f'closing-{code}')} |"
    for code in ("shutdown", "too-slow", "too-fast")
)

SOCKET_LIFE: Final = f"""\
## The life of a socket

`GET {SOCKET_PATH}?protocol={PROTOCOL}`, with your cookie; without a cookie you are a spectator.
After a reconnect add `&seq=N`, the number of the newest entry that you have received: a server that
is behind another one reads the log first, so that you never see the game go back.

1. The first message is [Welcome](#welcome--welcome) with the whole picture. If you may not watch,
   it is [Refused](#refused--refused), and the server closes the socket with {POLICY_VIOLATION}.
2. After that, every change is an [Update](#update--update), in order and without gaps. Each has the
   whole picture, so that no earlier message is needed, and the steps that led to it.
   [Present](#present--present) reports connections; it is not numbered.
3. You send [commands](#commands), one JSON object in each text message of at most {MAX_MESSAGE:,}
   bytes. The server answers each with [Done](#done--done) or [Refused](#refused--refused) and its
   `id` before it reads the next one. When `Done` arrives, the command is stored durably. Its
   `Update` may come before or after `Done`.
4. The server pings every {PING_SECONDS:g} seconds; browsers answer automatically. The server
   disconnects a client that does not answer or does not read its messages.
5. [Closing](#closing--closing) gives the reason just before a socket ends. Connect again after the
   given number of seconds, and wait longer after each failure:

| code | close code | sentence |
|---|---|---|
{_CLOSES}

`GET {LOBBY_SOCKET_PATH}?protocol={PROTOCOL}` is the socket of the lobby. Each message is a
[Listing](#listing) of the public tables, sent at once and after each change. There are no commands.
"""

RESENDING: Final = f"""\
## Retries

A connection can break after a command was sent and before the answer has arrived. Then connect
again and **send the same command with the same `id`**. If it was executed before, the answer is the
lost `Done`; if not, it is executed now. So each command is executed once. The server remembers the
last {MAX_RECENT_COMMANDS} commands of a table, by player and `id`. Never reuse an id; random ids
are best.

`act` also names the `ply` that you have seen. If the game has continued since, the answer is
`stale` and nothing has changed: read the new picture and decide again. After an `undo` the `ply` is
smaller, and the next decision may lead to another position with a `ply` that you have seen before.
So send the `seq` of your picture as well: then a decision about the old position is `stale`.
"""

VERSIONS: Final = f"""\
## Versions

This is version {PROTOCOL}. The number is part of the URLs (`{API}`), of `Welcome.protocol` and of
`GET {API}/server`. Within a version there are only additions: new fields in messages, new optional
fields in commands, new kinds of messages and commands, new refusals, values and cards. So ignore
unknown fields and messages, and show the sentence of a refusal with an unknown code. The server
refuses unknown fields in what you send, so that a typing error is not ignored. A change that breaks
these promises gets a new version with new URLs.
"""
