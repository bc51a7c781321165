"""The rows of forms: their heights, the lines between them, and the values at their ends."""

import pytest
from playwright.sync_api import Locator, Page, expect

from support.devices import DESKTOP, PHONE
from support.form_looks import open_form_rows

DEVICES = {"phone": PHONE, "desktop": DESKTOP}

# The height of a row with one line of text.
HEIGHT = 44



@pytest.fixture(params=DEVICES)
def form(request, new_page, pages) -> Page:
    page = new_page(**DEVICES[request.param])
    open_form_rows(page, pages.url)
    return page


def section(form: Page, header: str) -> Locator:
    return form.locator(".section", has=form.get_by_text(header, exact=True))


def rows(form: Page, header: str) -> Locator:
    return section(form, header).locator(".rows > *")


def height(row: Locator) -> int:
    return round(row.bounding_box()["height"])


@pytest.mark.parametrize("header", ["Labels", "Fields", "Stacks"])
def test_rows_of_one_line_are_equally_high(form, header):
    found = rows(form, header).evaluate_all(
        "rows => rows.map((row) => [row.textContent, row.getBoundingClientRect().height])")
    assert len(found) >= 5
    assert not [row for row in found if abs(row[1] - HEIGHT) > 0.5]


@pytest.mark.parametrize("header", ["Controls", "Disabled"])
@pytest.mark.parametrize(
    "label", ["Picker", "Toggle", "Stepper: 1", "Slider", "Day", "Time", "Color"])
def test_rows_with_controls_are_as_high_as_texts(form, header, label):
    row = rows(form, header).filter(has=form.get_by_text(label, exact=True))
    assert height(row) == HEIGHT


def test_a_date_is_below_a_label_that_it_does_not_fit_beside(form):
    row = rows(form, "Controls").filter(has=form.get_by_text("Day and time", exact=True))
    lines = "node => Math.round(node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).lineHeight))"
    assert row.locator(".text").evaluate(lines) == 1
    is_phone = form.viewport_size["width"] < 500
    assert (height(row) > HEIGHT) == is_phone


# Where the title of a row begins, and the line below it.
LINES = """rows => rows.slice(0, -1).map((row, index) => {
  const [text] = [...row.querySelectorAll(".text")];
  const { left } = text.getBoundingClientRect();
  const line = getComputedStyle(rows[index + 1]).backgroundPositionX.split(",")[0];
  return [row.textContent, left, rows[index + 1].getBoundingClientRect().left + parseFloat(line)];
})"""


def test_the_line_below_a_row_begins_where_its_title_does(form):
    lines = rows(form, "Labels").evaluate_all(LINES)
    assert [title for title, text, line in lines if abs(text - line) > 1] == []
    assert len({round(text) for _, text, _ in lines}) == 2, "Titles beside icons are not aligned."


def test_values_end_at_the_inset_of_the_row(form):
    right = rows(form, "Labels").filter(has_text="Value").get_by_text("Value").bounding_box()
    end = right["x"] + right["width"]
    for name in "Toggle", "Day", "Time", "Day and time", "Color", "Picker":
        box = section(form, "Controls").get_by_label(name, exact=True).bounding_box()
        assert abs(box["x"] + box["width"] - end) <= 1, name


def test_the_value_of_a_picker_is_text_without_a_background(form):
    picker = section(form, "Controls").get_by_role("combobox")
    expect(picker).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    # Not that of a button.
    color = form.get_by_role("button", name="Menu", exact=True).evaluate(
        "node => getComputedStyle(node).color")
    expect(picker).not_to_have_css("color", color)


def test_a_menu_that_is_a_row_fills_it(form):
    menu = section(form, "Labels").get_by_role("button", name="Menu", exact=True)
    row = rows(form, "Labels").filter(has=form.get_by_role("button", name="Menu", exact=True))
    assert menu.bounding_box() == row.bounding_box()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_items_of_a_menu_can_be_read(form, scheme):
    form.emulate_media(color_scheme=scheme)
    form.get_by_role("button", name="Menu", exact=True).click()
    item = form.get_by_role("button", name="Copy")
    expect(item).to_be_visible()
    colors = "node => getComputedStyle(node).color"
    assert item.evaluate(colors) == form.locator("body").evaluate(colors)


def test_a_menu_of_large_texts_is_all_in_the_window(form):
    form.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    form.get_by_role("button", name="Menu", exact=True).click()
    box = form.locator(".menu-items:popover-open").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= form.viewport_size["width"]


# The parts of rows that reach out of them, less the insets at the ends.
OUTSIDE = """rows => rows.flatMap((row) => {
  const outer = row.getBoundingClientRect();
  return [...row.querySelectorAll(".steps, .value-field > input, .field, .toggle, select")]
    .filter((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return left < outer.left + 15 || right > outer.right - 15 || top < outer.top || bottom > outer.bottom;
    })
    .map((node) => `${row.textContent}: ${node.className || node.type}`);
})"""


def test_controls_stay_in_their_rows_beside_large_texts(form):
    form.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    for header in "Controls", "Stacks":
        assert rows(form, header).evaluate_all(OUTSIDE) == []


def test_a_search_field_without_a_screen_is_wide(new_page, pages):
    page = new_page(**PHONE)
    page.goto(f"{pages.url}places")
    field = page.get_by_role("searchbox", name="Places")
    expect(field).to_be_visible()
    assert field.bounding_box()["width"] > 300


def test_a_row_keeps_its_background_around_a_view_with_a_color_scheme(new_page, pages):
    page = new_page(color_scheme="light")
    page.goto(f"{pages.url}schemes")
    expect(page.get_by_text("Inner: dark")).to_be_visible()
    backgrounds = page.locator(".form > *").evaluate_all(
        "rows => [...new Set(rows.map((row) => getComputedStyle(row).backgroundColor))]")
    assert backgrounds == ["rgb(255, 255, 255)"]
