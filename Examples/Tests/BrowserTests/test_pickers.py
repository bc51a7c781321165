"""Pickers that are disabled while they have the focus, and their selections."""

import pytest
from playwright.sync_api import Page, expect

from support.focus import Focus


# The index of the selected option of the picker around a node.
SELECTION = """node => {
  const picker = node.closest(".picker");
  return [...picker.querySelectorAll(".option")].findIndex((option) => option.dataset.i === picker.dataset.v);
}"""


@pytest.fixture
def controls(page, pages) -> Page:
    page.goto(f"{pages.url}controls")
    expect(page.get_by_role("combobox", name="Menu")).to_be_visible()
    return page


def choose_last(page: Page, kind: str):
    """Chooses the last option by keys, and returns the focused node."""
    if kind == "Menu":
        node = page.get_by_role("combobox", name=kind)
        node.focus()
        page.keyboard.press("End")
    else:
        group = page.get_by_role("radiogroup", name=kind)
        group.get_by_role("radio", name="First").focus()
        page.keyboard.press("ArrowLeft")
        node = group.get_by_role("radio", name="Last")
    return node


@pytest.mark.parametrize("kind", ["Menu", "Segments", "List"])
def test_a_picker_that_becomes_disabled_keeps_the_focus_until_it_is_left(controls, kind):
    focus = Focus(controls)
    focus.watch()
    node = choose_last(controls, kind)
    expect(controls.locator("fieldset[aria-disabled=true]")).to_have_count(3)
    expect(node).to_be_focused()
    focus.assert_is_seen()
    # It ignores keys, and the other pickers are disabled for good.
    controls.keyboard.press("Home")
    controls.keyboard.press("ArrowRight")
    expect(node).to_be_focused()
    assert node.evaluate(SELECTION) == 2
    expect(controls.locator("fieldset:disabled")).to_have_count(2)
    focus.move_to(controls.get_by_role("button", name="Unlock"))
    expect(controls.locator("fieldset:disabled")).to_have_count(3)
    controls.keyboard.press("Enter")
    expect(controls.locator("fieldset:disabled, fieldset[aria-disabled=true]")).to_have_count(0)
    assert node.evaluate(SELECTION) == 0
    focus.assert_was_never_lost()


def test_the_page_has_each_option_once(controls):
    segments = controls.get_by_role("radiogroup", name="Segments")
    expect(segments.get_by_text("Second")).to_have_count(1)
    expect(segments.locator("select")).to_have_count(0)
