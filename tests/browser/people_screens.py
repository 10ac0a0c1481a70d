"""Screens of ratings, e-mail, the coach and puzzles; importing this adds them to `SCREENS`."""

from __future__ import annotations

from playwright.sync_api import expect

from daikaiju.coach.puzzle import puzzles
from daikaiju.server.ratings.model import LEAST_GAMES, first_rating, rate
from daikaiju.text import translate
from live_server import LiveServer

from .browser_user import BrowserUser
from .game_setup import PreparedGame
from .page_text import starts_with, t
from .screens import SCREENS, over_game, screen, use_session_of_ann

__all__ = ["SCREENS", "take_part"]
REVIEW_TIME = 180_000  # milliseconds: machine code may be compiled first


@screen("ranking")
def _ranking(user: BrowserUser, server: LiveServer) -> None:
    game = over_game(server)
    take_part(server, {game.ann.id: 1, game.bob.id: 2})
    use_session_of_ann(user, game)
    page = user.open("/#ranking")
    expect(page.get_by_role("cell", name=starts_with("rating-label")).first).to_be_visible()


def take_part(server: LiveServer, ranks: dict[str, int]) -> None:
    """Give people ratings, as after several games with these ranks."""

    async def store_ratings() -> None:
        store = server.registry.store
        ratings = {player: first_rating(player, 0) for player in ranks}
        for _ in range(LEAST_GAMES):
            ratings |= {each.player: each for each in rate(ratings, ranks)}
        for rating in ratings.values():
            await store.remove_rating(rating.player)
            await store.add_rating(rating)

    server.run(store_ratings)


@screen("table-of-rated-people")
def _rated_people(user: BrowserUser, server: LiveServer) -> None:
    game = PreparedGame.start(server)
    take_part(server, {game.ann.id: 1, game.bob.id: 2})
    use_session_of_ann(user, game)
    user.hide_hints()
    page = user.open(game.address)
    expect(page.get_by_role("img", name=starts_with("rating-label"))).to_have_count(2)


@screen("gathering-of-rated-people")
def _rated_gathering(user: BrowserUser, server: LiveServer) -> None:
    host = server.new_player("Zoe")
    table = host.open_table(seats=3)
    host.do(table, "sit", seat=0, name="Zoe")
    take_part(server, {host.id: 1, "other": 2})
    page = user.open(f"/t/{host.picture(table)['code']}")
    expect(page.get_by_role("img", name=starts_with("rating-label"))).to_be_visible()


@screen("email-unsubscribe")
def _unsubscribe(user: BrowserUser, server: LiveServer) -> None:
    page = user.open("/unsubscribe/nobody.token")
    expect(page.get_by_text(t("email-stopped"))).to_be_visible()


@screen("email-confirm")
def _confirm_email(user: BrowserUser, server: LiveServer) -> None:
    page = user.open("/#email/nobody.token")
    expect(page.get_by_role("button", name=t("email-confirm-go"))).to_be_visible()


@screen("review")
def _review(user: BrowserUser, server: LiveServer) -> None:
    game = over_game(server)
    page = user.open(f"{game.address}#/replay")
    user.press(page.get_by_role("button", name=t("replay-review-start")))
    expect(page.get_by_role("img", name=t("replay-review-plot"))).to_be_visible(timeout=REVIEW_TIME)
    user.press(page.get_by_role("button", name=t("replay-review-try")).first)
    expect(page.get_by_role("group", name=t("replay-review-question"))).to_be_visible()
    page.get_by_role("img", name=t("replay-review-plot")).scroll_into_view_if_needed()


@screen("puzzle")
def _puzzle(user: BrowserUser, server: LiveServer) -> None:
    page = user.open(f"/#puzzle/{puzzles()[0].id}")
    expect(page.get_by_role("button", name=translate("puzzle-answer"))).to_be_visible()


@screen("puzzle-answer")
def _puzzle_answer(user: BrowserUser, server: LiveServer) -> None:
    page = user.open(f"/#puzzle/{puzzles()[0].id}")
    user.press(page.get_by_role("button", name=translate("puzzle-answer")))
    expect(page.get_by_role("heading", name=translate("puzzle-others"))).to_be_visible()
