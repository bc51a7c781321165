"""The labels of fields, which stay when there is text in the fields."""

import pytest
from playwright.sync_api import Locator, Page, expect

from support.gallery import open_case_study
from support.shoebox import Shoebox

# What is drawn above the text of a field, its color, and where the text begins below it.
CAPTION = """node => {
  const field = node.closest(".field");
  const style = getComputedStyle(field.querySelector(".caption"));
  const top = parseFloat(style.top) + parseFloat(style.height);
  return {
    text: style.display === "none" ? null : field.querySelector(".caption").textContent,
    isClear: top <= parseFloat(getComputedStyle(node).paddingTop) + 1,
    height: field.getBoundingClientRect().height,
  };
}"""


def caption(field: Locator) -> str | None:
    """The label that is seen beside the text of a field."""
    found = field.evaluate(CAPTION)
    if found["text"] is None:
        return None
    assert found["isClear"], "The label is drawn over the text."
    return found["text"]


def height(field: Locator) -> float:
    return field.evaluate(CAPTION)["height"]


@pytest.fixture(params=[375, 1280])
def form(request, new_page, gallery) -> Page:
    page = new_page(viewport={"width": request.param, "height": 800})
    open_case_study(page, gallery.url, "Forms")
    return page


def test_a_label_is_above_the_text_at_twice_the_size(form):
    form.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    form.get_by_label("Name", exact=True).fill("Tea")
    assert caption(form.get_by_label("Name", exact=True)) == "Name"
    assert caption(form.get_by_label("Notes", exact=True)) == "Notes"


@pytest.mark.parametrize("name", ["Name", "Password"])
def test_a_field_with_text_shows_its_label_and_keeps_its_height(form, name):
    field = form.get_by_label(name, exact=True)
    assert caption(field) is None
    before = height(field)
    field.fill("Tea")
    assert caption(field) == name
    assert height(field) == before
    field.fill("")
    assert caption(field) is None


def test_an_editor_shows_its_label(form):
    assert caption(form.get_by_label("Notes", exact=True)) == "Notes"


def test_a_field_with_a_prompt_shows_its_label_if_it_is_wide_enough(page, shoebox):
    box = Shoebox(page)
    box.open(shoebox.url)
    box.edit()
    # Its accessible name is longer.
    assert caption(box.name("Tea")) == "Name"
    assert caption(box.timer("Tea").minutes_field) is None


def test_a_click_on_the_label_is_one_on_the_field(form):
    field = form.get_by_label("Name", exact=True)
    field.fill("Tea")
    expect(field).to_be_focused()
    form.get_by_role("switch", name="Hot").focus()
    field.click(position={"x": 20, "y": 4})
    expect(field).to_be_focused()
