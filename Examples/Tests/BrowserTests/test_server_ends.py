"""Servers that end while pages are open, and come back."""

import json

import pytest
from playwright.sync_api import Page, expect

from support.banner import EXPIRED, LOST, RELOADED, RESTARTED, STOPPED, UNSURE, banner, expect_banner
from support.counters import Counters
from support.gallery import open_case_study
from support.server import Server
from support.wire import Wire

pytestmark = pytest.mark.isolated


@pytest.fixture
def server():
    with Server("gallery") as server:
        yield server


@pytest.fixture
def lonely_page(page, complaints) -> Page:
    """A page that may say that nobody answers."""
    complaints.allow_lost_connections()
    stop_date(page)
    return page


def stop_date(page: Page) -> None:
    """Has a page that is loaded again take it for the same moment. Timers go on."""
    page.clock.set_fixed_time("2026-01-01")


NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def assert_responds(page: Page) -> None:
    """What needs no server works: frames are drawn, fields take text, buttons take the focus."""
    page.evaluate(NEXT_FRAME)
    name = page.get_by_label("Name")
    before = name.input_value()
    name.click()
    page.keyboard.press("End")
    page.keyboard.type("Still here. ")
    expect(name).to_have_value(before + "Still here. ")
    increment = page.get_by_role("button", name="Increment")
    increment.click()
    expect(increment).to_be_focused()


def test_a_page_is_reloaded_after_its_server_was_killed(lonely_page, server):
    counters = Counters(lonely_page)
    counters.open(server.url)
    counters.tap(1, times=2)
    counters.expect(2, 0)
    server.kill()
    expect_banner(lonely_page, LOST)
    server.start()
    expect_banner(lonely_page, RESTARTED)
    expect(lonely_page.get_by_role("heading", name="Gallery")).to_be_visible()
    lonely_page.get_by_role("button", name="Two counters").click()
    counters.expect(0, 0)
    counters.tap(2, times=3)
    counters.expect(0, 3)


def test_taps_for_a_killed_server_are_not_for_the_next_one(lonely_page, server):
    counters = Counters(lonely_page)
    counters.open(server.url)
    server.kill()
    counters.tap(1, times=5)
    expect_banner(lonely_page, LOST)
    server.start()
    expect_banner(lonely_page, UNSURE)
    lonely_page.get_by_role("button", name="Two counters").click()
    counters.expect(0, 0)
    counters.tap(1)
    counters.expect(1, 0)


def test_the_notice_of_a_reload_is_shown_once(lonely_page, server):
    counters = Counters(lonely_page)
    counters.open(server.url)
    server.kill()
    server.start()
    expect_banner(lonely_page, RESTARTED)
    lonely_page.reload()
    expect(lonely_page.get_by_role("heading", name="Gallery")).to_be_visible()
    lonely_page.get_by_role("button", name="Two counters").click()
    counters.expect(0, 0)
    expect_banner(lonely_page, "")


def test_a_page_of_the_same_server_says_that_its_session_expired(page, server):
    loads = []

    def refuse_once(socket):
        loads.append(page.url)
        if len(loads) > 1:
            socket.connect_to_server()
        else:
            socket.on_message(lambda _: socket.send(json.dumps({"hello": "reload"})))

    stop_date(page)
    page.route_web_socket("**/socket", refuse_once)
    page.goto(server.url)
    expect_banner(page, RELOADED)
    assert len(loads) == 2


def test_a_page_that_gets_no_session_is_not_reloaded_for_ever(page, server):
    stop_date(page)
    loads = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))

    def refuse(socket):
        socket.on_message(lambda _: socket.send(json.dumps({"hello": "reload"})))

    page.route_web_socket("**/socket", refuse)
    page.goto(server.url)
    expect(banner(page)).to_contain_text(EXPIRED)
    assert len(loads) == 2
    # The user may try again.
    with page.expect_navigation():
        banner(page).get_by_role("button", name="Reload").click()
    expect(banner(page)).to_contain_text(EXPIRED)
    assert len(loads) == 3


def test_a_page_says_that_its_server_stops_and_still_responds(lonely_page, server):
    wire = Wire(lonely_page)
    open_case_study(lonely_page, server.url, "Forms")
    assert server.stop() == 0
    expect_banner(lonely_page, STOPPED)
    assert_responds(lonely_page)
    # The fourth attempt comes 1.8 s later or more; the page reports another loss after 1 s.
    while len(wire.sockets) < 5:
        lonely_page.wait_for_event("websocket")
    assert banner(lonely_page).text_content() == STOPPED
    server.start()
    expect_banner(lonely_page, UNSURE)
    expect(lonely_page.get_by_role("heading", name="Gallery")).to_be_visible()


def test_a_page_of_a_killed_server_still_responds(lonely_page, server):
    open_case_study(lonely_page, server.url, "Forms")
    server.kill()
    assert_responds(lonely_page)
    expect_banner(lonely_page, LOST)
    assert_responds(lonely_page)


def test_a_server_stops_in_the_middle_of_many_requests(lonely_page):
    """What is in flight holds nothing up: here are facts that take a minute."""
    with Server("gallery", "--delay", "60") as server:
        open_case_study(lonely_page, server.url, "Rows with effects")
        for number in range(1, 6):
            lonely_page.get_by_role("button", name=f"Fact {number}").click()
        expect(lonely_page.get_by_role("progressbar")).to_have_count(5)
        assert server.stop() == 0
        expect_banner(lonely_page, STOPPED)


class RefusedSockets:
    """Refuses a page's sockets, as a login that has expired does. To be made before the page is loaded."""

    def __init__(self, page: Page):
        self._page = page
        self._sockets = []
        self._is_refusing = False
        page.route_web_socket("**/socket", self._pass_on)

    def begin(self) -> None:
        """Closes the page's socket, and refuses the next ones."""
        self._is_refusing = True
        self._page.route("**/socket", lambda route: route.fulfill(status=401))
        self._sockets[-1].close()

    def _pass_on(self, socket) -> None:
        if self._is_refusing:
            socket.close()
        else:
            socket.connect_to_server()
            self._sockets.append(socket)


def test_a_page_whose_socket_is_refused_is_reloaded_once(lonely_page, gallery):
    sockets = RefusedSockets(lonely_page)
    loads = []
    lonely_page.on("load", lambda: loads.append(lonely_page.url))
    counters = Counters(lonely_page)
    counters.open(gallery.url)
    counters.tap(1)
    counters.expect(1, 0)
    sockets.begin()
    expect(banner(lonely_page)).to_contain_text(EXPIRED)
    expect(banner(lonely_page).get_by_role("button", name="Reload")).to_be_visible()
    expect(lonely_page.get_by_role("heading", name="Gallery")).to_be_visible()
    assert len(loads) == 2
