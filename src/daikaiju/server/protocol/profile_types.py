"""Types of HTTP bodies for profiles: people without accounts, on one or several devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .values import Monster

MoveCodeText = Annotated[
    str,
    Meta(max_length=40, description="A code from another device; spaces and dashes are ignored."),
]


class Profile(Struct, frozen=True):
    """The profile of the player of the session."""

    name: str
    monster: str  # favourite monster; empty: none
    devices: int  # number of browsers that use this profile


class ChangeProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """Set the favourite monster; empty: none."""

    monster: Monster


class MoveCode(Struct, frozen=True):
    """A code that another browser can use once to take over this profile."""

    code: str
    expires: int  # milliseconds since 1970
    link: str  # the code is behind the `#`: browsers do not send it to servers
    qr: tuple[str, ...]  # the link as a QR code: rows of `0` (light) and `1` (dark)


class UseMoveCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Use a code from another browser."""

    code: MoveCodeText


class Opponent(Struct, frozen=True):
    """A person with whom you have finished games."""

    player: str  # public id
    name: str  # in the last game
    monster: str  # in the last game
    games: int
    wins: int  # of this person, in those games
    last: int  # end of the last game, milliseconds since 1970
    table: str  # of the last game: its `rematch` invites the same people
    code: str


class Opponents(Struct, frozen=True):
    """Your recent opponents, the last first, and your own wins against people."""

    opponents: tuple[Opponent, ...]
    games: int  # finished games with other people
    wins: int


# --- notifications -------------------------------------------------------------------------------

EndpointUrl = Annotated[
    str, Meta(max_length=1000, description="URL of the push service of a browser, https only.")
]
PushKey = Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$(?!\n)")]


class Turn(Struct, frozen=True):
    """A running game that waits for your decision."""

    table: str
    code: str
    monster: str
    since: int  # milliseconds since 1970
    until: int  # when a bot takes over; 0: no limit


class Turns(Struct, frozen=True):
    """The games that wait for you, and the text of a notification about them."""

    turns: tuple[Turn, ...]
    title: str
    body: str


class PushInfo(Struct, frozen=True):
    """What a browser needs to subscribe to Web Push notifications."""

    key: str  # public VAPID key of the server, base64url


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """The subscription of a browser, as `PushSubscription` describes it."""

    endpoint: EndpointUrl
    p256dh: PushKey
    auth: PushKey


class NoPush(Struct, frozen=True, forbid_unknown_fields=True):
    """Cancel the subscription of a browser."""

    endpoint: EndpointUrl


# --- e-mail --------------------------------------------------------------------------------------

EmailAddress = Annotated[
    str, Meta(max_length=254, description="An e-mail address; only ASCII before the @.")
]
EmailToken = Annotated[
    str,
    Meta(
        max_length=100,
        pattern=r"^[A-Za-z0-9_.-]+$(?!\n)",
        description="The last part of the link in a message.",
    ),
]


class EmailSeen(Struct, frozen=True):
    """Your own e-mail address. Nobody else sees it."""

    address: str  # empty: none
    confirmed: bool  # messages are sent only to a confirmed address


class ChangeEmail(Struct, frozen=True, forbid_unknown_fields=True):
    """Set the e-mail address; a message with a link to confirm it is sent there."""

    address: EmailAddress


class ConfirmEmail(Struct, frozen=True, forbid_unknown_fields=True):
    """Confirm an e-mail address with the link in the message."""

    token: EmailToken


# --- ratings -------------------------------------------------------------------------------------


class RatingSeen(Struct, frozen=True):
    """The rating of a person who wants one: points on the scale of chess, 1500 at the start."""

    points: int
    plus_minus: int  # half width of the 95 % interval
    games: int  # that have counted


class MyRating(Struct, frozen=True):
    """Your own rating."""

    rating: RatingSeen | None  # null: you have not asked for one
    least_games: int  # for a place in the ranking


class Ranked(Struct, frozen=True):
    """A person in the ranking."""

    name: str  # of the profile; may be empty
    rating: RatingSeen
    yours: bool


class Ranking(Struct, frozen=True):
    """The people of this server who want a rating and have enough games, the best first.

    The order is that of the lower ends of the intervals.
    """

    players: tuple[Ranked, ...]
    least_games: int


class RatingsOf(Struct, frozen=True, forbid_unknown_fields=True):
    """The people whose ratings are wanted."""

    players: Annotated[
        str,
        Meta(
            max_length=160,
            pattern=r"^[A-Za-z0-9_,-]*$(?!\n)",
            description="Public ids of players, separated by commas; at most 12.",
        ),
    ]


class Ratings(Struct, frozen=True):
    """The ratings of those of the people who want one, by public id."""

    ratings: dict[str, RatingSeen]
