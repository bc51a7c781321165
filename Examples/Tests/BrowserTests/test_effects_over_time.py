"""Long-running effects: subscriptions, timers, debounces and publishers."""

import pytest
from playwright.sync_api import expect

from support.gallery import open_case_study
from support.motion import assert_moved
from support.recorder import Recorder
from support.server import Server

REST = '[aria-label="Rest"]'
# What turns: around the hand and its offset.
HAND = ':has(> * > * > [aria-label="Hand"])'

# Taps "Cancel" as soon as a text is seen, which may stand for a moment only.
CANCEL_AT = """text => {
  const texts = () => [...document.querySelectorAll(".text")].map((node) => node.textContent);
  window.cancelled = seen(() => texts().includes(text), `There was no ${text}`).then(() =>
    [...document.querySelectorAll("button")].find((node) => node.textContent === "Cancel").click());
}"""


@pytest.fixture
def own_gallery():
    """A gallery with no tabs but the test's. It runs until they are closed."""
    with Server("gallery") as gallery:
        yield gallery


@pytest.mark.isolated
def test_cheers_are_heard_in_all_tabs_that_show_the_screen(own_gallery, new_page):
    first, second = new_page(), new_page()
    for page in first, second:
        open_case_study(page, own_gallery.url, "Long-living effects")
    expect(first.get_by_text("2 listening")).to_be_visible()
    second.get_by_role("button", name="Cheer", exact=True).click()
    for page in first, second:
        expect(page.get_by_text("1 cheers heard")).to_be_visible()

    second.get_by_role("button", name="Back").click()
    expect(first.get_by_text("1 listening")).to_be_visible()
    first.get_by_role("button", name="Cheer", exact=True).click()
    expect(first.get_by_text("2 cheers heard")).to_be_visible()


def test_the_hand_of_a_clock_jumps_each_second_until_it_is_stopped(page, gallery):
    open_case_study(page, gallery.url, "Timers")
    recorder = Recorder(page)
    recorder.start(HAND, "rotate")
    page.get_by_role("button", name="Start").click()
    assert_moved(recorder.finish())
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_a_search_begins_after_the_last_key(page, gallery):
    open_case_study(page, gallery.url, "Debounced search")
    field = page.get_by_label("Country")
    field.fill("fiji")
    expect(page.get_by_text("Fiji", exact=True)).to_be_visible()
    expect(page.get_by_text("1 searches")).to_be_visible()
    field.fill("")
    expect(page.get_by_text("Fiji", exact=True)).to_have_count(0)


def test_the_model_of_a_screen_searches_on_another_thread(page, new_page, gallery):
    open_case_study(page, gallery.url, "Observable object")
    other = new_page()
    open_case_study(other, gallery.url, "Observable object")
    field = page.get_by_label("Country")
    # All at once: keys on a busy machine would be searched for one by one.
    field.fill("fiji")
    page.get_by_role("button", name="Fiji", exact=True).click()
    expect(page.get_by_text("1 searches")).to_be_visible()
    expect(page.get_by_text("Favorites", exact=True)).to_be_visible()
    field.fill("")
    expect(page.get_by_role("button", name="Fiji", exact=True)).to_have_count(0)
    expect(page.get_by_text("2 searches")).to_be_visible()
    # Each tab has a model of its own.
    expect(other.get_by_text("0 searches")).to_be_visible()
    expect(other.get_by_label("Country")).to_have_value("")


def test_the_last_of_many_changes_is_saved(page, gallery):
    open_case_study(page, gallery.url, "Throttle")
    increment = page.get_by_role("button", name="Increment")
    for _ in range(5):
        increment.click()
    expect(page.get_by_text("Level 5 is saved")).to_be_visible()


@pytest.mark.parametrize("way", ["Publisher", "Run"])
def test_each_number_of_a_countdown_moves_in_either_way(page, gallery, way):
    open_case_study(page, gallery.url, "Publisher or run")
    page.get_by_role("combobox", name="Effect").select_option(way)
    start = page.get_by_role("button", name="Start")
    beginning, *numbers = Recorder(page).record(REST, "scale", 5, start.click)
    assert beginning.animations == 0
    for recording in numbers:
        assert_moved(recording)
    expect(page.get_by_text("Lift-off!")).to_be_visible()


@pytest.mark.parametrize("way", ["Publisher", "Run"])
def test_a_cancelled_countdown_is_gone_in_either_way(page, new_page, gallery, way):
    open_case_study(page, gallery.url, "Publisher or run")
    page.get_by_role("combobox", name="Effect").select_option(way)
    page.evaluate(CANCEL_AT, "3")
    page.get_by_role("button", name="Start").click()
    page.evaluate("() => cancelled")
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)

    # When another user's countdown is over, this one would have been, too.
    other = new_page()
    open_case_study(other, gallery.url, "Publisher or run")
    other.get_by_role("combobox", name="Effect").select_option(way)
    other.get_by_role("button", name="Start").click()
    expect(other.get_by_text("Lift-off!")).to_be_visible()
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)
