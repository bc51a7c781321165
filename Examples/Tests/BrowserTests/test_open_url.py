"""URLs that views have the browser open."""

import json

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.banner import banner
from support.devices import PHONE
from support.gallery import open_case_study

pytestmark = pytest.mark.isolated

CASE_STUDY = "Effect cancellation"
URL = "http://numbersapi.com/"
SITE = "http://site.test/"
# The tests' own scripts count as clicks.
NO_CLICK = "Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })"
# What neither the server sends nor the script opens.
REFUSED = [
    "javascript:window.hacked=1",
    "JaVaScRiPt:window.hacked=1",
    " javascript:window.hacked=1",
    "java\nscript:window.hacked=1",
    "data:text/html,<script>opener.hacked=1</script>",
    "file:///etc/passwd",
    "about:blank",
    "blob:http://site.test/1",
]


def stub(context: BrowserContext) -> None:
    """Answers for sites that are not there."""
    for url in URL, SITE:
        context.route(f"{url}**", lambda route: route.fulfill(body="A stub."))


class Voice:
    """A server's messages of the test's own. To be made before the page is loaded."""

    def __init__(self, page: Page, first: list[str] | None = None):
        self._socket = None
        self._seq = 0
        # The last message of the server's own.
        self._server_seq = 0
        # The URLs that the server opens in its first message.
        self._first = first
        page.route_web_socket("**/socket", self._pass_on)

    def open(self, *urls: str) -> None:
        """Has the page open URLs."""
        self._seq += 1
        self._socket.send(json.dumps({"seq": self._seq, "p": [], "open": urls}))

    def _pass_on(self, socket) -> None:
        server = socket.connect_to_server()
        self._socket = socket

        def note(text):
            self._seq = self._server_seq = json.loads(text).get("seq", self._server_seq)
            socket.send(text)
            if self._first and "hello" in text:
                self.open(*self._first)

        def acknowledge(text):
            # The server closes the connection if a message is acknowledged that it has not sent.
            if json.loads(text).get("ack", 0) <= self._server_seq:
                server.send(text)

        server.on_message(note)
        socket.on_message(acknowledge)


def test_a_button_opens_a_url_in_a_new_tab(page, gallery):
    stub(page.context)
    open_case_study(page, gallery.url, CASE_STUDY)
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Number facts provided by numbersapi.com").click()
    tab = opened.value
    tab.wait_for_url(URL)
    assert tab.evaluate("() => [opener, document.referrer]") == [None, ""]
    expect(page.get_by_role("heading", name=CASE_STUDY)).to_be_visible()
    expect(banner(page)).to_be_empty()


def test_a_tap_and_a_key_open_a_url_too(new_context, gallery):
    context = new_context(**PHONE)
    stub(context)
    page = context.new_page()
    open_case_study(page, gallery.url, CASE_STUDY)
    button = page.get_by_role("button", name="Number facts provided by numbersapi.com")
    with context.expect_page() as opened:
        button.tap()
    opened.value.wait_for_url(URL)
    page.bring_to_front()
    button.focus()
    with context.expect_page() as opened:
        page.keyboard.press("Enter")
    opened.value.wait_for_url(URL)


def test_a_url_that_comes_without_a_click_is_offered_as_a_link(page, gallery):
    """The browser would block it."""
    stub(page.context)
    page.add_init_script(NO_CLICK)
    Voice(page, first=[URL])
    page.goto(gallery.url)
    link = banner(page).get_by_role("link", name="Open numbersapi.com")
    expect(link).to_have_attribute("href", URL)
    assert len(page.context.pages) == 1
    with page.context.expect_page() as opened:
        link.click()
    opened.value.wait_for_url(URL)
    assert opened.value.evaluate("() => opener") is None
    expect(banner(page)).to_be_empty()


def test_a_mail_is_written_without_a_new_tab(page, gallery):
    page.add_init_script(NO_CLICK)
    Voice(page, first=["mailto:blob@site.test"])
    page.goto(gallery.url)
    link = banner(page).get_by_role("link", name="Open blob@site.test")
    expect(link).to_have_attribute("href", "mailto:blob@site.test")
    assert link.get_attribute("target") is None


@pytest.mark.parametrize("url", REFUSED)
def test_the_script_opens_nothing_but_the_web_and_mails(page, gallery, url):
    stub(page.context)
    voice = Voice(page)
    open_case_study(page, gallery.url, CASE_STUDY)
    with page.context.expect_page() as opened:
        voice.open(url, SITE)
    opened.value.wait_for_url(SITE)
    assert len(page.context.pages) == 2
    assert page.evaluate("() => window.hacked") is None
    expect(banner(page)).to_be_empty()


def test_a_link_leads_there_by_itself_and_without_a_connection(page, pages):
    stub(page.context)
    page.goto(f"{pages.url}links")
    link = page.get_by_role("link", name="Plain")
    assert link.get_attribute("data-on") is None
    page.context.set_offline(True)
    with page.context.expect_page():
        link.click()


def test_a_handler_of_the_view_takes_links(page, pages):
    stub(page.context)
    page.goto(f"{pages.url}links")
    page.get_by_role("link", name="Item").click()
    expect(page.get_by_text("item:1", exact=True)).to_be_visible()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Site").click()
    opened.value.wait_for_url(SITE)
    assert len(page.context.pages) == 2
    assert page.url == f"{pages.url}links"
