"""The heads of pages: their language, description and canonical address; and scroll positions."""

import pytest
from playwright.sync_api import Page, expect

# Wide enough for columns, as the first page is before the browser has connected.
SMALL = {"viewport": {"width": 640, "height": 200}}


def head(page: Page, selector: str, attribute: str) -> str | None:
    return page.evaluate(
        "([selector, name]) => document.head.querySelector(selector)?.getAttribute(name)",
        [selector, attribute],
    )


def test_the_head_follows_the_state(page, shop):
    page.goto(shop.url)
    assert head(page, "link[rel=canonical]", "href") == shop.url
    assert head(page, "meta[name=description]", "content") is None
    page.get_by_role("link", name="Teapot").click()
    expect(page).to_have_title("Teapot – Shop")
    for _ in "followed", "requested":
        assert head(page, "link[rel=canonical]", "href") == shop.url + "products/3"
        for selector in "meta[name=description]", "meta[property='og:description']":
            assert head(page, selector, "content") == "Cast iron, for four cups."
        assert head(page, "meta[property='og:title']", "content") == "Teapot – Shop"
        assert head(page, "meta[property='og:url']", "content") == shop.url + "products/3"
        page.reload()
    page.get_by_role("button", name="All products").click()
    expect(page).to_have_title("Products – Shop")
    assert head(page, "meta[name=description]", "content") is None
    assert head(page, "meta[property='og:title']", "content") is None


def test_a_page_is_laid_out_in_the_direction_of_its_language(page, pages):
    page.goto(pages.url + "languages")
    root = page.locator("html")
    switch = page.get_by_role("switch", name="On")
    expect(root).to_have_attribute("lang", "en")
    assert switch.bounding_box()["x"] > page.get_by_text("On").bounding_box()["x"]
    page.get_by_role("button", name="Hebrew").click()
    expect(root).to_have_attribute("dir", "rtl")
    expect(root).to_have_attribute("lang", "he")
    assert head(page, "meta[name=description]", "content") == "A page in he."
    assert switch.bounding_box()["x"] < page.get_by_text("On").bounding_box()["x"]
    page.get_by_role("button", name="English").click()
    expect(root).to_have_attribute("dir", "ltr")


def scroll(page: Page, top: int) -> None:
    """Scrolls the page, and waits until the position is a part of the history."""
    page.evaluate("(top) => { document.scrollingElement.scrollTop = top; }", top)
    page.wait_for_function("(top) => Math.abs((history.state?.scroll ?? -9) - top) < 2", arg=top)


def expect_scrolled(page: Page, top: int) -> None:
    page.wait_for_function(
        "(top) => Math.abs(document.scrollingElement.scrollTop - top) < 2", arg=top
    )


def test_scroll_positions_are_kept_on_reload_back_and_forward(new_page, shop):
    page = new_page(**SMALL)
    page.goto(shop.url)
    scroll(page, 90)
    page.reload()
    expect_scrolled(page, 90)
    # Unlike a click of the test's tools, it does not scroll to the link.
    page.get_by_role("link", name="Teapot").evaluate("(link) => link.click()")
    expect(page).to_have_title("Teapot – Shop")
    # A link leads to the top of its page.
    expect_scrolled(page, 0)
    scroll(page, 40)
    page.go_back()
    expect(page).to_have_title("Products – Shop")
    expect_scrolled(page, 90)
    page.go_forward()
    expect(page).to_have_title("Teapot – Shop")
    expect_scrolled(page, 40)
    page.reload()
    expect_scrolled(page, 40)
