"""When fields report what users type, and how much of it."""

import pytest
from playwright.sync_api import expect

from support.banner import LOST, expect_banner
from support.entries import Entries
from support.proxy import Proxy

pytestmark = pytest.mark.isolated


@pytest.fixture
def entries(page, pages) -> Entries:
    entries = Entries(page)
    entries.page.clock.install()
    entries.open(pages.url)
    return entries


def test_a_debounced_field_reports_once_after_a_pause(entries):
    # From here on, the page's time passes in `run_for` only. Together with the times below, it must
    # not reach the ping of a silent connection, whose answer would come too late for this clock.
    entries.page.clock.pause_at(entries.page.evaluate("Date.now()") / 1000 + 5)
    entries.field("Search").press_sequentially("milk")
    assert entries.texts("Search") == []
    entries.page.clock.run_for(1900)
    entries.field("Search").press_sequentially("y")
    entries.page.clock.run_for(1900)
    assert entries.texts("Search") == []
    entries.page.clock.run_for(200)
    entries.expect_text("Searched 1 times for milky")
    assert entries.texts("Search") == ["milky"]


def test_another_event_reports_a_debounced_field_first(entries):
    entries.field("Search").press_sequentially("tea")
    entries.button("Add").click()
    entries.expect_text("Added 1")
    entries.expect_text("Searched 1 times for tea")
    events = [event["do"] for event in entries.wire.events]
    assert events[-2:] == ["text", "tap"]


def test_leaving_a_debounced_field_reports_it(entries):
    entries.field("Search").press_sequentially("cake")
    entries.page.keyboard.press("Tab")
    entries.expect_text("Searched 1 times for cake")


@pytest.fixture
def far_entries(page, pages, complaints):
    """The page at the end of a slow network, which may be lost."""
    complaints.allow_lost_connections()
    with Proxy(pages.port) as proxy:
        entries = Entries(page)
        entries.open(proxy.url)
        yield entries, proxy
        page.goto("about:blank")


def test_keys_that_are_faster_than_the_network_are_few_messages(far_entries):
    entries, proxy = far_entries
    text = "the quick brown fox jumps over the lazy dog"
    entries.field("Title").fill("")
    entries.wire.wait_until_answered(do="text", v="")
    proxy.hold()
    entries.field("Title").press_sequentially(text)
    proxy.release()
    entries.expect_known(text, "not urgent", 0, 0, 0)
    assert entries.texts("Title") == ["", text[0], text]


def test_long_texts_travel_as_edits(far_entries):
    entries, _ = far_entries
    notes = entries.field("Notes")
    text = "a😀b" * 100
    notes.fill(text)
    entries.expect_text("Password of 0, notes of 300, reason ")
    notes.press("End")
    notes.press_sequentially("!")
    entries.expect_text("Password of 0, notes of 301, reason ")
    entries.wire.wait_until_answered(do="edit", v=[400, 0, "!"])
    # One half of a pair of surrogates changes.
    notes.fill(text[:-2] + "😁b")
    entries.wire.wait_until_answered(do="edit", v=[397, 4, "😁b"])
    entries.expect_text("Notes end with 😀ba😀ba😁b")
    expect(notes).to_have_value(text[:-2] + "😁b")


def test_edits_survive_a_lost_connection(far_entries):
    entries, proxy = far_entries
    notes = entries.field("Notes")
    notes.fill("x" * 300)
    entries.expect_text("Password of 0, notes of 300, reason ")
    lost = proxy.lose_answers(until=b'"ack"')
    notes.press_sequentially("1")
    assert lost.wait(Proxy.LIMIT)
    notes.press_sequentially("23")
    proxy.drop()
    proxy.mend()
    entries.expect_text("Notes end with xxxxx123")
    expect(notes).to_have_value("x" * 300 + "123")


def test_controls_that_need_a_connection_are_disabled_without_one(far_entries):
    entries, proxy = far_entries
    buy, add = entries.button("Buy"), entries.button("Add")
    buy.click()
    entries.expect_text("Bought 1")
    proxy.cut()
    expect_banner(entries.page, LOST)
    expect(buy).to_be_disabled()
    buy.click(force=True)
    buy.press("Enter")
    add.click()
    # What waits for the connection is marked.
    expect(add).to_have_attribute("aria-busy", "true")
    proxy.mend()
    entries.expect_text("Added 1")
    expect(add).not_to_have_attribute("aria-busy", "true")
    expect(buy).to_be_enabled()
    buy.click()
    entries.expect_text("Bought 2")
