"""A list of twelve timers in one page."""

import re

import pytest
from playwright.sync_api import expect

from support.recorder import Recorder
from support.shoebox import NAMES, Shoebox
from support.timers import go_on

# Timers that are not finished before a test is.
LONG = ["Soft egg", "Tea", "Rice", "Pasta", "Sourdough", "Stand up", "Call"]
SHORT = ["Rest", "Plank", "Espresso"]


@pytest.fixture
def box(page, shoebox) -> Shoebox:
    box = Shoebox(page)
    box.open(shoebox.url)
    return box


def test_stopping_one_of_ten_counting_timers(box):
    box.edit()
    for name in SHORT:
        box.timer(name).set_duration(600)
    box.end_editing()
    timers = [box.timer(name) for name in LONG + SHORT]
    for timer in timers:
        timer.begin()
    go_on(timers, by=2)
    *others, espresso = timers
    espresso.stop()
    left = espresso.left.text_content()
    go_on(others, by=3)
    for timer in others:
        timer.counts()
    espresso.rests()
    espresso.shows(left)
    for name in "Look away", "Sprint":
        box.timer(name).rests()


def test_one_timer_in_each_of_ten_tabs(new_context, shoebox):
    context = new_context()
    boxes = [Shoebox(context.new_page()) for _ in range(10)]
    timers = []
    for box in boxes:
        box.open(shoebox.url)
        timers.append(box.timer("Tea"))
        timers[-1].begin()
    go_on(timers)
    stopped = timers.pop(3)
    stopped.stop()
    left = stopped.left.text_content()
    go_on(timers, by=2)
    stopped.rests()
    stopped.shows(left)
    for box in boxes:
        expect(box.page.get_by_role("button", name="Start")).to_have_count(
            12 if box is boxes[3] else 11
        )


def test_a_stopped_timer_continues_where_it_was(box):
    tea = box.timer("Tea")
    tea.begin()
    tea.reaches(2)
    tea.stop()
    minutes, seconds = re.fullmatch(r"3:00, (\d):(\d\d) left", tea.left.text_content()).groups()
    elapsed = 180 - int(minutes) * 60 - int(seconds)
    assert elapsed >= 2
    tea.begin()
    assert int(tea.seconds.text_content()) >= elapsed
    tea.reaches(elapsed + 1)
    tea.reset.click()
    tea.rests()
    tea.shows("3:00")
    expect(tea.reset).to_have_count(0)


def test_the_badge_of_a_finished_timer_resets_it(box):
    tea = box.set_duration("Tea", 1)
    tea.start.click()
    expect(tea.done).to_be_visible()
    tea.rests()
    tea.done.click()
    expect(tea.done).to_have_count(0)
    expect(tea.reset).to_have_count(0)
    tea.start.click()
    expect(tea.done).to_be_visible()


def test_a_timer_is_added_renamed_and_edited(box):
    box.add.click()
    box.lists(*NAMES, "New timer")
    box.edit()
    name = box.name("New timer")
    name.fill("Bath")
    box.lists(*NAMES, "Bath")
    expect(box.name("Bath")).to_be_focused()
    bath = box.timer("Bath")
    bath.set_duration(754)
    box.end_editing()
    bath.shows("12:34")
    bath.begin()
    bath.goes_on()


def test_a_timer_without_a_name_is_shown_as_unnamed(box):
    box.edit()
    box.name("Tea").fill("")
    box.timer("Unnamed").shows("Unnamed")
    box.name("Unnamed").press_sequentially("Mate")
    box.timer("Mate").shows("Mate")


def test_timers_are_deleted(box):
    tea, rice = box.timer("Tea"), box.timer("Rice")
    tea.begin()
    rice.begin()
    box.edit()
    box.delete("Tea")
    box.lists(*[name for name in NAMES if name != "Tea"])
    rice.goes_on()
    for name in NAMES:
        if name not in ("Tea", "Rice"):
            box.delete(name)
    box.lists("Rice")
    rice.goes_on()
    box.delete("Rice")
    expect(box.page.get_by_text("There are no timers.")).to_be_visible()
    box.add.click()
    box.lists("New timer")


def test_the_buttons_above_an_empty_list_do_not_move(box):
    before = box.add.bounding_box()
    box.edit()
    for name in NAMES:
        box.delete(name)
    expect(box.page.get_by_text("There are no timers.")).to_be_visible()
    Recorder(box.page).rest()
    assert box.add.bounding_box() == before


def test_timers_are_moved(box):
    tea = box.timer("Tea")
    tea.begin()
    box.edit()
    expect(box.button("Move", "Espresso", "up")).to_be_disabled()
    expect(box.button("Move", "Rest", "down")).to_be_disabled()
    first, second, third, *rest = NAMES
    box.button("Move", "Tea", "up").click()
    box.lists(first, third, second, *rest)
    box.button("Move", "Tea", "up").click()
    box.lists(third, first, second, *rest)
    expect(box.button("Move", "Tea", "up")).to_be_disabled()
    expect(box.button("Move", "Espresso", "up")).to_be_enabled()
    tea.goes_on()
    box.button("Move", "Tea", "down").click()
    box.lists(first, third, second, *rest)
    tea.goes_on()


def test_a_timer_counts_while_it_is_edited(box):
    tea = box.timer("Tea")
    tea.begin()
    tea.goes_on()
    box.edit()
    expect(tea.minutes_field).to_be_disabled()
    expect(tea.seconds_field).to_be_disabled()
    tea.goes_on()
    box.name("Tea").fill("Green tea")
    green = box.timer("Green tea")
    green.counts()
    green.goes_on()
    box.button("Move", "Green tea", "down").click()
    box.timer("Rice").set_duration(61)
    green.goes_on()
    box.end_editing()
    green.goes_on()
    green.stop()
    expect(green.left).to_be_visible()
