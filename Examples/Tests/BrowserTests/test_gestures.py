"""The drags of "Gestures and shapes", by mouse and by finger, and what is drawn for a size."""

import pytest
from playwright.sync_api import Page, expect

from support.gallery import open_case_study

LEVEL = ".slider input"
# The space of the bar that shows the level.
BAR = ".geometry:has(> [data-drag])"


@pytest.fixture
def study(page, gallery) -> Page:
    open_case_study(page, gallery.url, "Gestures and shapes")
    # The bar is drawn when its space is measured.
    expect(page.locator("[data-drag='0']")).to_be_visible()
    return page


def drag(page: Page, name: str, dx: float) -> None:
    """Drags the node with a text to the side, in some steps."""
    box = page.get_by_text(name, exact=True).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx, y, steps=5)


def test_a_press_sets_the_level(study):
    bar = study.locator(BAR)
    box = bar.bounding_box()
    study.mouse.click(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    study.wait_for_function(f"() => Math.abs(document.querySelector('{LEVEL}').value - 0.75) < 0.01")


def test_the_level_follows_a_drag_to_both_ends(study):
    box = study.locator(BAR).bounding_box()
    y = box["y"] + box["height"] / 2
    study.mouse.move(box["x"] + box["width"] / 2, y)
    study.mouse.down()
    study.mouse.move(box["x"] + box["width"] + 200, y, steps=8)
    study.wait_for_function(f"() => document.querySelector('{LEVEL}').value == 1")
    study.mouse.move(box["x"] - 200, y, steps=8)
    study.wait_for_function(f"() => document.querySelector('{LEVEL}').value == 0")
    study.mouse.up()


def test_a_short_drag_puts_the_card_back(study):
    card = study.get_by_text("Lisbon", exact=True)
    before = card.bounding_box()
    drag(study, "Lisbon", 40)
    study.wait_for_function(
        f"""() => [...document.querySelectorAll(".text")].find((node) => node.textContent === "Lisbon")
            .getBoundingClientRect().x > {before["x"] + 30}""")
    study.mouse.up()
    study.wait_for_function(
        f"""() => Math.abs([...document.querySelectorAll(".text")]
            .find((node) => node.textContent === "Lisbon").getBoundingClientRect().x
            - {before["x"]}) < 1""")


def test_a_long_drag_throws_the_card(study):
    cards = study.locator(".zstack .text")
    expect(cards.last).to_have_text("Lisbon")
    drag(study, "Lisbon", -120)
    study.mouse.up()
    expect(cards.last).to_have_text("Oslo")
    study.get_by_role("button", name="Next card").click()
    expect(cards.last).to_have_text("Rome")


def test_the_shape_follows_the_level(study):
    arc = study.locator(".form svg path").first
    before = arc.get_attribute("d")
    study.locator(LEVEL).focus()
    study.keyboard.press("End")
    expect(arc).not_to_have_attribute("d", before)


def test_sizes_follow_the_window(study):
    bar = study.locator(BAR)
    study.set_viewport_size({"width": 360, "height": 700})
    study.wait_for_function(
        """(selector) => {
          const bar = document.querySelector(selector);
          const filled = bar.querySelector(".frame.wx").getBoundingClientRect().width;
          return bar.clientWidth < 340 && Math.abs(filled - bar.clientWidth / 4) < 1;
        }""",
        arg=BAR)
    assert bar.bounding_box()["width"] < 340
