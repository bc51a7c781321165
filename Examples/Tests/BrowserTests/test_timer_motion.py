"""The animations of a timer: its ring, its badge and its reset button."""

import pytest
from playwright.sync_api import Page, expect

from support.motion import assert_moved
from support.recorder import Recorder, Recording
from support.shoebox import Shoebox
from support.timers import LINE, RING, Timer

RESET = '[aria-label="Reset Sprint"]'
BADGE = '[aria-label="Done! Reset Sprint"]'


@pytest.fixture
def box(page, shoebox) -> Shoebox:
    box = Shoebox(page)
    box.open(shoebox.url)
    return box


@pytest.fixture
def sprint(box) -> Timer:
    """A timer of 15 seconds."""
    return box.timer("Sprint")


@pytest.fixture
def short_sprint(box) -> Timer:
    """A timer of one second."""
    sprint = box.set_duration("Sprint", 1)
    Recorder(box.page).rest()
    return sprint


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


def test_the_ring_grows_in(sprint):
    recording = record(sprint.page, RING, "transform", sprint.start.click)
    assert_moved(recording)
    assert_rises(scales(recording))


@pytest.mark.parametrize("act", ["pause", "reset"])
def test_the_ring_shrinks_and_disappears(sprint, act):
    button = getattr(sprint, act)
    recording = record_after(
        sprint.page, RING, "transform", sprint.start.click, lambda: button.click()
    )
    assert_moved(recording)
    assert_falls(scales(recording))
    assert not recording.is_there
    expect(sprint.page.locator("main [inert]")).to_have_count(0)


def test_the_ring_of_a_finished_timer_shrinks_and_disappears(short_sprint):
    start = short_sprint.start.click
    _, recording = Recorder(short_sprint.page).record(RING, "transform", 2, start)
    assert_moved(recording)
    assert_falls(scales(recording))
    assert not recording.is_there


def test_the_ring_grows_continuously(sprint):
    sprint.begin()
    sprint.reaches(1)
    for recording in Recorder(sprint.page).record(LINE, "stroke-dasharray", 3, lambda: None):
        assert_moved(recording)
        # The length of the ring is 1, so that a gap of 2 hides the rest of it.
        assert {gap for _, gap in recording.numbers} == {2}
        seen, *seconds = [length * 15 for length, _ in recording.numbers]
        _, *times = [time / 1000 for time in recording.times]
        first, last = seconds[0], seconds[-1]
        assert first == pytest.approx(seen, abs=1e-3), "It jumped."
        assert last == pytest.approx(round(last), abs=1e-3), "It is not where a tick has it."
        assert last > first, "It went back."
        assert times[-1] == 1
        way = [first + (last - first) * time for time in times]
        assert seconds == pytest.approx(way, abs=1e-3), "It stood still or jumped."


def test_the_reset_button_moves_in_from_the_end_of_the_row(sprint):
    recording = record(sprint.page, RESET, "transform", sprint.start.click)
    assert_moved(recording)
    ways = shifts(recording)
    assert ways == sorted(ways, reverse=True)
    assert ways[0] > sprint.reset.bounding_box()["width"] / 2
    assert ways[-1] == 0


def test_the_reset_button_fades_in(sprint):
    recording = record(sprint.page, RESET, "opacity", sprint.start.click)
    assert_moved(recording)
    assert_rises(opacities(recording))


def test_the_reset_button_moves_out_to_the_end_of_the_row(sprint):
    recording = record_after(
        sprint.page, RESET, "transform", sprint.start.click, sprint.reset.click
    )
    assert_moved(recording)
    ways = shifts(recording)
    assert ways == sorted(ways)
    assert ways[0] == 0
    assert not recording.is_there
    expect(sprint.reset).to_have_count(0)


def test_the_reset_button_fades_out(sprint):
    """Pressed by a key, because a button that is pressed by a mouse is paler for a moment."""
    recording = record_after(
        sprint.page, RESET, "opacity", sprint.start.click, lambda: sprint.reset.press("Enter")
    )
    assert_moved(recording)
    assert_falls(opacities(recording))
    assert not recording.is_there


def test_the_badge_grows_in(short_sprint):
    recording = record(short_sprint.page, BADGE, "transform", short_sprint.start.click)
    assert_moved(recording)
    assert_rises(scales(recording))


def test_the_badge_fades_in(short_sprint):
    recording = record(short_sprint.page, BADGE, "opacity", short_sprint.start.click)
    assert_moved(recording)
    assert_rises(opacities(recording))


def test_the_badge_is_turned(short_sprint):
    short_sprint.start.click()
    turned = short_sprint.done.locator("xpath=ancestor-or-self::*[contains(@style, 'rotate')]")
    expect(turned).to_have_css("rotate", "-8deg")


def test_the_badge_shrinks_and_disappears_when_it_is_tapped(short_sprint):
    recording = record_after(
        short_sprint.page, BADGE, "transform", short_sprint.start.click, short_sprint.done.click
    )
    assert_moved(recording)
    assert_falls(scales(recording))
    assert not recording.is_there
    expect(short_sprint.done).to_have_count(0)


def test_the_badge_fades_out_when_it_is_pressed(short_sprint):
    recording = record_after(
        short_sprint.page, BADGE, "opacity", short_sprint.start.click,
        lambda: short_sprint.done.press("Enter"),
    )  # fmt: skip
    assert_moved(recording)
    assert_falls(opacities(recording))
    assert not recording.is_there


def test_a_deleted_row_moves_out_over_the_leading_edge(box):
    box.edit()
    Recorder(box.page).rest()
    recording = record(
        box.page, '[aria-label="Name of Sprint"]', "transform", box.button("Delete", "Sprint").click
    )
    assert_moved(recording)
    ways = shifts(recording)
    assert ways == sorted(ways, reverse=True)
    assert ways[-1] < 0
    assert not recording.is_there
