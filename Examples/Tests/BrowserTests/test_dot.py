"""The dot of "Animation", as it moves, grows and changes its color."""

import pytest
from playwright.sync_api import Page, expect

from support.gallery import open_case_study
from support.motion import assert_jumped, assert_moved, progress
from support.recorder import Recorder, Recording

DOT = '[aria-label="Dot"]'
# A point of the field, far from the dot's initial place at 150 150.
POINT = (400, 60)


class Dot:
    """The dot of a page and its controls."""

    def __init__(self, page: Page):
        self.page = page
        self.recorder = Recorder(page)
        self.field = page.get_by_role("button", name="Field")
        self.node = page.get_by_role("img", name="Dot")
        self.large = page.get_by_role("switch", name="Large")
        self.rainbow = page.get_by_role("button", name="Rainbow", exact=True)
        self.cancel = page.get_by_role("button", name="Cancel the rainbow")

    def choose(self, movement: str) -> None:
        self.page.get_by_role("combobox", name="Movement").select_option(movement)

    def tap(self, x: float, y: float) -> tuple[int, int]:
        """Taps a point of the field. Gives the point of the window: mice know whole ones only."""
        field = self.field.bounding_box()
        point = (round(field["x"] + x), round(field["y"] + y))
        self.page.mouse.click(*point)
        return point

    def record(self, style: str, act) -> Recording:
        """What becomes of a style of the dot with the next change."""
        self.recorder.start(DOT, style)
        act()
        return self.recorder.finish()

    def record_tap(self) -> Recording:
        """How the dot comes to where it is tapped. It ends right there."""
        self.recorder.start(DOT, "translate")
        point = self.tap(*POINT)
        recording = self.recorder.finish()
        assert self.middle == pytest.approx(point, abs=0.05)
        return recording

    @property
    def middle(self) -> tuple[float, float]:
        box = self.node.bounding_box()
        return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.fixture
def dot(page, gallery) -> Dot:
    open_case_study(page, gallery.url, "Animation")
    return Dot(page)


def test_a_tap_moves_the_dot_like_a_spring(dot):
    recording = dot.record_tap()
    assert_moved(recording)
    ways = progress(recording)
    assert ways == pytest.approx(sorted(ways), abs=0.01), "It went back."
    assert max(ways) < 1.01, "It went too far."
    assert ways == pytest.approx(progress(recording, axis=1), abs=0.01), "It did not go straight."


def test_a_bouncy_dot_overshoots_and_returns(dot):
    dot.choose("Bouncy")
    recording = dot.record_tap()
    assert_moved(recording)
    assert max(progress(recording)) > 1.02


def test_a_linear_dot_moves_at_a_constant_speed(dot):
    dot.choose("Linear")
    recording = dot.record_tap()
    assert_moved(recording)
    assert recording.times[-1] == 350, "It does not take as long as `.linear` does."
    ways = [time / 350 for time in recording.times]
    assert progress(recording) == pytest.approx(ways, abs=0.001)


def test_an_easing_dot_never_overshoots(dot):
    dot.choose("Ease")
    recording = dot.record_tap()
    assert_moved(recording)
    ways = progress(recording)
    assert ways == sorted(ways)
    assert max(ways) == 1


def test_a_dot_without_movement_jumps(dot):
    dot.choose("None")
    recording = dot.record_tap()
    assert_jumped(recording)


def test_the_dot_grows_and_shrinks(dot):
    width = dot.node.bounding_box()["width"]
    for act, factor in (dot.large.check, 2), (dot.large.uncheck, 1):
        recording = dot.record("scale", act)
        assert_moved(recording)
        assert dot.node.bounding_box()["width"] == pytest.approx(width * factor, abs=0.1)


def test_the_rainbow_passes_through_the_colors_in_between(dot):
    dot.choose("Linear")
    for recording in dot.recorder.record(DOT, "fill", 2, dot.rainbow.click):
        assert_moved(recording)
        first, *_, last = recording.numbers
        for color in recording.numbers:
            for parts in zip(color, first, last):
                assert min(parts[1:]) <= parts[0] <= max(parts[1:]), recording.values


def test_no_color_comes_after_the_rainbow_is_cancelled(dot, new_page, gallery):
    dot.record("fill", dot.rainbow.click)
    dot.cancel.click()
    expect(dot.rainbow).to_be_visible()
    dot.recorder.rest()
    dot.recorder.start(DOT, "fill")

    # When another user's rainbow has had three colors, this one would have had another.
    page = new_page()
    open_case_study(page, gallery.url, "Animation")
    other = Dot(page)
    other.recorder.record(DOT, "fill", 3, other.rainbow.click)
    dot.large.click()
    recording = dot.recorder.finish()
    assert recording.animations
    assert len(set(recording.values)) == 1, recording.values
