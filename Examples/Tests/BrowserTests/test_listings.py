"""The sources that case studies show of themselves."""

from playwright.sync_api import expect

from support.devices import PHONE
from support.gallery import open_case_study

def test_long_lines_are_scrolled_to_and_not_broken(new_page, gallery):
    page = new_page(**PHONE)
    open_case_study(page, gallery.url, "Two counters")
    page.get_by_role("button", name="TwoCountersView.swift").click()
    listing = page.get_by_role("group", name="Scrollable")
    expect(listing).to_be_visible()
    lines = listing.inner_text().rstrip("\n").count("\n") + 1
    shown = listing.evaluate(
        """node => {
          const text = node.querySelector(".text");
          const range = new Range();
          range.selectNodeContents(text);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }"""
    )
    assert shown <= lines
    assert listing.evaluate("node => node.scrollWidth > node.clientWidth")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
