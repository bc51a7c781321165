"""What a user sees of a long collection, of which the page contains the rows near that."""

import re

from playwright.sync_api import Locator, Page

# look(selector): the rows of a container in the viewport, with their places along the way of scrolling,
# and the length of its part in the viewport that belongs to no row.
SCRIPT = """() => {
  const listOf = (selector) => document.querySelector(`${selector} > [data-rows]`).parentElement;
  const isHorizontal = (list) => list.matches(".hstack");
  const isReversed = (list) => isHorizontal(list) && getComputedStyle(list).direction === "rtl";

  const placeOf = (node, list) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return isReversed(list) ? [innerWidth - right, innerWidth - left]
      : isHorizontal(list) ? [left, right] : [top, bottom];
  };

  window.look = (selector) => {
    const list = listOf(selector);
    const { columnGap, rowGap } = getComputedStyle(list);
    // With a pixel for rounding.
    const gap = (parseFloat(isHorizontal(list) ? columnGap : rowGap) || 0) + 1;
    const [first, end, count] = list.querySelector("[data-rows]").dataset.rows.split(" ").map(Number);
    const [from, to] = placeOf(list, list);
    const [top, bottom] = isHorizontal(list) ? placeOf(list.closest(".scroll"), list) : [0, innerHeight];
    const [start, stop] = [Math.max(top, from), Math.min(bottom, to)];
    const nodes = [...list.children].filter((node) => !node.matches(".offscreen,.backing"));
    const rows = [];
    let [blank, seen] = [0, start];
    const see = (place) => { if (place - seen > gap) blank += place - seen; };
    for (const node of nodes) {
      const [top, bottom] = placeOf(node, list);
      if (bottom <= start || top >= stop) continue;
      see(top);
      seen = Math.max(seen, bottom);
      rows.push([node.querySelector(".text").textContent, top]);
    }
    see(stop);
    return { first, end, count, rows, blank, nodes: nodes.length, all: document.querySelectorAll("*").length };
  };

  window.scrollRows = (selector, place) => {
    const list = listOf(selector);
    if (isHorizontal(list)) list.closest(".scroll").scrollLeft = isReversed(list) ? -place : place;
    else document.scrollingElement.scrollTop = place;
  };

  // Keeps the greatest blank of all frames from now on in `mostBlank`.
  window.watch = (selector) => {
    window.mostBlank = 0;
    const see = () => {
      mostBlank = Math.max(mostBlank, look(selector).blank);
      requestAnimationFrame(see);
    };
    see();
  };

  // Resolve when scrolling ends, and when the script has set the space of the other rows thereafter.
  window.listen = () => {
    window.scrolled = within(new Promise((resolve) =>
      document.addEventListener("scrollend", resolve, { capture: true, once: true })), "Nothing was scrolled");
    window.rested = scrolled.then(() => new Promise((resolve) => setTimeout(resolve, 350)));
  };
}"""


class Look:
    """The rows in the viewport: their texts and places, in pixels, of which the first one may be negative."""

    def __init__(self, look: dict):
        # The positions of the rows in the page, and the number of all.
        self.positions = range(look["first"], look["end"])
        self.count = look["count"]
        # The length in the viewport that belongs to no row.
        self.blank = look["blank"]
        # The number of rows in the page, and that of all nodes.
        self.nodes, self.all = look["nodes"], look["all"]
        self.places = dict(map(tuple, look["rows"]))
        self.texts = list(self.places)
        self.numbers = [number(text) for text in self.texts]

    @property
    def lines(self) -> list[list[int]]:
        """The numbers of cells, by line."""
        lines: dict[float, list[int]] = {}
        for text, place in self.places.items():
            lines.setdefault(place, []).append(number(text))
        return list(lines.values())

    def assert_keeps_place_of(self, text: str, place: float) -> None:
        assert text in self.places, f"{text} is not in the viewport, which shows {self.places}"
        shift = self.places[text] - place
        assert abs(shift) <= 1, f"{text} has moved by {shift} px."

    def assert_shows_what(self, before: "Look") -> None:
        """Demands that the first row in the viewport, and its place, are the same as before."""
        text = before.texts[0]
        assert self.texts[0] == text, f"The first row was {text}, and is {self.texts[0]}."
        self.assert_keeps_place_of(text, before.places[text])


class LongList:
    """A long collection in a page, by a selector of the container of its rows."""

    # The most rows that a page of this size has after scrolling, and the most nodes of all.
    MOST_ROWS = 300
    MOST_NODES = 2_000

    def __init__(self, page: Page, container: str = ".rows"):
        self.page = page
        self.container = container
        page.evaluate(SCRIPT)
        page.evaluate("() => settled()")

    def look(self) -> Look:
        return Look(self.page.evaluate("(container) => look(container)", self.container))

    def shown(self) -> Look:
        """Waits until the viewport has rows everywhere, and the server has answered all reports."""
        self.page.wait_for_function(
            "(container) => { const { rows, blank } = look(container); return rows.length && !blank; }",
            arg=self.container)
        self.page.evaluate("() => settled()")
        return self.look()

    def row(self, text: str) -> Locator:
        """The row with a text, if the page has it."""
        return self.page.locator(f"{self.container} > *", has=self.page.get_by_text(text, exact=True))

    def scroll(self, act, rests: bool = True) -> Look:
        """Waits for the rows at the place that something scrolls to, and until they rest there."""
        self.page.evaluate("() => listen()")
        act()
        self.page.evaluate("() => scrolled")
        before = self.shown()
        if not rests:
            return before
        self.page.evaluate("() => rested")
        after = self.look()
        assert not after.blank
        after.assert_shows_what(before)
        return after

    def scroll_to(self, place: float) -> Look:
        """Jumps to a distance from the beginning, in pixels, as one who drags the scroll bar does."""
        return self.scroll(lambda: self.page.evaluate(
            "([container, place]) => scrollRows(container, place)", [self.container, place]))

    def tap(self, name: str) -> Look:
        """Taps a button, which may be out of view."""
        self.page.get_by_role("button", name=name, exact=True).dispatch_event("click")
        return self.shown()


def number(text: str) -> int:
    """The number in the text of a row, such as `Row 70,000`."""
    return int(re.sub(r"\D", "", text))
