"""Layouts of an application's own: the server places what the browser has measured."""

import pytest
from playwright.sync_api import Page, expect

from support.devices import DESKTOP, PHONE

# The boxes of the views of a layout, as [left, top, right, bottom], with what overflows in them.
BOXES = """(name) => [...document.querySelectorAll(`[data-testid="${name}"]`)].map((node) => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return [left, top, right, bottom];
})"""

# Resolves once the places are the same in several frames, and all views are visible.
STEADY = """() => new Promise((resolve) => {
  let [last, count] = ["", 0];
  const look = () => {
    const nodes = [...document.querySelectorAll(".custom-layout, .subview")];
    const now = JSON.stringify(nodes.map((node) => node.getBoundingClientRect()));
    const isWaiting = document.querySelector(".unmeasured, .unplaced");
    count = now === last && !isWaiting ? count + 1 : 0;
    last = now;
    if (count > 10) resolve(true); else requestAnimationFrame(look);
  };
  look();
})"""


@pytest.fixture
def open_layouts(new_page, pages):
    def open_page(device: dict) -> Page:
        page = new_page(**device)
        page.goto(pages.url + "own-layouts")
        expect(page.get_by_test_id("tag").first).to_be_visible()
        expect(page.locator("main")).not_to_have_attribute("inert", "")
        page.evaluate(STEADY)
        return page

    return open_page


def boxes(page: Page, name: str = "tag") -> list[list[float]]:
    return page.evaluate(BOXES, name)


def lines(page: Page) -> list[float]:
    return sorted({round(box[1]) for box in boxes(page)})


def verify_flow(page: Page, spacing: int = 8) -> None:
    """Judges that the tags are in lines within the window, each as close to the one before as can be."""
    width = page.viewport_size["width"]
    all_boxes = boxes(page)
    for left, top, right, bottom in all_boxes:
        assert left >= 0 and right <= width and right - left > 20 and bottom - top > 20
    for index, (left, top, right, bottom) in enumerate(all_boxes):
        for other in all_boxes[index + 1 :]:
            assert right <= other[0] or left >= other[2] or bottom <= other[1] or top >= other[3]
    for before, after in zip(all_boxes, all_boxes[1:]):
        is_in_line = abs(after[1] - before[1]) < 1
        assert not is_in_line or abs(after[0] - before[2] - spacing) < 0.1
        # The next line begins where the tag had no more space.
        assert is_in_line or before[2] + spacing + after[2] - after[0] > width - 33
    background = boxes(page, "background")[0]
    assert abs(background[0] - min(box[0] for box in all_boxes)) < 1
    assert abs(background[2] - max(box[2] for box in all_boxes)) < 1
    assert abs(background[3] - max(box[3] for box in all_boxes)) < 1


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_flow_of_texts_wraps_within_the_window(open_layouts, device):
    page = open_layouts(device)
    verify_flow(page)
    assert len(lines(page)) >= (2 if device is DESKTOP else 5)
    # No text wraps that has space for one line.
    heights = [round(box[3] - box[1]) for box in boxes(page)]
    assert len(set(heights)) <= (1 if device is DESKTOP else 2)


def test_a_flow_follows_the_width_of_the_window(open_layouts):
    page = open_layouts(DESKTOP)
    before = len(lines(page))
    page.set_viewport_size({"width": 500, "height": 800})
    page.wait_for_function(
        "(count) => new Set([...document.querySelectorAll('[data-testid=\"tag\"]')].map("
        "(node) => Math.round(node.getBoundingClientRect().top))).size > count", arg=before)
    page.evaluate(STEADY)
    verify_flow(page)
    page.set_viewport_size(DESKTOP["viewport"])
    page.wait_for_function(
        "(count) => new Set([...document.querySelectorAll('[data-testid=\"tag\"]')].map("
        "(node) => Math.round(node.getBoundingClientRect().top))).size === count", arg=before)
    page.evaluate(STEADY)
    verify_flow(page)


def test_a_flow_follows_its_content(open_layouts):
    page = open_layouts(DESKTOP)
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("Mango")).to_be_visible()
    page.evaluate(STEADY)
    verify_flow(page)
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_text("A much longer name of a fruit")).to_be_visible()
    page.evaluate(STEADY)
    verify_flow(page)
    page.get_by_role("button", name="Spread").click()
    expect(page.locator(".subview").nth(1)).not_to_have_css("left", "0px")
    page.wait_for_function(
        "() => { const [a, b] = [...document.querySelectorAll('[data-testid=\"tag\"]')].map("
        "(node) => node.getBoundingClientRect()); return Math.abs(b.left - a.right - 24) < 1; }")
    page.evaluate(STEADY)
    verify_flow(page, spacing=24)


def test_a_flow_in_a_hidden_tab_of_a_sheet_is_measured_when_it_is_shown(open_layouts):
    page = open_layouts(PHONE)
    page.get_by_role("button", name="Tabs").click()
    expect(page.get_by_text("No layout")).to_be_visible()
    page.get_by_text("Second").click()
    expect(page.get_by_test_id("hidden").first).to_be_visible()
    page.evaluate(STEADY)
    all_boxes = boxes(page, "hidden")
    assert all(box[0] >= 0 and box[2] <= PHONE["viewport"]["width"] for box in all_boxes)
    assert len({round(box[1]) for box in all_boxes}) > 2


def test_a_circle_fills_its_frame(open_layouts):
    page = open_layouts(DESKTOP)
    north, east, south, west = (boxes(page, name)[0] for name in ("North", "East", "South", "West"))
    middle = [(box[0] + box[2]) / 2 for box in (north, east, south, west)]
    assert abs(south[3] - north[1] - 200) < 1
    assert abs(middle[0] - middle[2]) < 1 and middle[3] < middle[0] < middle[1]
    assert abs((north[1] + south[3]) / 2 - (east[1] + east[3]) / 2) < 1
    # The browser arranges a stack, and the layout the views again.
    page.get_by_role("button", name="Turn").click()
    expect(page.locator(".hstack", has=page.get_by_test_id("North"))).to_be_visible()
    assert abs(boxes(page, "North")[0][1] - boxes(page, "South")[0][1]) < 1
    page.get_by_role("button", name="Turn").click()
    expect(page.locator(".hstack", has=page.get_by_test_id("North"))).to_have_count(0)
    page.evaluate(STEADY)
    assert boxes(page, "North") == [north] and boxes(page, "West") == [west]
