"""How the parts of a page lie."""

from dataclasses import dataclass

from playwright.sync_api import Page

# The visible nodes, without those that can be scrolled into view sideways or are clipped on purpose.
SURVEY = """() => {
  /** Whether it is there for screen readers only, or to be operated by its label. */
  const isClipped = (node) => getComputedStyle(node).clipPath === "inset(50%)";
  const isInClipped = (node) =>
    node !== document.body && (isClipped(node) || isInClipped(node.parentElement));
  const isSeen = (node) => {
    const { width, height } = node.getBoundingClientRect();
    // The actions of a row appear with the pointer or the focus.
    if (node.closest(".row-actions") && !node.checkVisibility({ opacityProperty: true })) return false;
    return width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true });
  };
  const isScrolled = (node) => {
    for (let each = node.parentElement; each && each !== document.body; each = each.parentElement)
      if (/auto|scroll|hidden/.test(getComputedStyle(each).overflowX)) return true;
    return false;
  };
  const box = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { name: node.outerHTML.slice(0, 120), left, top: top + scrollY, width, height };
  };
  /** True if a word in a control is broken across lines. */
  const isBroken = (node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const { index, 0: word } of texts.currentNode.data.matchAll(/[\\w]+/g)) {
        const range = new Range();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        // The rest of a word that a line limit cuts is below the box of its text.
        const { bottom } = texts.currentNode.parentElement.getBoundingClientRect();
        const rects = [...range.getClientRects()].filter(({ top }) => top < bottom - 2);
        if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) return true;
      }
    return false;
  };
  /** Whether there is anything to be seen of a control itself. */
  const isPainted = (control) =>
    control.textContent.trim() || control.querySelector("svg") ||
    !/^rgba\\(.*, 0\\)$/.test(getComputedStyle(control).backgroundColor);
  /** The words that can be seen of a text, and where. */
  const words = (text) => {
    const edge = text.getBoundingClientRect();
    const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode())
      for (const { index, 0: word } of texts.currentNode.data.matchAll(/\\S+/g)) {
        const range = new Range();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        if (top + height <= edge.bottom + 2)
          found.push({ name: word, left, top: top + scrollY, width, height });
      }
    return found;
  };
  const overlaps = (one, other) =>
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) > 1;
  const controls = "a[href],button,input,select,textarea,[role=button]";
  const seen = [...document.querySelectorAll("body *")].filter(isSeen);
  const painted = seen.filter((node) => node.matches(controls) && isPainted(node));
  const covered = seen.filter((node) => node.matches(".text") && !isInClipped(node)).flatMap((text) => {
    const boxes = painted.filter((control) => !control.contains(text)).map(box);
    return words(text).filter((word) => boxes.some((box) => overlaps(word, box)));
  });
  return {
    width: document.documentElement.clientWidth,
    scrollWidth: document.documentElement.scrollWidth,
    outside: seen
      .filter((node) => !isScrolled(node))
      .map(box)
      .filter(({ left, width }) => left < -0.5 || left + width > innerWidth + 0.5),
    controls: seen
      .filter((node) => node.matches(controls))
      .map((node) => (isClipped(node) ? node.closest("label") : node))
      .map(box),
    broken: seen.filter((node) => node.matches("a[href],button") && isBroken(node)).map(box),
    covered,
  };
}"""


@dataclass
class Box:
    """A rectangle of a page, in CSS pixels from the page's upper left."""

    name: str
    left: float
    top: float
    width: float
    height: float

    def overlaps(self, other: "Box") -> bool:
        """Whether they have more than an edge in common."""
        return (
            min(self.left + self.width, other.left + other.width) - max(self.left, other.left) > 0.5
            and min(self.top + self.height, other.top + other.height) - max(self.top, other.top) > 0.5
        )


@dataclass
class Layout:
    """A page's layout."""

    # The widths of the window and of its content.
    width: int
    scroll_width: int
    # The elements beyond the left or right edge of the window.
    outside: list[Box]
    # All that can be pressed, chosen or filled in.
    controls: list[Box]
    # Buttons and links of which a word is torn apart.
    broken: list[Box]
    # Words that a control lies on.
    covered: list[Box]

    @staticmethod
    def of(page: Page) -> "Layout":
        survey = page.evaluate(SURVEY)
        return Layout(
            width=survey["width"],
            scroll_width=survey["scrollWidth"],
            outside=[Box(**box) for box in survey["outside"]],
            controls=[Box(**box) for box in survey["controls"]],
            broken=[Box(**box) for box in survey["broken"]],
            covered=[Box(**box) for box in survey["covered"]],
        )

    @property
    def overlaps(self) -> list[tuple[Box, Box]]:
        """Controls that lie on each other."""
        return [
            (one, other)
            for place, one in enumerate(self.controls)
            for other in self.controls[place + 1 :]
            if one.overlaps(other)
        ]
