"""Pages that can't apply a patch, such as after an extension of the browser has changed them."""

import json

import pytest
from playwright.sync_api import expect

from support.banner import expect_banner
from support.entries import Entries

pytestmark = pytest.mark.isolated


class Breaker:
    """Replaces the next patches of the server by ones that no page can apply. To be made before the page is loaded.

    A page whose patches fail several times in a row is reloaded, so the number is the test's choice: how many patches
    the server sends for the keys of a word depends on the speed of the machine.
    """

    def __init__(self, page):
        self.remaining = 0
        page.route_web_socket("**/socket", self._relay)

    def _relay(self, socket):
        upstream = socket.connect_to_server()

        def receive(text):
            message = json.loads(text)
            if self.remaining and message.get("p"):
                self.remaining -= 1
                message["p"] = [["u", 999_999, {"t": "?"}]]
            socket.send(json.dumps(message))

        upstream.on_message(receive)


@pytest.fixture
def breaker(page):
    return Breaker(page)


@pytest.fixture
def entries(page, breaker, pages, complaints) -> Entries:
    complaints.allow("There is no element 999999")
    entries = Entries(page)
    entries.open(pages.url)
    return entries


def test_a_failed_patch_leads_to_the_whole_page_of_the_same_session(entries, breaker):
    entries.button("Add").click()
    entries.expect_text("Added 1")
    breaker.remaining = 1
    entries.button("Add").click()
    entries.expect_text("Added 2")
    expect(entries.button("Add")).to_be_focused()
    entries.button("Add").click()
    entries.expect_text("Added 3")
    assert breaker.remaining == 0
    assert len({message["hello"] for message in entries.wire.sent if "hello" in message}) == 1


def test_the_whole_page_keeps_what_is_being_typed(entries, breaker):
    entries.field("Title").fill("Tea")
    entries.expect_known("Tea", "not urgent", 0, 0, 0)
    breaker.remaining = 1
    entries.field("Title").press("End")
    entries.field("Title").press_sequentially(" for two")
    entries.expect_known("Tea for two", "not urgent", 0, 0, 0)
    expect(entries.field("Title")).to_have_value("Tea for two")
    expect(entries.field("Title")).to_be_focused()
    assert entries.field("Title").evaluate("node => node.selectionStart") == len("Tea for two")
    assert breaker.remaining == 0


def test_the_whole_page_has_its_sheet(entries, breaker):
    breaker.remaining = 1
    entries.button("Comment").click()
    expect(entries.field("Comment")).to_be_visible()
    assert breaker.remaining == 0
    assert entries.page.evaluate("() => document.querySelector('dialog').matches(':modal')")
    entries.field("Comment").fill("In the sheet")
    entries.page.keyboard.press("Escape")
    expect(entries.field("Comment")).to_have_count(0)
    entries.expect_text("Password of 0, notes of 0, reason In the sheet")


def test_a_page_that_can_never_be_patched_is_reloaded(entries, breaker):
    breaker.remaining = 4
    for count in range(1, 4):
        entries.button("Add").click()
        entries.expect_text(f"Added {count}")
    entries.button("Add").click()
    expect_banner(entries.page, "The page was out of date. The page was reloaded.")
    entries.expect_text("Added 0")
