"""Elements of an application's own, with a script and a style of its own."""

import pytest
from playwright.sync_api import Page, expect

PIXEL = """([x, y]) =>
  [...document.querySelector("canvas").getContext("2d").getImageData(x, y, 1, 1).data]"""

# A value that is nested deeper than the server reads messages.
DEEP = [[[[[[[[[[[[]]]]]]]]]]]]


@pytest.fixture
def drawing(page, pages) -> Page:
    page.goto(pages.url + "drawing")
    expect(page.locator("canvas")).to_have_attribute("data-app-drawn", "0")
    return page


def draw(page: Page, x: int, y: int) -> None:
    page.locator("canvas").click(position={"x": x, "y": y})


def test_a_script_sends_events_and_receives_values(drawing, complaints):
    # Advice for pages that read a canvas often, as only this test does.
    complaints.allow("willReadFrequently")
    draw(drawing, 50, 40)
    expect(drawing.get_by_text("1 points")).to_be_visible()
    expect(drawing.locator("canvas")).to_have_attribute("data-app-drawn", "1")
    assert drawing.evaluate(PIXEL, [50, 40]) == [255, 0, 0, 255]
    assert drawing.evaluate(PIXEL, [90, 40]) == [0, 0, 0, 0]
    draw(drawing, 90, 40)
    expect(drawing.locator("canvas")).to_have_attribute("data-app-drawn", "2")
    drawing.get_by_role("button", name="Clear").click()
    expect(drawing.locator("canvas")).to_have_attribute("data-app-drawn", "0")
    assert drawing.evaluate(PIXEL, [50, 40]) == [0, 0, 0, 0]


def test_a_hook_is_removed_with_its_element(drawing):
    draw(drawing, 50, 40)
    expect(drawing.get_by_text("1 points")).to_be_visible()
    visible = drawing.get_by_role("switch", name="Visible")
    visible.click()
    expect(drawing.locator("canvas")).to_have_count(0)
    drawing.wait_for_function("() => window.drawings === 0")
    visible.click()
    # It is mounted again, with the value.
    expect(drawing.locator("canvas")).to_have_attribute("data-app-drawn", "1")
    assert drawing.evaluate("window.drawings") == 1


def test_a_style_sheet_changes_the_theme(drawing):
    canvas = drawing.locator("canvas")
    assert canvas.evaluate("(node) => getComputedStyle(node).borderTopColor") == "rgb(0, 0, 255)"
    accent = "(node) => getComputedStyle(node).getPropertyValue('--accentColor').trim()"
    assert drawing.locator("html").evaluate(accent) == "rgb(0 128 0)"
    expect(drawing.get_by_role("img", name="Drawing").or_(canvas)).to_be_visible()
    assert canvas.get_attribute("aria-label") == "Drawing"


def test_events_of_a_broken_script_change_nothing(drawing, complaints):
    push = """([name, value]) => {
      composable.define("other", { mounted(node, _, push) { push(name, value); } });
      const canvas = document.querySelector("canvas");
      canvas.dataset.hook = "other";
    }"""
    for event in ["point", {"x": "NaN"}], ["point", [1, 2]], ["unknown", None], ["point", DEEP]:
        drawing.evaluate(push, event)
    # The script is told about these, and nothing is sent.
    complaints.allow("This event can't be sent.")
    for event in ["", 1], ["x" * 31, 1], ["point", "x" * 20_001]:
        drawing.evaluate(push, event)
    drawing.get_by_role("button", name="Clear").click()
    expect(drawing.get_by_text("0 points")).to_be_visible()
