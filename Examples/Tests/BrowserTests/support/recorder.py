"""How things look in pages while they move."""

import re
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, Page


@dataclass
class Recording:
    """The values of a style before a change, and at each step of its animation."""

    values: list[str]
    # Milliseconds since the change.
    times: list[float]
    # The number of animations.
    animations: int
    # Whether the node is in the page at the end.
    is_there: bool

    @property
    def numbers(self) -> list[list[float]]:
        """The values as the numbers that stand in them."""
        return [numbers(value) for value in self.values]

    @property
    def between(self) -> list[str]:
        """The values that are neither as at the beginning nor as at the end."""
        return [value for value in self.values if value not in (self.values[0], self.values[-1])]


class Recorder:
    """Notes a style of a node of a page, before it moves and under way. See `recorder.js`."""

    def __init__(self, page: Page):
        self._page = page

    @staticmethod
    def add_to(context: BrowserContext) -> None:
        context.add_init_script(path=Path(__file__).with_name("recorder.js"))

    def start(self, selector: str, style: str) -> None:
        self._page.evaluate("([selector, style]) => recorder.start(selector, style)", [selector, style])

    def finish(self) -> Recording:
        """Waits until the node has changed, and takes the animations to their ends."""
        return self._recording(**self._page.evaluate("() => recorder.finish()"))

    def stop(self) -> Recording:
        return self._recording(self._page.evaluate("() => recorder.stop()"))

    def record(self, selector: str, style: str, changes: int, act) -> list[Recording]:
        """What becomes of a style with each of so many changes that something brings about."""
        arguments = [selector, style, changes]
        self._page.evaluate("(arguments) => recorder.record(...arguments)", arguments)
        act()
        return [self._recording(**each) for each in self._page.evaluate("() => recorder.all()")]

    def rest(self) -> None:
        """Ends all animations that there are."""
        self._page.evaluate("() => recorder.rest()")

    @staticmethod
    def _recording(samples: list[dict], animations=0, isThere=True) -> Recording:
        return Recording(
            values=[sample["value"] for sample in samples],
            times=[sample["time"] for sample in samples],
            animations=animations,
            is_there=isThere,
        )


def numbers(value: str) -> list[float]:
    """The numbers in a style: `rgb(1, 2, 3)` has 1, 2 and 3."""
    return [float(number) for number in re.findall(r"-?\d*\.?\d+(?:e-?\d+)?", value)]
