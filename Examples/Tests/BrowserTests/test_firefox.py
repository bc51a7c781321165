"""What concerns the script of pages, in Firefox."""

import re

import pytest

from support.banner import FOUND, LOST, RESTARTED
from support.firefox import Firefox
from support.gallery import CASE_STUDIES
from support.proxy import Proxy
from support.server import Server

# One browser for all of these tests.
pytestmark = pytest.mark.xdist_group("firefox")

TITLE = "[...document.querySelectorAll('.screen:last-of-type .title')].at(-1)?.textContent"

# What Firefox logs of sockets whose server or page has gone.
LOST_CONNECTION = "can’t establish a connection|was interrupted while the page was loading"


@pytest.fixture(scope="module")
def firefox():
    with Firefox() as firefox:
        yield firefox


@pytest.fixture
def page(firefox):
    """A tab, whose scripts must not fail."""
    firefox.errors.clear()
    page = firefox.new_page()
    yield page
    page.close()
    assert not [error for error in firefox.errors if not re.search(LOST_CONNECTION, error)]


def expect_banner(page, text: str) -> None:
    page.wait_until(f"document.querySelector('#banner')?.textContent === {text!r}")


def test_each_case_study_is_opened_and_left(page, gallery):
    page.goto(gallery.url)
    for name in CASE_STUDIES:
        page.expect_text("Gallery")
        page.click(name)
        page.wait_until(f"({TITLE}) === {name!r}")
        page.press("Escape")
    page.expect_text("Gallery")


def test_taps_are_answered(page, pages):
    page.goto(f"{pages.url}entries")
    for _ in range(3):
        page.click("Add")
    page.expect_text("Added 3")


def test_typed_text_keeps_its_caret(page, pages):
    page.goto(f"{pages.url}controls")
    page.focus("Capitals")
    page.type("abd")
    page.expect_value("Capitals", "ABD")
    page.press("ArrowLeft")
    page.type("c")
    page.expect_value("Capitals", "ABCD")
    assert page.evaluate("document.activeElement.selectionStart") == 3


def test_a_sheet_has_the_focus_and_gives_it_back(page, pages):
    page.goto(f"{pages.url}entries")
    page.click("Comment")
    page.wait_until("document.querySelector('dialog:modal')")
    page.focus("Comment")
    page.type("hello")
    page.press("Escape")
    page.wait_until("!document.querySelector('dialog')")
    page.expect_text("Password of 0, notes of 0, reason hello")
    assert page.evaluate("document.activeElement.textContent") == "Comment"


def test_a_menu_is_opened_and_used(page, pages):
    page.goto(f"{pages.url}menus")
    page.click("Sort")
    page.wait_until("document.querySelector('.menu-items:popover-open')")
    page.click("By date")
    page.expect_text("Log: by date")
    assert not page.evaluate("!!document.querySelector('.menu-items:popover-open')")


def test_a_lost_connection_is_found_again(page, pages):
    with Proxy(pages.port) as proxy:
        page.goto(f"{proxy.url}entries")
        page.click("Add")
        page.expect_text("Added 1")
        proxy.cut()
        expect_banner(page, LOST)
        page.wait_until("document.querySelector('[data-online] button').ariaDisabled === 'true'")
        page.click("Add")
        proxy.mend()
        page.expect_text("Added 2")
        page.wait_until(f"['', {FOUND!r}].includes(document.querySelector('#banner')?.textContent)")
        page.goto("about:blank")


def test_input_is_restored_after_the_server_was_restarted(page):
    with Server("test-pages") as server:
        page.goto(f"{server.url}entries")
        page.focus("Search")
        page.type("tea")
        page.press("Tab")
        page.expect_text("Searched 1 times for tea")
        server.kill()
        server.start()
        expect_banner(page, f"{RESTARTED} Your input was restored.")
        page.expect_value("Search", "tea")
        page.goto("about:blank")


def test_input_is_restored_after_the_user_reloads(page, pages):
    page.goto(f"{pages.url}entries")
    page.focus("Search")
    page.type("milk")
    page.press("Tab")
    page.expect_text("Searched 1 times for milk")
    page.click("Urgent")
    page.expect_text("Known: Untitled, urgent, 0, 0, 0")
    page.reload()
    page.expect_value("Search", "milk")
    page.expect_text("Known: Untitled, urgent, 0, 0, 0")


def test_the_history_leads_back_and_forward(page, shop):
    page.goto(shop.url)
    page.wait_until("document.querySelector('a[href*=products]')")
    title = page.evaluate("document.title")
    product = page.evaluate("document.querySelector('a[href*=products]').pathname")
    page.evaluate("document.querySelector('a[href*=products]').click()")
    page.wait_until(f"location.pathname === {product!r}")
    page.wait_until(f"document.title !== {title!r}")
    page.go(-1)
    page.wait_until(f"document.title === {title!r}")
    page.go(1)
    page.wait_until(f"document.title !== {title!r}")
    assert page.evaluate("location.pathname") == product
