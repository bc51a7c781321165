"""Animations that stand still, so that tests can look at them."""

from playwright.sync_api import Page

# Has `held` resolve when something is in the page, with all animations at the given part of their
# time from then on.
HOLD = """([selector, part]) => {
  window.standAt = (part) => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect.getComputedTiming();
      if (endTime === Infinity) continue;
      animation.pause();
      animation.currentTime = endTime * part;
    }
  };
  window.held = seen(() => document.querySelector(selector), `There was no ${selector}`)
    .then(() => standAt(part));
}"""


class Held:
    """Holds the animations that begin with the appearance of an element."""

    def __init__(self, page: Page, selector: str, part: float = 0.5):
        self._page = page
        page.evaluate(HOLD, [selector, part])

    def wait(self) -> None:
        """Returns when the element is there and the animations stand."""
        self._page.evaluate("() => held")

    def stand_at(self, part: float) -> None:
        """Has all animations stand at a part of their time: 0 is their begin, and 1 their end."""
        self._page.evaluate("part => standAt(part)", part)

    def end(self) -> None:
        """Ends the animations."""
        self._page.evaluate("() => recorder.rest()")
