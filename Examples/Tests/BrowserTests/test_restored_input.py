"""What users have entered when their page is loaded again."""

import json

import pytest
from playwright.sync_api import expect

from support.banner import RESTARTED, expect_banner
from support.entries import Entries
from support.long_lists import LongList
from support.server import Server

pytestmark = pytest.mark.isolated

RESTORED = f"{RESTARTED} Your input was restored."


@pytest.fixture
def server():
    with Server("test-pages") as server:
        yield server


@pytest.fixture
def entries(page, server, complaints) -> Entries:
    complaints.allow_lost_connections()
    entries = Entries(page)
    entries.open(server.url)
    return entries


def test_input_is_restored_after_the_server_was_restarted(entries, server):
    entries.fill_in()
    entries.expect_known("Tea", "urgent", 1, 1, 7)
    server.kill()
    server.start()
    expect_banner(entries.page, RESTORED)
    entries.expect_known("Tea", "urgent", 1, 1, 7)
    # The field of the reason is there since the toggle is on. Passwords are not stored.
    entries.expect_text("Password of 0, notes of 7, reason thirst")
    expect(entries.field("Password")).to_have_value("")
    expect(entries.field("Notes")).to_have_value("one\ntwo")


RELEASE = "() => getComputedStyle(document.documentElement).getPropertyValue('--release')"


@pytest.mark.parametrize("stop", ["stop", "kill"])
def test_input_is_restored_after_a_deploy_with_other_assets(page, complaints, stop):
    complaints.allow_lost_connections()
    with Server("test-pages", "--release", "1") as server:
        entries = Entries(page)
        entries.open(server.url)
        assert page.evaluate(RELEASE) == "'1'"
        version = page.evaluate("() => document.documentElement.dataset.version")
        entries.fill_in()
        entries.expect_known("Tea", "urgent", 1, 1, 7)
        getattr(server, stop)()
        # Typed while the next version is started.
        entries.field("Title").fill("Green tea")
        server.arguments = ("--release", "2")
        server.start()
        entries.expect_known("Green tea", "urgent", 1, 1, 7)
        entries.expect_text("Password of 0, notes of 7, reason thirst")
        assert page.evaluate(RELEASE) == "'2'"
        assert page.evaluate("() => document.documentElement.dataset.version") != version


def test_input_without_a_connection_is_restored(entries, server):
    server.kill()
    entries.field("Title").fill("Typed alone")
    entries.button("Add").click()
    server.start()
    expect_banner(
        entries.page,
        f"{RESTARTED} Your last action may not have been carried out. Your input was restored.",
    )
    entries.expect_known("Typed alone", "not urgent", 0, 0, 0)
    entries.expect_text("Added 0")


def test_input_is_restored_after_the_user_reloads(entries):
    entries.fill_in()
    entries.expect_known("Tea", "urgent", 1, 1, 7)
    entries.page.reload()
    entries.expect_known("Tea", "urgent", 1, 1, 7)
    entries.expect_text("Password of 0, notes of 7, reason thirst")


def test_input_is_restored_when_the_user_comes_back(entries):
    entries.field("Title").fill("Tea")
    entries.expect_known("Tea", "not urgent", 0, 0, 0)
    entries.page.goto("about:blank")
    entries.page.go_back()
    entries.expect_known("Tea", "not urgent", 0, 0, 0)


def test_a_new_visit_begins_without_input(entries, server):
    entries.fill_in()
    entries.expect_known("Tea", "urgent", 1, 1, 7)
    entries.open(server.url)


def test_input_is_restored_in_a_sheet_that_is_opened_again(entries):
    entries.button("Comment").click()
    entries.field("Comment").fill("Later")
    expect(entries.field("Comment")).to_be_focused()
    entries.page.reload()
    entries.expect_known("Untitled", "not urgent", 0, 0, 0)
    entries.button("Comment").click()
    expect(entries.field("Comment")).to_have_value("Later")
    entries.expect_text("Password of 0, notes of 0, reason Later")


def test_what_the_server_knows_since_is_not_overwritten(entries, new_page, server):
    entries.field("Title").fill("Draft")
    entries.expect_known("Draft", "not urgent", 0, 0, 0)
    other = Entries(new_page())
    other.open(server.url)
    other.field("Title").fill("News")
    other.expect_known("News", "not urgent", 0, 0, 0)
    other.button("Publish").click()
    other.wire.wait_until_answered(do="tap")
    entries.page.reload()
    entries.expect_known("News", "not urgent", 0, 0, 0)
    expect(entries.field("Title")).to_have_value("News")


def test_input_of_another_user_is_discarded(entries):
    entries.field("Title").fill("Private")
    entries.expect_known("Private", "not urgent", 0, 0, 0)
    # As if another user had signed in since, in another tab.
    entries.page.route(
        "**/entries",
        lambda route: route.fulfill(
            response=(answer := route.fetch()),
            body=answer.text().replace("<html ", '<html data-user="another" '),
        ),
    )
    entries.page.reload()
    entries.expect_known("Untitled", "not urgent", 0, 0, 0)
    assert entries.page.evaluate("() => sessionStorage.length") == 0


def test_a_page_with_the_script_of_another_version_is_reloaded(page, server, complaints):
    page.clock.set_fixed_time("2026-01-01")
    versions = []

    def relay(socket):
        upstream = socket.connect_to_server()

        def send(text):
            message = json.loads(text)
            if "hello" in message:
                versions.append(message["version"])
                if len(versions) == 2:
                    message["version"] = "older"
            upstream.send(json.dumps(message))

        socket.on_message(send)

    page.route_web_socket("**/socket", relay)
    entries = Entries(page)
    entries.open(server.url)
    entries.field("Title").fill("Kept")
    entries.expect_known("Kept", "not urgent", 0, 0, 0)
    page.evaluate("() => dispatchEvent(new Event('pagehide'))")
    page.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    entries.expect_known("Kept", "not urgent", 0, 0, 0)
    expect_banner(
        page, "The session expired. The page was reloaded. Your input was restored."
    )
    assert len(versions) == 3 and len({*versions}) == 1


def test_input_is_restored_in_the_row_of_a_long_list_that_it_was_entered_in(server, page):
    page.goto(f"{server.url}quantities")
    total = page.get_by_text("Sum", exact=False)
    place = page.evaluate("() => document.scrollingElement.scrollHeight / 2")
    rows = LongList(page)
    field = rows.row(rows.scroll_to(place).texts[3]).get_by_role("textbox", name="Quantity")
    field.fill("5")
    expect(total).to_have_text("Sum 5")
    page.reload()
    # The page comes with the first rows, whose fields have the same name, before it is scrolled.
    LongList(page).shown()
    expect(field).to_have_value("5")
    expect(total).to_have_text("Sum 5")
