"""The gallery without a mouse."""

import pytest
from playwright.sync_api import Locator, Page, expect

from support.focus import Focus
from support.gallery import open_gallery


class Keyboard:
    """A page that is used by keys only."""

    def __init__(self, page: Page):
        self.page = page
        self.focus = Focus(page)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def go_to(self, study: str) -> None:
        """From the list to a case study."""
        self.focus.move_to(self.button(study))
        self.press("Enter")
        expect(self.page.get_by_role("heading", name=study, exact=True)).to_be_focused()
        self.focus.assert_is_seen()

    def go_back_from(self, study: str) -> None:
        self.focus.move_to(self.button("Back"), key="Shift+Tab")
        self.press("Enter")
        expect(self.page.get_by_role("heading", name="Gallery")).to_be_visible()
        expect(self.button(study)).to_be_focused()
        self.focus.assert_is_seen()


@pytest.fixture
def keyboard(page, gallery):
    open_gallery(page, gallery.url)
    keyboard = Keyboard(page)
    keyboard.focus.watch()
    yield keyboard
    keyboard.focus.assert_was_never_lost()


def test_effects_are_started_and_cancelled_by_keys(keyboard, facts):
    page, focus = keyboard.page, keyboard.focus
    keyboard.go_to("Effect cancellation")

    focus.move_to(keyboard.button("Increment 0"))
    keyboard.press("Enter")
    expect(keyboard.button("Increment 1")).to_be_focused()
    keyboard.press("Space")
    expect(keyboard.button("Increment 2")).to_be_focused()
    focus.move_to(keyboard.button("Decrement 2"), key="Shift+Tab")
    keyboard.press("Enter")
    expect(keyboard.button("Decrement 1")).to_be_focused()

    cancelled = facts.hold(1)
    focus.move_to(keyboard.button("Get fact"))
    keyboard.press("Enter")
    expect(page.get_by_role("progressbar")).to_be_visible()
    # Else the service might take the next request for this one.
    cancelled.wait_until_asked()
    expect(keyboard.button("Cancel")).to_be_focused()
    focus.assert_is_seen()
    keyboard.press("Space")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(keyboard.button("Get fact")).to_be_focused()
    focus.assert_is_seen()

    held = facts.hold(1)
    keyboard.press("Enter")
    expect(keyboard.button("Cancel")).to_be_focused()
    held.release()
    expect(page.get_by_text(facts.fact(1), exact=True)).to_be_visible()
    expect(keyboard.button("Get fact")).to_be_focused()
    focus.assert_is_seen()

    facts.hold(1)
    keyboard.press("Enter")
    expect(keyboard.button("Cancel")).to_be_focused()
    focus.move_to(keyboard.button("Increment 1"), key="Shift+Tab")
    keyboard.press("Enter")
    expect(keyboard.button("Get fact")).to_be_visible()
    expect(keyboard.button("Increment 2")).to_be_focused()
    focus.assert_is_seen()
    keyboard.go_back_from("Effect cancellation")


def test_all_controls_are_used_by_keys(keyboard):
    page, focus = keyboard.page, keyboard.focus
    keyboard.go_to("Forms")

    for name in "Name", "Password", "Notes":
        field = page.get_by_label(name, exact=True)
        focus.move_to(field)
        page.keyboard.type("Tea")
        expect(field).to_have_value("Tea")
    expect(page.get_by_text("3 characters of notes")).to_be_visible()

    drink, hot = page.get_by_role("combobox", name="Drink"), page.get_by_role("switch", name="Hot")
    focus.move_to(drink)
    keyboard.press("ArrowUp")
    expect(drink).to_have_value("Coffee")
    keyboard.press("ArrowDown", "ArrowDown")
    expect(drink).to_have_value("Water")
    expect(hot).to_be_disabled()
    expect(hot).not_to_be_checked()
    keyboard.press("ArrowUp")
    expect(hot).to_be_enabled()
    focus.assert_is_seen()

    focus.move_to(hot)
    keyboard.press("Space")
    expect(hot).to_be_checked()

    focus.move_to(keyboard.button("Increment 1 cups"))
    keyboard.press("Enter", "Space")
    expect(keyboard.button("Increment 3 cups")).to_be_focused()
    focus.move_to(keyboard.button("Decrement 3 cups"), key="Shift+Tab")
    keyboard.press("Enter", "Enter")
    expect(page.get_by_role("group", name="1 cups")).to_be_visible()
    focus.assert_is_seen()

    slider = page.get_by_role("slider", name="Strength")
    bar = page.get_by_role("progressbar", name="Strength")
    focus.move_to(slider)
    keyboard.press("Home")
    expect(bar).to_have_attribute("aria-valuenow", "0")
    keyboard.press("End")
    expect(bar).to_have_attribute("aria-valuenow", "100")
    keyboard.press("ArrowLeft")
    expect(bar).not_to_have_attribute("aria-valuenow", "100")

    more = keyboard.button("More")
    focus.move_to(more)
    keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    focus.move_to(page.get_by_role("link", name="About tea"))
    focus.move_to(more, key="Shift+Tab")
    keyboard.press("Space")
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(more).to_be_focused()

    focus.move_to(keyboard.button("Reset"))
    keyboard.press("Enter")
    expect(page.get_by_label("Notes")).to_have_value("")
    expect(keyboard.button("Reset")).to_be_focused()
    keyboard.go_back_from("Forms")


def test_a_stepper_at_its_end_keeps_the_focus(keyboard):
    page, focus = keyboard.page, keyboard.focus
    keyboard.go_to("Forms")
    focus.move_to(keyboard.button("Increment 1 cups"))
    for cups in range(2, 11):
        keyboard.press("Enter")
        expect(page.get_by_role("group", name=f"{cups} cups", exact=True)).to_be_visible()
    expect(keyboard.button("Increment 10 cups")).to_be_focused()
    expect(keyboard.button("Increment 10 cups")).to_be_disabled()
    focus.assert_is_seen()
    keyboard.press("Enter")
    focus.move_to(keyboard.button("Decrement 10 cups"), key="Shift+Tab")
    keyboard.press("Enter")
    expect(page.get_by_role("group", name="9 cups", exact=True)).to_be_visible()
    focus.move_to(keyboard.button("Increment 9 cups"))
    keyboard.press("Enter")
    expect(page.get_by_role("group", name="10 cups", exact=True)).to_be_visible()


def test_the_dot_and_the_rainbow_are_used_by_keys(keyboard):
    page, focus = keyboard.page, keyboard.focus
    keyboard.go_to("Animation")
    dot = page.get_by_role("img", name="Dot")
    focus.move_to(keyboard.button("Field"))
    keyboard.press("Enter")
    field = page.get_by_role("button", name="Field").bounding_box()
    middle = f"{field['width'] / 2 - 25:g}px {field['height'] / 2 - 25:g}px"
    mover = dot.locator("xpath=ancestor::*[contains(@style, 'translate')]")
    expect(mover).to_have_css("translate", middle)
    focus.move_to(page.get_by_role("combobox", name="Movement"))
    keyboard.press("End")
    focus.move_to(page.get_by_role("switch", name="Large"))
    keyboard.press("Space")
    focus.move_to(keyboard.button("Rainbow"))
    keyboard.press("Enter")
    expect(keyboard.button("Cancel the rainbow")).to_be_focused()
    focus.assert_is_seen()
    keyboard.press("Enter")
    expect(keyboard.button("Rainbow")).to_be_focused()
    focus.assert_is_seen()
    keyboard.go_back_from("Animation")


def test_the_focus_moves_to_a_neighbor_of_a_removed_row(keyboard):
    page, focus = keyboard.page, keyboard.focus
    keyboard.go_to("Rows with effects")
    focus.move_to(keyboard.button("Remove 2"))
    for number in 2, 3, 4, 5:
        expect(keyboard.button(f"Remove {number}")).to_have_count(1)
        focus.move_to(keyboard.button(f"Remove {number}"))
        keyboard.press("Enter")
        expect(keyboard.button(f"Remove {number}")).to_have_count(0)
        focus.assert_is_seen()
    focus.move_to(keyboard.button("Remove 1"), key="Shift+Tab")
    keyboard.press("Enter")
    expect(keyboard.button("Remove 1")).to_have_count(0)
    expect(keyboard.button("Add a row")).to_be_focused()
    keyboard.press("Enter")
    expect(keyboard.button("Fact 1")).to_be_visible()
    focus.assert_is_seen()
    keyboard.go_back_from("Rows with effects")


def test_esc_goes_back_but_not_from_a_text(keyboard):
    keyboard.go_to("Forms")
    name = keyboard.page.get_by_label("Name", exact=True)
    keyboard.focus.move_to(name)
    keyboard.press("Escape")
    expect(name).to_be_focused()
    keyboard.focus.move_to(keyboard.page.get_by_role("switch", name="Hot"))
    keyboard.press("Escape")
    expect(keyboard.button("Forms")).to_be_focused()
    keyboard.focus.assert_is_seen()
    # Nothing is below the list.
    keyboard.press("Escape", "Enter")
    expect(keyboard.page.get_by_role("heading", name="Forms", exact=True)).to_be_focused()


# The corners of the ring that a row draws over itself, and whether it is within the row.
RING_CORNERS = """node => {
  const row = node.closest(".field") || node;
  const { borderRadius, inset, outlineWidth, outlineOffset } = getComputedStyle(row, "::after");
  return { borderRadius, isWithin: parseFloat(inset) >= parseFloat(outlineWidth) + parseFloat(outlineOffset) };
}"""


@pytest.mark.parametrize("name", ["Counter", "Two counters", "Forms"])
def test_the_ring_of_a_row_has_round_corners(keyboard, name):
    """The first, one in between, and the last of a card."""
    row = keyboard.button(name)
    keyboard.focus.move_to(row)
    assert row.evaluate(RING_CORNERS) == {"borderRadius": "9px", "isWithin": True}


def test_the_ring_of_a_field_that_is_a_row_has_round_corners(keyboard):
    keyboard.go_to("Forms")
    field = keyboard.page.get_by_label("Name", exact=True)
    keyboard.focus.move_to(field)
    assert field.evaluate(RING_CORNERS) == {"borderRadius": "9px", "isWithin": True}


@pytest.mark.parametrize(
    "study",
    ["Effect cancellation", "Two counters", "Optional child", "Animation", "Rows with effects"],
)
def test_every_stop_of_the_tab_key_can_be_seen(keyboard, study):
    """From the title to the last control, and back to the first."""
    keyboard.go_to(study)
    buttons = keyboard.page.get_by_role("button")
    keyboard.focus.move_to(buttons.last)
    keyboard.focus.move_to(keyboard.button("Back"), key="Shift+Tab")
    keyboard.go_back_from(study)
