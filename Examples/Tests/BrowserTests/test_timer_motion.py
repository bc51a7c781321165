"""The animations of a timer: its ring, its badge and its reset button."""

import pytest
from playwright.sync_api import Page, expect

from support.motion import assert_moved
from support.recorder import Recorder, Recording
from support.shoebox import Shoebox
from support.timers import LINE, RING, Timer

RESET = '[aria-label="Reset Tea"]'
BADGE = '[aria-label="Done! Reset Tea"]'

# The seconds by which a length of the ring is rounded: to 4 digits of three minutes.
ROUNDED = 0.02


@pytest.fixture
def box(page, shoebox) -> Shoebox:
    box = Shoebox(page)
    box.open(shoebox.url)
    return box


@pytest.fixture
def tea(box) -> Timer:
    """A timer of three minutes."""
    return box.timer("Tea")


@pytest.fixture
def short_tea(box) -> Timer:
    """A timer of one second."""
    tea = box.set_duration("Tea", 1)
    Recorder(box.page).rest()
    return tea


def record(page: Page, selector: str, style: str, act) -> Recording:
    recorder = Recorder(page)
    recorder.start(selector, style)
    act()
    return recorder.finish()


def record_after(page: Page, selector: str, style: str, before, act) -> Recording:
    """Records an element that is shown and not moving before the action."""
    before()
    expect(page.locator(selector)).to_be_visible()
    Recorder(page).rest()
    return record(page, selector, style, act)


def opacities(recording: Recording) -> list[float]:
    return [numbers[0] for numbers in recording.numbers]


def scales(recording: Recording) -> list[float]:
    """The scale in `matrix(a, b, …)`, or 1 without a matrix."""
    return [numbers[0] if numbers else 1 for numbers in recording.numbers]


def shifts(recording: Recording) -> list[float]:
    """The horizontal offsets."""
    return [numbers[4] if numbers else 0 for numbers in recording.numbers]


def assert_rises(values: list[float]) -> None:
    """The values rise from almost 0 to 1."""
    assert values == sorted(values)
    assert values[0] < 0.5
    assert values[-1] == 1


def assert_falls(values: list[float]) -> None:
    """The values fall from 1 to almost 0."""
    assert values == sorted(values, reverse=True)
    assert values[0] == 1
    assert values[-1] < 0.5


def test_the_ring_grows_in(tea):
    recording = record(tea.page, RING, "transform", tea.start.click)
    assert_moved(recording)
    assert_rises(scales(recording))


@pytest.mark.parametrize("act", ["pause", "reset"])
def test_the_ring_shrinks_and_disappears(tea, act):
    button = getattr(tea, act)
    recording = record_after(
        tea.page, RING, "transform", tea.start.click, lambda: button.click()
    )
    assert_moved(recording)
    assert_falls(scales(recording))
    assert not recording.is_there
    expect(tea.page.locator("main [inert]")).to_have_count(0)


def test_the_ring_of_a_finished_timer_shrinks_and_disappears(short_tea):
    start = short_tea.start.click
    _, recording = Recorder(short_tea.page).record(RING, "transform", 2, start)
    assert_moved(recording)
    assert_falls(scales(recording))
    assert not recording.is_there


def test_the_ring_grows_continuously(tea):
    tea.begin()
    tea.reaches(1)
    for recording in Recorder(tea.page).record(LINE, "stroke-dasharray", 3, lambda: None):
        assert_moved(recording)
        # The length of the ring is 1, so that a gap of 2 hides the rest of it.
        assert {gap for _, gap in recording.numbers} == {2}
        seen, *seconds = [length * 180 for length, _ in recording.numbers]
        _, *times = [time / 1000 for time in recording.times]
        first, last = seconds[0], seconds[-1]
        assert first == pytest.approx(seen, abs=ROUNDED), "It jumped."
        assert last == pytest.approx(round(last), abs=ROUNDED), "It is not where a tick has it."
        assert last > first, "It went back."
        assert times[-1] == 1
        way = [first + (last - first) * time for time in times]
        assert seconds == pytest.approx(way, abs=ROUNDED), "It stood still or jumped."


def test_the_reset_button_moves_in_from_the_end_of_the_row(tea):
    recording = record(tea.page, RESET, "transform", tea.start.click)
    assert_moved(recording)
    ways = shifts(recording)
    assert ways == sorted(ways, reverse=True)
    assert ways[0] > tea.reset.bounding_box()["width"] / 2
    assert ways[-1] == 0


def test_the_reset_button_fades_in(tea):
    recording = record(tea.page, RESET, "opacity", tea.start.click)
    assert_moved(recording)
    assert_rises(opacities(recording))


def test_the_reset_button_moves_out_to_the_end_of_the_row(tea):
    recording = record_after(
        tea.page, RESET, "transform", tea.start.click, tea.reset.click
    )
    assert_moved(recording)
    ways = shifts(recording)
    assert ways == sorted(ways)
    assert ways[0] == 0
    assert not recording.is_there
    expect(tea.reset).to_have_count(0)


def test_the_reset_button_fades_out(tea):
    """Pressed by a key, because a button that is pressed by a mouse is paler for a moment."""
    recording = record_after(
        tea.page, RESET, "opacity", tea.start.click, lambda: tea.reset.press("Enter")
    )
    assert_moved(recording)
    assert_falls(opacities(recording))
    assert not recording.is_there


def test_the_badge_grows_in(short_tea):
    recording = record(short_tea.page, BADGE, "transform", short_tea.start.click)
    assert_moved(recording)
    assert_rises(scales(recording))


def test_the_badge_fades_in(short_tea):
    recording = record(short_tea.page, BADGE, "opacity", short_tea.start.click)
    assert_moved(recording)
    assert_rises(opacities(recording))


def test_the_badge_is_turned(short_tea):
    short_tea.start.click()
    turned = short_tea.done.locator("xpath=ancestor-or-self::*[contains(@style, 'rotate')]")
    expect(turned).to_have_css("rotate", "-8deg")


def test_the_badge_shrinks_and_disappears_when_it_is_tapped(short_tea):
    recording = record_after(
        short_tea.page, BADGE, "transform", short_tea.start.click, short_tea.done.click
    )
    assert_moved(recording)
    assert_falls(scales(recording))
    assert not recording.is_there
    expect(short_tea.done).to_have_count(0)


def test_the_badge_fades_out_when_it_is_pressed(short_tea):
    recording = record_after(
        short_tea.page, BADGE, "opacity", short_tea.start.click,
        lambda: short_tea.done.press("Enter"),
    )  # fmt: skip
    assert_moved(recording)
    assert_falls(opacities(recording))
    assert not recording.is_there


def test_a_deleted_row_moves_out_over_the_leading_edge(box):
    box.edit()
    Recorder(box.page).rest()
    recording = record(
        box.page, '[aria-label="Name of Tea"]', "transform", box.button("Delete", "Tea").click
    )
    assert_moved(recording)
    ways = shifts(recording)
    assert ways == sorted(ways, reverse=True)
    assert ways[-1] < 0
    assert not recording.is_there
