// Scrolls scroll views to where a program has them, and tells it which child the user sees.

{
  const states = new WeakMap();
  const scrollerOf = (node) => node.querySelector(".scroll") ?? document.scrollingElement;

  const scroll = (node, [, , number, x, y, isSmooth]) => {
    if (number === undefined) return;
    const scroller = scrollerOf(node), style = getComputedStyle(scroller);
    // From right to left, the start is 0 and the end is negative.
    const left = x !== null && style.direction === "rtl" ? scroller.clientWidth - scroller.scrollWidth + x : x;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scroller.scrollTo({
      left: left ?? scroller.scrollLeft, top: y ?? scroller.scrollTop, behavior: isSmooth && !isCalm ? "smooth" : "instant",
    });
  };

  composable.define("composable-scroll-position", {
    mounted(node, value, push) {
      const state = { value, timer: 0, last: 0 };
      const report = () => {
        state.timer = 0;
        const scroller = scrollerOf(node);
        const { left, top } = scroller === document.scrollingElement ? { left: 0, top: 0 } : scroller.getBoundingClientRect();
        const [anchorX, anchorY] = state.value;
        // A little inside, since two children meet at an edge.
        const x = left + 1 + anchorX * (scroller.clientWidth - 2), y = top + 1 + anchorY * (scroller.clientHeight - 2);
        const distance = (child) => {
          const box = child.getBoundingClientRect();
          return Math.max(box.left - x, x - box.right, 0) + Math.max(box.top - y, y - box.bottom, 0);
        };
        let closest = null, least = Infinity;
        for (const child of node.querySelectorAll(".targets > * > [data-i]")) {
          const length = distance(child);
          if (length < least) [closest, least] = [child, length];
        }
        const id = +closest?.dataset.i || 0;
        if (id && id !== state.last) push("position", state.last = id);
      };
      const change = () => { state.timer ||= setTimeout(report, 100); };
      const scroller = scrollerOf(node);
      const target = scroller === document.scrollingElement ? document : scroller;
      target.addEventListener("scroll", change, { passive: true });
      state.remove = () => {
        target.removeEventListener("scroll", change);
        clearTimeout(state.timer);
      };
      states.set(node, state);
      scroll(node, value);
    },
    updated(node, value) {
      const state = states.get(node), former = state.value[2];
      state.value = value;
      if (value[2] !== former) scroll(node, value);
    },
    removed(node) { states.get(node)?.remove(); },
  });
}
