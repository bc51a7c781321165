"""Pages in the colors that a user has chosen for all pages: shapes and states are still seen.

Browsers replace the colors of texts and borders, and remove backgrounds and shadows.
"""

import pytest
from playwright.sync_api import Locator, Page, expect

from support.form_looks import open_form_rows
from support.gallery import open_case_study
from support.pixels import colors
from support.recorder import Recorder


@pytest.fixture(params=["light", "dark"])
def forced_page(request, new_page) -> Page:
    # As high as the longest page.
    return new_page(
        forced_colors="active", color_scheme=request.param, viewport={"width": 1000, "height": 2600})


@pytest.fixture
def form(forced_page, pages) -> Page:
    open_form_rows(forced_page, pages.url)
    forced_page.mouse.move(0, 0)
    return forced_page


def paint(node: Locator, *places: tuple[float, float]) -> list[tuple[int, int, int]]:
    """The colors at places of a node: (0, 0) is its upper left corner, and (1, 1) the lower right."""
    box = node.bounding_box()
    points = [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in places]
    return colors(node.page, points)


def edge(node: Locator) -> set[tuple[int, int, int]]:
    """The colors around the left edge of a node."""
    box = node.bounding_box()
    points = [(box["x"] + x, box["y"] + box["height"] / 2) for x in range(-3, 4)]
    return set(colors(node.page, points))


def controls(form: Page) -> Locator:
    return form.locator(".section", has=form.get_by_text("Controls", exact=True))


def test_the_state_of_a_switch_is_seen(form):
    switch = controls(form).get_by_role("switch")
    expect(switch).to_be_checked()
    [on_left, on_right] = paint(switch, (0.25, 0.5), (0.75, 0.5))
    switch.uncheck()
    Recorder(form).rest()
    form.mouse.move(0, 0)
    [off_left, off_right] = paint(switch, (0.25, 0.5), (0.75, 0.5))
    assert on_left != on_right
    assert off_left != off_right
    assert (on_left, on_right) != (off_left, off_right)


def test_the_value_of_a_progress_bar_is_seen(form):
    bar = controls(form).get_by_role("progressbar", name="Progress").first
    [completed, rest] = paint(bar, (0.2, 0.5), (0.8, 0.5))
    assert completed != rest
    assert len(edge(bar)) > 1


def test_the_value_of_a_ring_is_seen(form):
    ring = controls(form).locator(".ring")
    [completed, rest] = paint(ring, (0.95, 0.5), (0.05, 0.5))
    assert completed != rest


def test_the_choice_of_segments_is_seen(form):
    chosen, other = controls(form).locator(".segmented .option").all()
    assert paint(chosen, (0.1, 0.5)) != paint(other, (0.1, 0.5))


@pytest.mark.parametrize("name", ["Bordered", "Prominent"])
def test_the_border_of_a_button_is_seen(form, name):
    button = controls(form).get_by_role("button", name=name)
    box = button.bounding_box()
    points = [(box["x"] + x, box["y"] + box["height"] / 2) for x in range(12, 20)]
    assert len(set(colors(form, points))) > 1


def test_cards_are_seen(form):
    row = controls(form).locator(".rows > *").first
    assert len(edge(row)) > 1


def test_a_field_that_is_a_row_has_the_edge_of_its_card(form):
    for row in form.locator(".section", has=form.get_by_text("Fields", exact=True)).locator(".rows > *").all():
        assert len(edge(row)) > 1


def test_dialogs_are_seen(forced_page, gallery):
    open_case_study(forced_page, gallery.url, "Alerts and dialogs")
    forced_page.get_by_role("button", name="Delete Solaris").click()
    expect(forced_page.get_by_role("alertdialog")).to_be_visible()
    Recorder(forced_page).rest()
    assert len(edge(forced_page.locator(".panel"))) > 1
    assert len(edge(forced_page.get_by_role("button", name="Keep"))) > 1
