"""Connections that are lost on the way to a server that goes on."""

import pytest
from playwright.sync_api import expect

from support.banner import FOUND, LOST, expect_banner, saying
from support.counters import Counters
from support.gallery import open_case_study
from support.proxy import Proxy
from support.wire import Wire

pytestmark = pytest.mark.isolated


@pytest.fixture
def proxy(gallery):
    with Proxy(gallery.port) as proxy:
        yield proxy


@pytest.fixture
def far_page(page, proxy, complaints):
    """A page on the other side of the proxy, which may say that it has lost its connection."""
    complaints.allow_lost_connections()
    yield page
    # It goes before the proxy does.
    page.goto("about:blank")


@pytest.fixture
def wire(far_page):
    return Wire(far_page)


@pytest.fixture
def counters(far_page, proxy, wire) -> Counters:
    counters = Counters(far_page)
    counters.open(proxy.url)
    counters.expect(0, 0)
    return counters


def assert_one_session(wire: Wire) -> None:
    hellos = [message for message in wire.sent if "hello" in message]
    assert len(hellos) > 1, "The connection was not lost."
    assert len({hello["hello"] for hello in hellos}) == 1
    assert {message["hello"] for message in wire.received if "hello" in message} == {"again"}


def test_a_connection_that_is_cut_goes_on_where_it_was(counters, proxy, wire):
    counters.tap(1, times=3)
    counters.expect(3, 0)
    proxy.cut()
    proxy.mend()
    counters.tap(2)
    counters.expect(3, 1)
    expect(counters.page.get_by_role("heading", name="Two counters")).to_be_visible()
    assert_one_session(wire)


def test_the_page_says_that_the_connection_is_lost_and_found(counters, proxy):
    expect_banner(counters.page, "")
    proxy.cut()
    expect_banner(counters.page, LOST)
    with saying(counters.page, FOUND):
        proxy.mend()
    expect_banner(counters.page, "")


def test_taps_without_a_connection_count_once(counters, proxy, wire):
    counters.tap(1)
    counters.expect(1, 0)
    proxy.cut()
    counters.tap(1, times=5)
    expect_banner(counters.page, LOST)
    counters.tap(2, times=3)
    counters.expect(1, 0)
    proxy.mend()
    counters.expect(6, 3)
    assert_one_session(wire)


def test_taps_that_are_lost_on_the_way_count_once(counters, proxy, wire):
    proxy.delay = 3_600
    counters.tap(1, times=4)
    wire.wait_until_sent(do="tap", n=6)
    proxy.cut()
    proxy.delay = 0
    proxy.mend()
    counters.expect(4, 0)
    counters.tap(1)
    counters.expect(5, 0)
    assert_one_session(wire)


def test_taps_whose_answers_are_lost_count_once(counters, proxy, wire):
    # The first event brought the page here.
    answered = proxy.lose_answers(until=b'"ack":5,')
    counters.tap(1, times=4)
    assert answered.wait(proxy.LIMIT), "The server did not take the taps."
    counters.expect(0, 0)
    proxy.cut()
    proxy.mend()
    counters.expect(4, 0)
    counters.tap(1)
    counters.expect(5, 0)
    assert_one_session(wire)


def test_many_cuts_neither_lose_nor_repeat_a_tap(counters, proxy, wire):
    for _ in range(6):
        counters.tap(1, times=2)
        proxy.cut()
        counters.tap(2, times=3)
        proxy.mend()
        counters.tap(1)
    counters.expect(18, 18)
    assert_one_session(wire)


def test_what_is_typed_without_a_connection_is_not_lost(far_page, proxy, wire):
    open_case_study(far_page, proxy.url, "Forms")
    notes = far_page.get_by_label("Notes")
    notes.click()
    far_page.keyboard.type("before ")
    expect(far_page.get_by_text("7 characters of notes")).to_be_visible()
    proxy.cut()
    far_page.keyboard.type("meanwhile ")
    expect_banner(far_page, LOST)
    proxy.mend()
    expect(far_page.get_by_text("17 characters of notes")).to_be_visible()
    far_page.keyboard.type("after")
    expect(far_page.get_by_text("22 characters of notes")).to_be_visible()
    expect(notes).to_have_value("before meanwhile after")
    expect(notes).to_be_focused()
    assert_one_session(wire)


def test_a_fact_that_arrives_without_a_connection_is_shown_afterwards(far_page, proxy, wire, facts):
    open_case_study(far_page, proxy.url, "Effect cancellation")
    held = facts.hold(0)
    far_page.get_by_role("button", name="Get fact").click()
    held.wait_until_asked()
    expect(far_page.get_by_role("progressbar")).to_be_visible()
    proxy.cut()
    expect_banner(far_page, LOST)
    held.release()
    proxy.mend()
    expect(far_page.get_by_text(facts.fact(0), exact=True)).to_be_visible()
    expect(far_page.get_by_role("progressbar")).to_have_count(0)
    assert_one_session(wire)
