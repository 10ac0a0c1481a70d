"""One profile in two browsers, as two people at two devices see it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from live_server import running_server
from mailboxes import Mailbox, smtp_server, smtp_settings

from .conftest import UserFactory
from .page_text import starts_with, t
from .waiting import expect_value


def test_profile_moves_to_a_phone_by_its_link(new_user: UserFactory) -> None:
    computer, phone = new_user(), new_user(device="phone")
    page = computer.open("/#profile")
    page.get_by_label(t("set-name")).fill("Ann")
    computer.press(page.get_by_role("button", name=t("set-save")))
    favourites = page.get_by_role("group", name=t("profile-monster"))
    computer.press(favourites.get_by_text(t("monster-kraken"), exact=True))
    computer.press(page.get_by_role("button", name=t("profile-move-go")))
    code = page.locator("b.code").inner_text().replace(" ", "")

    other = phone.open(f"/#move/{code}")
    phone.press(other.get_by_role("button", name=t("profile-use-go")))
    expect(other.get_by_text(starts_with("profile-devices", n=2))).to_be_visible()
    expect(other.get_by_label(t("set-name"))).to_have_value("Ann")
    expect(other).not_to_have_url(re.compile(code))  # nor is it in the history

    other = phone.open("/")
    phone.press(other.get_by_role("button", name=t("start-play")))
    kraken = starts_with("table-panel", monster=t("monster-kraken"), who="Ann")
    expect(other.get_by_role("region", name=kraken)).to_be_visible()


@pytest.mark.parametrize(
    ("address", "label"),
    [
        ("/", "start-name"),
        ("/#new", "start-name"),
        ("/#settings", "set-name"),
        ("/#profile", "set-name"),
    ],
)
def test_name_typed_before_the_server_answers_is_kept(
    new_user: UserFactory, address: str, label: str
) -> None:
    user = new_user()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    user.context.route("**/players/me", hold)
    page = user.open(address)
    with page.expect_response("**/players/me"):
        page.get_by_label(t(label), exact=True).fill("Ann")
        expect_value(page, lambda: bool(held), True)
        held.pop().continue_()
    user.context.unroute("**/players/me")
    page.evaluate("() => new Promise((done) => setTimeout(done))")  # the page uses the answer
    expect(page.get_by_label(t(label), exact=True)).to_have_value("Ann")


def test_email_address_is_added_confirmed_and_ended_in_the_page(
    new_user: UserFactory, tmp_path: Path
) -> None:
    mailbox = Mailbox()
    with smtp_server(mailbox) as port, running_server(tmp_path, **smtp_settings(port)) as server:
        ann, owner = new_user(url=server.url), new_user(url=server.url, device="phone")
        page = ann.open("/#profile")
        page.get_by_label(t("set-name")).fill("Ann")
        ann.press(page.get_by_role("button", name=t("set-save")))
        page.get_by_label(t("email-address")).fill("ann@example.org")
        ann.press(page.get_by_role("button", name=t("email-add")))
        expect(page.get_by_text(t("email-sent", address="ann@example.org"))).to_be_visible()
        ann.take_screenshot("profile-email")

        other = owner.open(f"/#email/{mailbox.last_link('/#email/')}")
        owner.press(other.get_by_role("button", name=t("email-confirm-go")))
        expect(other.get_by_text(t("email-confirmed"))).to_be_visible()
        page.reload()
        expect(page.get_by_text(t("email-on", address="ann@example.org"))).to_be_visible()

        other = owner.open(f"/unsubscribe/{mailbox.last_link('/unsubscribe/')}")
        expect(other.get_by_text(t("email-stopped"))).to_be_visible()
        page.reload()
        expect(page.get_by_label(t("email-address"))).to_be_visible()
        for user in (ann, owner):
            assert user.close() == []


def test_person_takes_part_in_ratings_and_leaves(new_user: UserFactory) -> None:
    user = new_user()
    page = user.open("/#profile")
    page.get_by_label(t("set-name")).fill("Ann")
    user.press(page.get_by_role("button", name=t("set-save")))
    user.press(page.get_by_role("button", name=t("rating-join")))
    expect(
        page.get_by_role("img", name=starts_with("rating-label", points="1,500"))
    ).to_be_visible()
    expect(page.get_by_text(t("rating-games", n=0))).to_be_visible()
    user.press(page.get_by_role("button", name=t("rating-leave")))
    expect(page.get_by_role("button", name=t("rating-join"))).to_be_visible()
