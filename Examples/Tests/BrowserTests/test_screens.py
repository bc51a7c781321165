"""Screens that are pushed and popped: they slide, and only one of them is there for users."""

import pytest
from playwright.sync_api import Page, expect

from support.devices import PHONE
from support.gallery import open_case_study, open_gallery
from support.held import Held
from support.motion import assert_moved
from support.recorder import Recorder, Recording

PUSHED = ".screen:nth-child(2)"

# How far the visible screen and the one below it are from their places, and whether they are inert.
PLACES = """() => [...document.querySelectorAll(".screen")].map((screen) => {
  const { left, top } = screen.getBoundingClientRect();
  return { left, top, inert: screen.inert, isShown: screen.checkVisibility() };
})"""


def shifts(recording: Recording) -> list[float]:
    """The horizontal offsets."""
    return [numbers[4] if numbers else 0 for numbers in recording.numbers]


def names(page: Page) -> list[str]:
    """The names of the headings that screen readers find."""
    return [heading.text_content() for heading in page.get_by_role("heading", level=1).all()]


@pytest.fixture
def gallery_page(page, gallery) -> Page:
    open_gallery(page, gallery.url)
    return page


def link(page: Page, name: str = "Counter"):
    return page.get_by_role("button", name=name, exact=True)


def back(page: Page):
    return page.get_by_role("button", name="Back", exact=True)


def record(page: Page, act) -> Recording:
    recorder = Recorder(page)
    recorder.start(PUSHED, "transform")
    act()
    return recorder.finish()


def test_a_pushed_screen_slides_in_from_the_trailing_edge(gallery_page):
    recording = record(gallery_page, link(gallery_page).click)
    assert_moved(recording)
    ways = shifts(recording)
    assert ways == sorted(ways, reverse=True)
    assert ways[0] == gallery_page.viewport_size["width"]
    assert ways[-1] == 0


def test_a_popped_screen_slides_out_to_the_trailing_edge(page, gallery):
    open_case_study(page, gallery.url, "Counter")
    recording = record(page, back(page).click)
    assert_moved(recording)
    ways = shifts(recording)
    assert ways == sorted(ways)
    assert ways[0] == 0
    assert ways[-1] > page.viewport_size["width"] / 2
    assert not recording.is_there
    expect(page.locator(".screen")).to_have_count(1)


def test_a_screen_slides_the_other_way_where_texts_are_written_from_right_to_left(gallery_page):
    gallery_page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
    ways = shifts(record(gallery_page, link(gallery_page).click))
    assert ways == sorted(ways)
    assert ways[0] == -gallery_page.viewport_size["width"]
    ways = shifts(record(gallery_page, back(gallery_page).click))
    assert ways == sorted(ways, reverse=True)


def test_there_is_one_screen_for_users_while_another_slides_in(gallery_page):
    held = Held(gallery_page, ".screen.covered")
    link(gallery_page).click()
    held.wait()
    below, above = gallery_page.evaluate(PLACES)
    assert below["isShown"] and below["inert"] and below["left"] < 0
    assert above["isShown"] and not above["inert"] and above["left"] > 0
    assert names(gallery_page) == ["Counter"]
    expect(gallery_page.get_by_role("heading", name="Counter")).to_be_focused()
    held.end()
    below, above = gallery_page.evaluate(PLACES)
    assert not below["isShown"] and not below["inert"]
    assert above["left"] == above["top"] == 0


def test_there_is_one_screen_for_users_while_another_slides_out(page, gallery):
    open_case_study(page, gallery.url, "Counter")
    held = Held(page, ".screen.popped")
    back(page).click()
    held.wait()
    below, above = page.evaluate(PLACES)
    assert below["isShown"] and not below["inert"] and below["left"] < 0
    assert above["isShown"] and above["inert"] and above["left"] > 0
    assert names(page) == ["Gallery"]
    expect(link(page)).to_be_focused()
    held.end()
    (below,) = page.evaluate(PLACES)
    assert below["left"] == below["top"] == 0


# The boxes of all that is on a screen, relative to the screen.
LAYOUT = """screen => {
  const edge = screen.getBoundingClientRect();
  const seen = [...screen.querySelectorAll("*")].filter((node) => node.getClientRects().length);
  return seen.map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left - edge.left, top - edge.top, width, height].map(Math.round);
  });
}"""

# The box of a field's label.
CAPTION = "node => getComputedStyle(node.closest('.field').querySelector('.caption')).width"


@pytest.mark.parametrize("study", ["Forms", "Timers", "Reusable features"])
def test_screens_look_the_same_while_they_slide(page, gallery, study):
    open_gallery(page, gallery.url)
    root = page.locator(".screen").first
    before = root.evaluate(LAYOUT)
    held = Held(page, ".screen.covered")
    link(page, study).click()
    held.wait()
    assert root.evaluate(LAYOUT) == before
    held.end()
    pushed = page.locator(PUSHED)
    if study == "Forms":
        page.get_by_label("Name", exact=True).fill("Tea")
        caption = page.get_by_label("Name", exact=True).evaluate(CAPTION)
    before = pushed.evaluate(LAYOUT)
    held = Held(page, ".screen.popped")
    back(page).click()
    held.wait()
    assert pushed.evaluate(LAYOUT) == before
    if study == "Forms":
        assert pushed.locator("[aria-label=Name]").evaluate(CAPTION) == caption


def test_a_screen_can_be_popped_while_it_slides_in(gallery_page):
    held = Held(gallery_page, ".screen.covered")
    link(gallery_page).click()
    held.wait()
    back(gallery_page).press("Enter")
    expect(link(gallery_page)).to_be_focused()
    held.end()
    (screen,) = gallery_page.evaluate(PLACES)
    assert screen == {"left": 0, "top": 0, "inert": False, "isShown": True}


def test_a_scrolled_screen_stays_where_it_is_while_it_is_covered_and_revealed(new_page, gallery):
    page = new_page(**PHONE)
    open_gallery(page, gallery.url)
    last = link(page, "Stores on actors")
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    scroll = page.evaluate("() => scrollY")
    assert scroll > 300
    held = Held(page, ".screen.covered")
    last.click()
    held.wait()
    below, above = page.evaluate(PLACES)
    assert below["top"] == pytest.approx(-scroll, abs=1)
    assert above["top"] == 0
    # The covered screen is longer than the window, which does not scroll for it.
    above = page.locator(PUSHED).bounding_box()["height"]
    assert page.evaluate("() => document.documentElement.scrollHeight") == pytest.approx(above, abs=1)
    held.end()
    held = Held(page, ".screen.popped")
    back(page).click()
    held.wait()
    below, above = page.evaluate(PLACES)
    assert below["top"] == pytest.approx(-scroll, abs=1)
    assert above["top"] == pytest.approx(0, abs=1)
    held.end()
    assert page.evaluate("() => scrollY") == scroll
