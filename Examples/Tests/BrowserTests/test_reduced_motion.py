"""Pages for users who want nothing to move."""

import pytest
from playwright.sync_api import expect

from support.gallery import open_case_study, open_gallery
from support.motion import assert_jumped
from support.recorder import Recorder
from support.shoebox import Shoebox
from support.timers import LINE, RING

DOT = '[aria-label="Dot"]'


@pytest.fixture
def still_page(new_page):
    return new_page(reduced_motion="reduce")


@pytest.fixture
def recorder(still_page):
    return Recorder(still_page)


def test_screens_are_there_and_gone_at_once(still_page, recorder, gallery):
    open_gallery(still_page, gallery.url)
    link = still_page.get_by_role("button", name="Counter", exact=True)
    back = still_page.get_by_role("button", name="Back")
    for act, is_there in (link.click, True), (back.click, False):
        recorder.start(".screen:nth-child(2)", "transform")
        act()
        recording = recorder.finish()
        assert recording.animations == 0
        assert recording.is_there == is_there
        assert set(recording.values) <= {"none"}


def test_the_dot_jumps(still_page, recorder, gallery):
    open_case_study(still_page, gallery.url, "Animation")
    recorder.start(DOT, "translate")
    still_page.get_by_role("button", name="Field").click(position={"x": 400, "y": 60})
    assert_jumped(recorder.finish())


def test_the_dot_is_large_at_once(still_page, recorder, gallery):
    open_case_study(still_page, gallery.url, "Animation")
    recorder.start(DOT, "scale")
    still_page.get_by_role("switch", name="Large").check()
    assert_jumped(recorder.finish())


def test_the_rainbow_has_no_colors_in_between(still_page, recorder, gallery):
    open_case_study(still_page, gallery.url, "Animation")
    rainbow = still_page.get_by_role("button", name="Rainbow")
    for recording in recorder.record(DOT, "fill", 2, rainbow.click):
        assert_jumped(recording)


@pytest.mark.parametrize("style", ["opacity", "transform"])
def test_the_counter_is_there_and_gone_at_once(still_page, recorder, gallery, style):
    open_case_study(still_page, gallery.url, "Optional child")
    toggle = still_page.get_by_role("button", name="Toggle the counter")
    for is_there in True, False:
        recorder.start(".form > :has(button)", style)
        toggle.click()
        recording = recorder.finish()
        assert recording.animations == 0
        assert recording.is_there == is_there
        assert len(set(recording.values)) == 1, recording.values


def test_the_rows_below_a_removed_one_jump(still_page, recorder, gallery):
    open_case_study(still_page, gallery.url, "Rows with effects")
    recorder.start(".screen:last-child .list > :last-child", "transform")
    still_page.get_by_role("button", name="Remove 1", exact=True).click()
    expect(still_page.get_by_role("button", name="Remove 1", exact=True)).to_have_count(0)
    recorder.rest()
    assert set(recorder.stop().values) == {"none"}


def test_the_ring_is_there_and_gone_at_once(still_page, recorder, shoebox):
    box = Shoebox(still_page)
    box.open(shoebox.url)
    tea = box.timer("Tea")
    for button, is_there in (tea.start, True), (tea.pause, False):
        recorder.start(RING, "transform")
        button.click()
        recording = recorder.finish()
        assert recording.animations == 0
        assert recording.is_there == is_there
        assert set(recording.values) == {"none"}


def test_the_ring_jumps_from_tick_to_tick(still_page, recorder, shoebox):
    box = Shoebox(still_page)
    box.open(shoebox.url)
    box.timer("Tea").begin()
    recorder.start(LINE, "stroke-dasharray")
    assert_jumped(recorder.finish())


@pytest.mark.parametrize("style", ["opacity", "transform"])
def test_the_badge_is_there_and_gone_at_once(still_page, recorder, shoebox, style):
    box = Shoebox(still_page)
    box.open(shoebox.url)
    tea = box.set_duration("Tea", 1)
    for press, is_there in (tea.start.click, True), (lambda: tea.done.press("Enter"), False):
        recorder.start('[aria-label="Done! Reset Tea"]', style)
        press()
        recording = recorder.finish()
        assert recording.animations == 0
        assert recording.is_there == is_there
        assert len(set(recording.values)) == 1, recording.values
