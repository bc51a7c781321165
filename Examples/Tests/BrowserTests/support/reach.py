"""What of a page a user gets to see and to press, where it has to be scrolled to."""

from dataclasses import dataclass

from playwright.sync_api import Page

SURVEY = """() => {
  const isSeen = (node) => {
    const { width, height } = node.getBoundingClientRect();
    // The actions of a row appear with the pointer or the focus.
    if (node.closest(".row-actions") && !node.checkVisibility({ opacityProperty: true })) return false;
    return width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true }) &&
      !node.closest("[inert],.bar,.picker.segmented > .choices > .label");
  };
  const name = (node) => node.outerHTML.slice(0, 120);
  /** Whether nothing around a node cuts anything of it off for good: it is there, or scrolled to. */
  const isReachable = (node) => {
    const box = node.getBoundingClientRect();
    let [left, right] = [box.left, box.right];
    for (let around = node.parentElement; around; around = around.parentElement) {
      const isPage = around === document.documentElement;
      const { overflowX, clipPath, borderLeftWidth } = getComputedStyle(around);
      if (clipPath !== "none") return true;
      if (overflowX === "visible" && !isPage) continue;
      const edge = isPage ? { left: 0 } : around.getBoundingClientRect();
      const start = edge.left + parseFloat(borderLeftWidth) - around.scrollLeft;
      const isScrolled = isPage || /auto|scroll/.test(overflowX);
      const end = start + (isScrolled ? around.scrollWidth : around.clientWidth);
      if (left < start - 1 || right > end + 1) return false;
      // Scrolling moves it into the box of the enclosing element.
      if (isPage) break;
      [left, right] = [edge.left, edge.right];
    }
    return true;
  };
  /** The words of a text that go on in the next line. */
  const broken = (text) => {
    const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode())
      for (const { index, 0: word } of texts.currentNode.data.matchAll(/[\\p{L}\\p{N}:]+/gu)) {
        const range = new Range();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    return found;
  };
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const seen = [...document.querySelectorAll("main *")].filter(isSeen);
  const texts = seen.filter((node) => node.matches(".text"));
  const boxes = [...texts, ...seen.filter((node) => node.matches("svg,button,input,select,textarea"))]
    .map((node) => [node, node.getBoundingClientRect()]);
  const overlapping = [];
  for (const [index, [one, box]] of boxes.entries())
    for (const [other, otherBox] of boxes.slice(index + 1))
      if (!one.contains(other) && !other.contains(one) && overlap(box, otherBox) &&
          !one.closest(".zstack,.layers,.disclosure") && !other.closest(".zstack,.layers,.disclosure"))
        overlapping.push([name(one), name(other)]);
  return {
    seen: seen.length,
    lost: seen.filter((node) => !isReachable(node)).map(name),
    broken: texts.filter((text) => !text.closest(".scroll")).flatMap(broken),
    overlapping,
  };
}"""


@dataclass
class Reach:
    """What can be reached of a page."""

    # The number of visible elements.
    seen: int
    # The elements that are clipped and out of reach of scrolling.
    lost: list[str]
    # Words that go on in the next line.
    broken: list[str]
    # Texts and controls that lie on each other.
    overlapping: list[list[str]]

    @staticmethod
    def of(page: Page) -> "Reach":
        # The actions of a row appear with the pointer.
        page.mouse.move(0, 0)
        return Reach(**page.evaluate(SURVEY))
