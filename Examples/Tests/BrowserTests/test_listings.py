"""The sources that case studies show of themselves."""

import pytest
from playwright.sync_api import expect

from support.devices import DESKTOP, PHONE
from support.gallery import open_case_study

# How many lines of text can be seen.
LINES = """node => {
  const range = new Range();
  range.selectNodeContents(node);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""

# Has `scrolled` resolve when a node is scrolled to the side.
WATCH_SCROLLING = """(node) => {
  const event = new Promise((resolve) => {
    node.addEventListener("scroll", () => { if (node.scrollLeft > 0) resolve(); });
  });
  window.scrolled = within(event, "The node was not scrolled");
}"""


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_long_lines_are_scrolled_to_and_not_broken(new_page, gallery, device):
    page = new_page(**device)
    open_case_study(page, gallery.url, "Two counters")
    page.get_by_role("button", name="01-Basics-TwoCounters.swift").click()
    listing = page.get_by_role("group", name="Scrollable")
    expect(listing).to_be_visible()
    text = listing.locator(".text")
    assert text.evaluate(LINES) == len(text.text_content().rstrip("\n").split("\n"))
    if device is PHONE:
        assert listing.evaluate("node => node.scrollWidth > node.clientWidth")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_end_of_a_long_line_is_reached_by_keys(new_page, gallery):
    page = new_page(**PHONE)
    open_case_study(page, gallery.url, "Two counters")
    page.get_by_role("button", name="01-Basics-TwoCounters.swift").click()
    listing = page.get_by_role("group", name="Scrollable")
    listing.focus()
    listing.evaluate(WATCH_SCROLLING)
    page.keyboard.press("ArrowRight")
    page.evaluate("() => scrolled")
