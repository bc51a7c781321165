"""Connections that are dead, and were never closed: the page has to find out."""

import os
import signal

import pytest

from support.banner import FOUND, LOST, expect_banner, saying
from support.counters import Counters
from support.proxy import Proxy
from support.wire import Wire

pytestmark = pytest.mark.isolated

# Milliseconds of the page's clock, which only the tests move: see WireProtocol.md of ComposableWeb.
SILENCE = 15_000
PATIENCE = 10_000
HASTE = 2_000
# Another connection is opened within this time.
RETRY = 500
# A lost connection is reported if there is no other one after this time.
NOTICE = 1_000


@pytest.fixture
def proxy(gallery):
    with Proxy(gallery.port) as proxy:
        yield proxy


@pytest.fixture
def wire(page):
    return Wire(page)


@pytest.fixture
def counters(page, proxy, complaints, wire) -> Counters:
    """Two counters on the other side of the proxy, in a page whose clock stands still."""
    complaints.allow_lost_connections()
    page.clock.install()
    counters = Counters(page)
    counters.open(proxy.url)
    counters.expect(0, 0)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    yield counters
    # It goes before the proxy does.
    page.goto("about:blank")


def assert_one_session(wire: Wire, sockets: int) -> None:
    hellos = [message for message in wire.sent if "hello" in message]
    assert len(wire.sockets) == sockets
    assert len({hello["hello"] for hello in hellos}) == 1
    assert {message["hello"] for message in wire.received if "hello" in message} == {"again"}


def test_a_quiet_page_keeps_its_connection(counters, wire):
    for number in range(1, 4):
        counters.page.clock.run_for(SILENCE)
        wire.wait_until_received(pong=number)
    counters.tap(1)
    counters.expect(1, 0)
    assert_one_session(wire, sockets=1)


def test_a_half_open_connection_is_noticed_within_30_seconds_and_without_a_tap(
    counters, proxy, wire
):
    counters.tap(1)
    counters.expect(1, 0)
    proxy.swallow()
    counters.page.clock.run_for(SILENCE + PATIENCE + NOTICE)
    assert proxy.swallowed.wait(proxy.LIMIT), "The page did not connect again."
    expect_banner(counters.page, LOST)
    proxy.mend()
    with saying(counters.page, FOUND):
        # The connection opened meanwhile is abandoned, too.
        counters.page.clock.run_for(PATIENCE)
    counters.tap(1)
    counters.expect(2, 0)
    assert_one_session(wire, sockets=3)


def test_a_handshake_that_hangs_is_given_up(counters, proxy, wire):
    proxy.swallow()
    proxy.drop()
    wire.wait_until_closed()
    counters.page.clock.run_for(NOTICE)
    assert proxy.swallowed.wait(proxy.LIMIT), "The page did not connect again."
    expect_banner(counters.page, LOST)
    proxy.mend()
    with saying(counters.page, FOUND):
        counters.page.clock.run_for(PATIENCE)
    counters.tap(2)
    counters.expect(0, 1)
    assert_one_session(wire, sockets=3)


def test_taps_on_a_dead_connection_count_once(counters, proxy, wire):
    proxy.swallow()
    counters.tap(1, times=3)
    counters.tap(2)
    wire.wait_until_sent(do="tap", n=6)
    proxy.mend()
    counters.page.clock.run_for(PATIENCE + RETRY)
    counters.expect(3, 1)
    counters.tap(1)
    counters.expect(4, 1)
    assert_one_session(wire, sockets=2)


BACK = {
    "the page is visible": "document.dispatchEvent(new Event('visibilitychange'))",
    "the network is back": "dispatchEvent(new Event('online'))",
}


@pytest.mark.parametrize("event", BACK.values(), ids=BACK.keys())
def test_a_dead_connection_is_replaced_within_2_seconds_when(event, counters, proxy, wire):
    counters.tap(1)
    counters.expect(1, 0)
    proxy.swallow()
    counters.tap(2)
    proxy.mend()
    counters.page.evaluate(event)
    counters.page.clock.run_for(HASTE + RETRY)
    counters.expect(1, 1)
    assert_one_session(wire, sockets=2)


@pytest.mark.parametrize("event", BACK.values(), ids=BACK.keys())
def test_a_connection_that_lives_is_kept_when(event, counters, wire):
    counters.page.evaluate(event)
    wire.wait_until_received(pong=1)
    counters.page.clock.run_for(HASTE)
    counters.tap(1)
    counters.expect(1, 0)
    assert_one_session(wire, sockets=1)


class FrozenTab:
    """A tab without any time, as that of a laptop that sleeps, or one that the browser has frozen.

    Chromium freezes hidden tabs only, and has none without a window, so the process of the tab is
    stopped. Its sockets live on in the process of the network.
    """

    def __init__(self, page):
        self._page = page
        session = page.context.browser.new_browser_cdp_session()
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        self._ids = [process["id"] for process in processes if process["type"] == "renderer"]
        assert self._ids

    def __enter__(self) -> None:
        for process in self._ids:
            os.kill(process, signal.SIGSTOP)

    def __exit__(self, *_) -> None:
        for process in self._ids:
            os.kill(process, signal.SIGCONT)
        self._page.evaluate("() => { document.dispatchEvent(new Event('resume')); }")


def test_a_frozen_tab_goes_on_within_2_seconds(counters, proxy, wire):
    counters.tap(1)
    counters.expect(1, 0)
    with FrozenTab(counters.page):
        proxy.swallow()
        proxy.mend()
    counters.page.clock.run_for(HASTE + RETRY)
    counters.tap(2)
    counters.expect(1, 1)
    assert_one_session(wire, sockets=2)


def test_a_frozen_tab_whose_connection_was_cut_goes_on(counters, proxy, wire):
    with FrozenTab(counters.page):
        proxy.drop()
    wire.wait_until_closed()
    counters.page.clock.run_for(RETRY)
    counters.tap(1)
    counters.expect(1, 0)
    assert_one_session(wire, sockets=2)


def test_a_frozen_tab_whose_connection_lives_keeps_it(counters, wire):
    with FrozenTab(counters.page):
        pass
    wire.wait_until_received(pong=1)
    counters.page.clock.run_for(HASTE)
    counters.tap(1)
    counters.expect(1, 0)
    assert_one_session(wire, sockets=1)


def test_a_handshake_that_hangs_is_replaced_when_the_page_is_visible(counters, proxy, wire):
    proxy.swallow()
    proxy.drop()
    wire.wait_until_closed()
    counters.page.clock.run_for(RETRY)
    assert proxy.swallowed.wait(proxy.LIMIT), "The page did not connect again."
    proxy.mend()
    counters.page.evaluate(BACK["the page is visible"])
    counters.page.clock.run_for(HASTE + RETRY)
    counters.tap(1)
    counters.expect(1, 0)
    assert_one_session(wire, sockets=3)
