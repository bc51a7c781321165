"""What a user sees of a long collection, of which the page contains the rows near that."""

from playwright.sync_api import Page

# look(container): the rows of a collection in the viewport, with their places along the way that they
# are scrolled, and the part of the collection in the viewport that belongs to no row, in pixels.
LOOK = """() => { window.look = (container) => {
  const before = document.querySelector(`${container} > [data-rows]`);
  const list = before.parentElement;
  const isHorizontal = list.matches(".hstack");
  const isReversed = isHorizontal && getComputedStyle(list).direction === "rtl";
  const placeOf = (node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return !isHorizontal ? [top, bottom] : isReversed ? [innerWidth - right, innerWidth - left] : [left, right];
  };
  const [first, end, count] = before.dataset.rows.split(" ").map(Number);
  const scroller = isHorizontal ? list.closest(".scroll") : document.scrollingElement;
  const [top, bottom] = isHorizontal ? placeOf(scroller) : [0, innerHeight];
  const gap = parseFloat(getComputedStyle(list)[isHorizontal ? "columnGap" : "rowGap"]) || 0;
  // A fraction of a pixel is rounding.
  const limits = placeOf(list);
  const [start, stop] = [Math.max(top, limits[0]), Math.min(bottom, limits[1])];
  const all = [...list.children].filter((node) => !node.matches(".offscreen,.backing"));
  const rows = [];
  let [blank, seen] = [0, start];
  for (const node of all) {
    const [top, bottom] = placeOf(node);
    if (bottom <= start || top >= stop) continue;
    rows.push({ text: node.querySelector(".text").textContent, place: top, end: bottom });
    if (top - seen > gap + 1) blank += top - seen;
    seen = Math.max(seen, bottom);
  }
  if (stop - seen > gap + 1) blank += stop - seen;
  return { first, end, count, rows, blank, nodes: all.length, seen: rows.map(({ text }) => text) };
}; }"""


class LongList:
    """A long collection in a page, by the container of its rows."""

    def __init__(self, page: Page, container: str = ".rows"):
        self.page = page
        self.container = container
        page.evaluate(LOOK)

    def look(self) -> dict:
        return self.page.evaluate("(container) => look(container)", self.container)
