"""Pages after many changes, also of nodes that move, have the focus or are being composed."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from support.composition import Composition
from support.devices import DESKTOP, PHONE
from support.recorder import Recorder
from support.slow_motion import CHANGES, open_motion, press, start_over
from support.wire import Wire

# The page without the differences of two sessions, and without nodes that are leaving. Identifiers
# are replaced by the order of their first appearance.
OUTLINE = """() => {
  const order = new Map();
  const number = (id) => order.has(id) ? order.get(id) : (order.set(id, order.size), order.size - 1);
  const known = (text) => text.replace(/\\b([a-z]?)(\\d+)\\b/g, (_, letter, id) => letter + number(id));
  const outline = (node, depth) => {
    if (node.nodeType === Node.TEXT_NODE) return [" ".repeat(depth) + node.data];
    if (node.nodeType !== Node.ELEMENT_NODE || node.inert) return [];
    const names = node.getAttributeNames().sort().filter((name) => name !== "style");
    const attributes = names.map((name) => {
      const value = node.getAttribute(name);
      const isID = ["data-i", "id", "name", "aria-labelledby", "aria-controls"].includes(name);
      if (name === "class") return `class=${value.split(" ").sort().join(" ")}`;
      return `${name}=${isID ? known(value) : value}`;
    }).filter((text) => !/^(value|checked|selected|data-s|disabled)=/.test(text));
    const states = ["value", "checked", "disabled", "selectedIndex"].map((name) => node[name]);
    const style = node.style.cssText.split("; ").sort().join("; ");
    const { left, top, width, height } = node.getBoundingClientRect();
    const box = [left, top + scrollY, width, height].map(Math.round);
    return [
      " ".repeat(depth) + [node.localName, ...attributes, style, ...states, withBoxes ? box : ""].join(" "),
      ...[...node.childNodes].flatMap((child) => outline(child, depth + 1)),
    ];
  };
  return outline(document.querySelector("main"), 0);
}"""


def outline(page: Page, with_boxes: bool) -> list[str]:
    page.evaluate("value => { window.withBoxes = value; }", with_boxes)
    return page.evaluate(OUTLINE)


@pytest.mark.parametrize("seed", range(4))
def test_a_page_that_was_patched_while_it_moved_equals_a_new_one(new_page, pages, seed):
    chance = random.Random(seed)
    page, fresh = new_page(), new_page()
    open_motion(page, pages.url)
    start_over(page)
    for _ in range(12):
        press(page, chance.choice(CHANGES))
    open_motion(fresh, pages.url)
    # Only the boxes of moving elements differ before the animations end.
    assert outline(page, with_boxes=False) == outline(fresh, with_boxes=False)
    Recorder(page).rest()
    assert outline(page, with_boxes=True) == outline(fresh, with_boxes=True)
    expect(page.locator("main [inert], .backing")).to_have_count(0)


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def page(new_page, request) -> Page:
    return new_page(**request.param)


@pytest.fixture
def field(page, pages) -> Locator:
    """The field of the first of four rows."""
    open_motion(page, pages.url)
    start_over(page)
    return page.get_by_role("textbox", name="Text 1").first


def test_a_field_keeps_focus_text_and_selection_while_its_row_moves(page, field):
    field.fill("Some text")
    field.evaluate("node => node.setSelectionRange(2, 6)")
    place = field.bounding_box()["y"]
    for change in "Add a row", "Reverse the rows", "Rotate the rows", "Remove the second row":
        press(page, change)
        expect(field).to_be_focused()
        assert field.evaluate("node => [node.selectionStart, node.selectionEnd]") == [2, 6]
    Recorder(page).rest()
    assert field.bounding_box()["y"] != place
    page.keyboard.insert_text("w")
    expect(field).to_have_value("Sowext")


@pytest.fixture
def wire(page) -> Wire:
    return Wire(page)


def test_a_composition_goes_on_while_its_row_moves(page, wire, field):
    field.fill("a")
    wire.wait_until_answered(do="text", v="a")
    composition = Composition(page)
    composition.show("に")
    for change in "Reverse the rows", "Remove the first row", "Rotate the rows":
        press(page, change)
        expect(field).to_be_focused()
        expect(field).to_have_value("aに")
    composition.show("にほ")
    expect(field).to_have_value("aにほ")
    composition.commit("日本")
    expect(field).to_have_value("a日本")
    wire.wait_until_answered(do="text", v="a日本")
    texts = [event["v"] for event in wire.events if event["do"] == "text"]
    assert texts == ["a", "aに", "aにほ", "a日本"]


def test_a_composition_goes_on_while_rows_around_it_come_and_go(page, wire, field):
    field.focus()
    composition = Composition(page)
    composition.show("に")
    for change in "Add a row", "Remove the last row", "Grow the second row", "Replace the row below":
        press(page, change)
        expect(field).to_be_focused()
        expect(field).to_have_value("に")
    composition.show("にほん")
    composition.commit("日本")
    expect(field).to_have_value("日本")
    wire.wait_until_answered(do="text", v="日本")
    assert [event["v"] for event in wire.events if event["do"] == "text"] == ["に", "にほん", "日本"]


def test_a_row_that_is_removed_ends_its_composition(page, wire, field):
    field.focus()
    Composition(page).show("に")
    press(page, "Remove the first row")
    following = page.get_by_role("textbox", name="Text 2").first
    expect(following).to_be_focused()
    page.keyboard.insert_text("a")
    wire.wait_until_answered(do="text", v="a")
    expect(following).to_have_value("a")


def test_a_text_is_overwritten_at_the_end_of_a_composition(page, wire, pages):
    page.goto(f"{pages.url}controls")
    field = page.get_by_role("textbox", name="Capitals")
    field.focus()
    composition = Composition(page)
    composition.show("te")
    page.get_by_role("button", name="Overwrite").dispatch_event("click")
    expect(page.get_by_text("Overwritten 1 times")).to_be_visible()
    expect(field).to_have_value("te")
    composition.show("tea")
    composition.commit("tea")
    wire.wait_until_answered(do="text", v="overwrittena")
    expect(field).to_have_value("OVERWRITTENA")
    page.keyboard.insert_text("s")
    expect(field).to_have_value("OVERWRITTENAS")
