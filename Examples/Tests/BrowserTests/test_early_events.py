"""What users do between the arrival of a page and that of its script."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.entries import Entries

# Another test must not use the tab whose requests are held.
pytestmark = pytest.mark.isolated


@pytest.fixture
def release(page, pages) -> Callable[[], None]:
    """Opens a page whose script comes when this is called."""
    held = []
    page.route("**/client-*.js", lambda route: held.append(route))
    page.goto(f"{pages.url}entries", wait_until="commit")

    def release() -> None:
        for route in held:
            route.continue_()

    return release


def test_what_is_done_before_the_script_runs_is_carried_out(page, release):
    entries = Entries(page)
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
    release()
    entries.expect_known("Tea", "urgent", 1, 1, 7)
    entries.expect_text("Added 2")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("() => window.earlyEvents") is None


def test_a_user_types_on_in_the_same_field_when_the_script_runs(page, release):
    entries = Entries(page)
    entries.field("Title").fill("Tea")
    # What is not an event of an element harms nothing.
    page.evaluate("() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))")
    release()
    entries.expect_known("Tea", "not urgent", 0, 0, 0)
    expect(entries.field("Title")).to_be_focused()
    page.keyboard.type(" for two")
    entries.expect_known("Tea for two", "not urgent", 0, 0, 0)
