"""What is said of things that move."""

from support.recorder import Recording


def progress(recording: Recording, axis: int = 0) -> list[float]:
    """How far on its way something was at each step: 0 at the beginning, 1 at the end."""
    places = [numbers[axis] for numbers in recording.numbers]
    first, last = places[0], places[-1]
    assert first != last, f"It did not move: {recording.values}"
    return [(place - first) / (last - first) for place in places]


def assert_moved(recording: Recording) -> None:
    """It was in between, and was not there at once."""
    assert recording.animations, "There was no animation."
    assert recording.between, f"It jumped: {recording.values}"


def assert_jumped(recording: Recording) -> None:
    """It was never in between, and nothing was there to move it."""
    assert not recording.animations
    assert recording.values[0] != recording.values[-1], f"It did not move: {recording.values}"
    assert not recording.between, f"It was in between: {recording.values}"
