"""The focus of a page, and its visibility."""

from playwright.sync_api import Locator, Page

# Notes each frame in which a page that had the focus somewhere has it nowhere.
WATCH = """() => {
  window.lostFocus = [];
  let last = null;
  const look = () => {
    const node = document.activeElement;
    if (node && node !== document.body) last = node.outerHTML.slice(0, 150);
    else if (last && document.body) lostFocus.push(last);
    requestAnimationFrame(look);
  };
  look();
}"""

# What the user sees of the focus: a ring, which is an outline or a shadow, on the node, on a label or
# on the box of a field, or on a node drawn over one of them.
RING = """() => {
  const node = document.activeElement;
  const hasRing = (node, part) => {
    const style = getComputedStyle(node, part);
    if (part && style.content === "none") return false;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = style;
    const isClear = /^rgba\\(.*, 0\\)$|\\/ 0\\)$|^transparent$/.test(outlineColor);
    return boxShadow !== "none" || (outlineStyle !== "none" && parseFloat(outlineWidth) > 0 && !isClear);
  };
  const { width, height } = node.getBoundingClientRect();
  const boxes = [node, ...(node.labels || []), node.closest(".field")].filter(Boolean);
  return {
    node: node.outerHTML.slice(0, 150),
    isBody: node === document.body,
    hasRing: node.matches(":focus-visible") &&
      boxes.some((box) => hasRing(box) || hasRing(box, "::after")),
    hasSize: width > 0 && height > 0,
  };
}"""


class Focus:
    """Moves the focus of a page by keys, and demands that it can be seen wherever it is."""

    # The maximum number of stops before a target.
    MOST = 80

    def __init__(self, page: Page):
        self._page = page

    def watch(self) -> None:
        """Notes from now on when the focus is nowhere."""
        self._page.evaluate(WATCH)

    def assert_is_seen(self) -> None:
        look = self._page.evaluate(RING)
        assert not look["isBody"], "Nothing has the focus."
        assert look["hasRing"], f"The focus can't be seen on {look['node']}"
        assert look["hasSize"], f"The focus is on an invisible node: {look['node']}"

    def assert_was_never_lost(self) -> None:
        self._page.evaluate("() => new Promise(requestAnimationFrame)")
        lost = self._page.evaluate("() => lostFocus")
        assert not lost, f"The focus was lost after it was on {lost[0]}"

    def move_to(self, target: Locator, key: str = "Tab") -> None:
        """Presses a key until something has the focus."""
        stops = []
        for _ in range(self.MOST):
            if target.evaluate("node => node === document.activeElement"):
                return self.assert_is_seen()
            self._page.keyboard.press(key)
            self.assert_is_seen()
            stops.append(self._page.evaluate("() => document.activeElement.outerHTML.slice(0, 80)"))
        raise AssertionError(f"{key} does not get to {target}. It gets to {stops}")
