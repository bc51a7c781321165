"""Tabs of a page: each keeps its scroll position, and has the width of the window."""

from playwright.sync_api import Page, expect

from support.devices import PHONE


def select(page: Page, name: str) -> int:
    """Selects a tab, and returns its scroll position."""
    page.locator(".tab-button", has_text=name).click()
    expect(page.locator(".tab-button[aria-current]")).to_have_text(name)
    expect(page.get_by_text(f"{name} 59", exact=True)).to_be_attached()
    return scroll(page)


def scroll(page: Page, to: int | None = None) -> int:
    if to is not None:
        page.evaluate("y => scrollTo(0, y)", to)
    return page.evaluate("() => scrollY")


def test_each_tab_keeps_its_scroll_position(new_page, pages):
    page = new_page(**PHONE)
    page.goto(f"{pages.url}tabs")
    scroll(page, 300)
    assert select(page, "Second") == 0
    scroll(page, 200)
    assert select(page, "Third") == 0
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("heading", name="Detail")).to_be_visible()
    expect(page.locator(".screen.covered")).to_have_count(0)
    scroll(page, 400)
    assert select(page, "First") == 300
    assert select(page, "Second") == 200
    page.locator(".tab-button", has_text="Third").click()
    expect(page.get_by_role("heading", name="Detail")).to_be_visible()
    assert scroll(page) == 400
    # Views below a stack of screens do not take its width.
    select(page, "Fourth")
    assert page.locator(".navigation:visible").bounding_box()["width"] == page.viewport_size["width"]


def test_a_long_alert_is_read_from_its_beginning_and_printed_to_its_end(new_page, pages):
    page = new_page(**PHONE)
    page.goto(f"{pages.url}tabs")
    page.get_by_role("button", name="Read").click()
    expect(page.get_by_role("button", name="Decline")).to_be_focused()
    content = page.locator(".panel > .content")
    assert content.evaluate("node => [node.scrollTop, node.scrollHeight > node.clientHeight]") == [0, True]
    # It is printed to its end.
    page.emulate_media(media="print")
    assert content.evaluate("node => node.scrollHeight === node.clientHeight")
    page.emulate_media(media="screen")
