"""The counter of "Optional child", as it comes and goes."""

import pytest
from playwright.sync_api import Page, expect

from support.gallery import open_case_study
from support.motion import assert_moved
from support.recorder import Recorder, Recording
from support.wire import Wire

# Rows of the form, by their content.
COUNTER = ".form > :has(button)"
NO_COUNTER = ".form > :has(> .text):not(button)"


@pytest.fixture
def wire(page) -> Wire:
    return Wire(page)


@pytest.fixture
def child(page, wire, gallery) -> Page:
    open_case_study(page, gallery.url, "Optional child")
    return page


def toggle(page: Page) -> None:
    page.get_by_role("button", name="Toggle the counter").click()


def record_toggle(page: Page, selector: str, style: str) -> Recording:
    recorder = Recorder(page)
    recorder.start(selector, style)
    toggle(page)
    return recorder.finish()


def opacities(recording: Recording) -> list[float]:
    return [numbers[0] for numbers in recording.numbers]


def scales(recording: Recording) -> list[float]:
    """The scale in `matrix(a, b, …)`; 1 where there is no matrix."""
    return [numbers[0] if numbers else 1 for numbers in recording.numbers]


def test_the_counter_fades_in(child):
    recording = record_toggle(child, COUNTER, "opacity")
    assert_moved(recording)
    values = opacities(recording)
    assert values == sorted(values)
    assert values[0] < 0.5
    assert values[-1] == 1


def test_the_counter_grows_in(child):
    recording = record_toggle(child, COUNTER, "transform")
    assert_moved(recording)
    values = scales(recording)
    assert values == sorted(values)
    assert values[0] < 0.5
    assert values[-1] == 1


def test_the_counter_fades_out_and_is_gone(child):
    record_toggle(child, COUNTER, "opacity")
    recording = record_toggle(child, COUNTER, "opacity")
    assert_moved(recording)
    values = opacities(recording)
    assert values == sorted(values, reverse=True)
    assert values[0] == 1
    assert not recording.is_there
    expect(child.locator("main [inert]")).to_have_count(0)


def test_the_counter_shrinks_and_is_gone(child):
    record_toggle(child, COUNTER, "transform")
    recording = record_toggle(child, COUNTER, "transform")
    assert_moved(recording)
    values = scales(recording)
    assert values == sorted(values, reverse=True)
    assert values[0] == 1
    assert not recording.is_there


def test_the_text_without_a_counter_fades_out_and_is_gone(child):
    recording = record_toggle(child, NO_COUNTER, "opacity")
    assert_moved(recording)
    values = opacities(recording)
    assert values == sorted(values, reverse=True)
    assert not recording.is_there
    expect(child.get_by_text("There is no counter.")).to_have_count(0)


def test_the_last_of_many_toggles_counts(wire, child):
    for _ in range(7):
        toggle(child)
    # The first two events were the size of the window, and what brought the page here.
    wire.wait_until_answered(do="tap", n=9)
    Recorder(child).rest()
    expect(child.get_by_text("There is no counter.")).to_have_count(0)
    expect(child.locator("main [inert]")).to_have_count(0)
    child.get_by_role("button", name="Increment").click()
    expect(child.get_by_text("1", exact=True)).to_be_visible()
