"""Rows with actions of several kinds, long words, and controls at the side of a right-to-left page."""

import pytest
from playwright.sync_api import Locator, Page, expect

from support.devices import DESKTOP, PHONE

DEVICES = {"phone": PHONE, "desktop": DESKTOP}

# The controls that are not within their rows.
OUTSIDE = """section => [...section.querySelectorAll("button, input, select")].filter((node) => {
  const row = node.closest(".rows > *").getBoundingClientRect();
  const { left, right, width } = node.getBoundingClientRect();
  return width && (left < row.left || right > row.right);
}).map((node) => node.closest(".rows > *").className)"""


@pytest.fixture(params=DEVICES)
def hard_rows(request, new_page, pages) -> Page:
    page = new_page(**DEVICES[request.param])
    page.goto(f"{pages.url}hard-rows")
    expect(page.get_by_role("heading", name="Hard rows")).to_be_visible()
    return page


def section(page: Page, header: str) -> Locator:
    return page.locator(".section", has=page.get_by_text(header, exact=True))


def left(node: Locator) -> float:
    return node.bounding_box()["x"]


# The left edge of the words of a node, without its padding.
WORDS = """node => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect().left;
}"""


def test_rows_with_actions_look_like_other_rows(hard_rows):
    rows = section(hard_rows, "Actions").locator(".rows > *")
    heights = rows.evaluate_all("rows => rows.map((row) => row.offsetHeight)")
    assert heights == [44] * 5
    texts = [
        rows.get_by_text(text, exact=True).evaluate(WORDS)
        for text in ("Milk", "Tea", "Salt", "Water")
    ]
    assert texts == [texts[0]] * 4
    # The actions are behind the edge of the row or, with a mouse, in front of it.
    flags = rows.get_by_text("Flag", exact=True)
    edge = rows.first.bounding_box()["x"] + rows.first.bounding_box()["width"]
    is_phone = hard_rows.viewport_size["width"] < 500
    assert [left(flag) > edge for flag in flags.all()] == [is_phone] * 5


def test_long_words_do_not_push_controls_out_of_their_rows(hard_rows):
    words = section(hard_rows, "Words")
    assert words.evaluate(OUTSIDE) == []
    wide = words.locator(".rows > *").evaluate_all(
        "rows => rows.filter((row) => row.scrollWidth > row.clientWidth).map((row) => row.className)")
    assert wide == []


def test_an_icon_of_a_menu_is_beside_that_of_a_button(hard_rows):
    tops = hard_rows.locator(".trailing svg").evaluate_all(
        "icons => icons.map((icon) => icon.getBoundingClientRect().top)")
    assert len(tops) == 2 and tops[0] == pytest.approx(tops[1], abs=0.1)


def test_an_emptied_menu_is_no_place_for_the_focus(hard_rows):
    host = hard_rows.get_by_test_id("emptied").locator("[data-context-menu]")
    expect(host).to_have_attribute("tabindex", "0")
    hard_rows.get_by_role("button", name="Empty the menu").click()
    expect(host.locator(".menu-items > *")).to_have_count(0)
    expect(host).not_to_have_attribute("tabindex", "0")


def test_controls_are_at_the_end_of_a_row_from_right_to_left(hard_rows):
    hard_rows.get_by_role("button", name="Hebrew").click()
    expect(hard_rows.locator("html")).to_have_attribute("dir", "rtl")
    rows = section(hard_rows, "Sides").locator(".rows > *")
    edge = rows.first.bounding_box()["x"]
    for control in rows.locator(".switch"), rows.locator("select"):
        assert left(control) - edge < 40
    # The line below a row begins at the right.
    line = rows.nth(1).evaluate("node => getComputedStyle(node).backgroundPositionX")
    assert line.startswith("-16px")
