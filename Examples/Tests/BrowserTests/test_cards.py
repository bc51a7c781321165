"""Rows that appear, move and disappear: their card stays whole."""

import pytest
from playwright.sync_api import Page, expect

from support.held import Held
from support.pixels import colors
from support.slow_motion import CHANGES, open_motion, press, start_over

# So that it can be told from all that is in a card.
PAINT = "() => document.documentElement.style.setProperty('--background', '#0f0')"

# The boxes of two cards: the rows of a section, and those after it in the list.
BOXES = """() => [
  [...document.querySelectorAll(".section:nth-of-type(2) > .rows > *")],
  [...document.querySelectorAll(".list > .section:nth-of-type(2) ~ *")],
].map((rows) => {
  const backing = rows.filter((row) => row.matches(".backing"));
  const boxes = (backing.length ? backing : rows).map((row) => row.getBoundingClientRect());
  const { left, right } = document.querySelector(".section").getBoundingClientRect();
  return {
    left,
    right,
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
})"""

@pytest.fixture
def motion(page, pages) -> Page:
    page.set_viewport_size({"width": 700, "height": 1800})
    open_motion(page, pages.url)
    start_over(page)
    page.evaluate(PAINT)
    return page


def green(color: tuple[int, int, int]) -> float:
    """How much of the background is seen."""
    red, green, _ = color
    return (green - red) / 255


def assert_are_whole(page: Page) -> None:
    """The cards have no gap along their side, round corners, and nothing beside them."""
    for box in page.evaluate(BOXES):
        left, right, top, bottom = (round(box[side]) for side in ("left", "right", "top", "bottom"))
        side = [(left + 4, y) for y in range(top + 14, bottom - 14)]
        beside = [(x, y) for x in (left - 3, right + 3) for y in range(top, bottom, 4)]
        beside += [(350, top - 3), (350, bottom + 3)]
        is_high = bottom - top > 28
        corners = [(x, y) for x in (left + 1, right - 2) for y in (top + 1, bottom - 2) if is_high]
        shares = [green(color) for color in colors(page, side + beside + corners)]
        gaps = [point for point, share in zip(side, shares) if share > 0.01]
        assert not gaps, f"The background is seen through {box} at {gaps}"
        rest = zip(beside + corners, shares[len(side) :])
        covered = [point for point, share in rest if share < 0.99]
        assert not covered, f"The card {box} is seen at {covered}"


@pytest.mark.parametrize("change", CHANGES)
def test_a_card_is_whole_while_its_rows_change(motion, change):
    assert_are_whole(motion)
    held = Held(motion, ".section:nth-of-type(2) .backing")
    press(motion, change)
    held.wait()
    for part in 0.01, 0.25, 0.5, 0.75, 0.99:
        held.stand_at(part)
        assert_are_whole(motion)
    held.end()
    assert_are_whole(motion)
    expect(motion.locator(".backing, main [inert]")).to_have_count(0)


def test_a_card_is_whole_while_a_change_interrupts_another(motion):
    held = Held(motion, ".section:nth-of-type(2) .backing")
    press(motion, "Remove the second row")
    held.wait()
    for change in "Remove the last row", "Add a row", "Reverse the rows", "Remove the first row":
        press(motion, change)
        for part in 0.01, 0.6:
            held.stand_at(part)
            assert_are_whole(motion)
    held.end()
    assert_are_whole(motion)
    expect(motion.locator(".backing, main [inert]")).to_have_count(0)


def test_a_row_that_disappears_is_not_there_for_users(motion):
    field = motion.get_by_role("textbox", name="Text 2")
    expect(field).to_have_count(2)
    held = Held(motion, ".section:nth-of-type(2) .backing")
    press(motion, "Remove the second row")
    held.wait()
    expect(field).to_have_count(0)
    expect(motion.locator(".backing [aria-label='Text 2']")).to_have_count(2)
    held.end()
    expect(motion.locator("[aria-label='Text 2']")).to_have_count(0)
