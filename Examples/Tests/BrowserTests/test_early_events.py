"""What users do between the arrival of a page and that of its script."""

import pytest
from playwright.sync_api import expect

from support.entries import Entries
from support.server import Server


# Another test must not use the tab whose requests are held.
pytestmark = pytest.mark.isolated


@pytest.fixture
def server():
    with Server("test-pages") as server:
        yield server


def test_what_is_done_before_the_script_runs_is_carried_out(server, page):
    held = []
    page.route("**/client-*.js", lambda route: held.append(route))
    entries = Entries(page)
    page.goto(f"{server.url}entries", wait_until="commit")
    entries.field("Title").fill("Tea")
    entries.field("Urgent").check()
    entries.field("Size").select_option("Large")
    page.get_by_text("Blue", exact=True).click()
    entries.field("Amount").fill("7")
    for _ in range(2):
        entries.button("Add").click()
    entries.button("Comment").focus()
    page.keyboard.press("Enter")
    entries.expect_text("Added 0")
    for route in held:
        route.continue_()
    entries.expect_known("Tea", "urgent", 1, 1, 7)
    entries.expect_text("Added 2")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("() => window.earlyEvents") is None
