// Scrolls scroll views to where a program has them, and tells it which child the user sees.

{
  const states = new WeakMap();
  const scrollerOf = (node) => node.querySelector(".scroll") ?? document.scrollingElement;

  const scroll = (node, [, , number, x, y, isSmooth]) => {
    if (x === null && y === null || number === undefined) return;
    const scroller = scrollerOf(node), style = getComputedStyle(scroller);
    // From right to left, the start is 0 and the end is negative.
    const left = x !== null && style.direction === "rtl" ? scroller.clientWidth - scroller.scrollWidth + x : x;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scroller.scrollTo({
      left: left ?? scroller.scrollLeft, top: y ?? scroller.scrollTop, behavior: isSmooth && !isCalm ? "smooth" : "instant",
    });
  };

  /** Returns the part of the window that a scroll view takes. */
  const boxOf = (scroller) => scroller === document.scrollingElement
    ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : scroller.getBoundingClientRect();

  /** The children of the stacks whose children are scrolled to. */
  const targetsIn = (node) => [...node.querySelectorAll(".targets > * > [data-i]")];

  /** Calls a function at most 10 times a second while a scroll view scrolls. Returns one that ends that. */
  const observe = (scroller, observesSize, action) => {
    let timer = 0;
    const target = scroller === document.scrollingElement ? document : scroller;
    const change = () => {
      timer ||= setTimeout(() => {
        timer = 0;
        action();
      }, 100);
    };
    const sizes = new ResizeObserver(change);
    target.addEventListener("scroll", change, { passive: true });
    if (observesSize) sizes.observe(scroller);
    return () => {
      target.removeEventListener("scroll", change);
      sizes.disconnect();
      clearTimeout(timer);
    };
  };

  composable.define("composable-visible-targets", {
    mounted(node, [threshold, maximumCount], push) {
      let last = "";
      const report = () => {
        const box = boxOf(scrollerOf(node));
        const visible = targetsIn(node).filter((child) => {
          const { left, top, right, bottom, width, height } = child.getBoundingClientRect();
          const shownWidth = Math.min(right, box.right) - Math.max(left, box.left);
          const shownHeight = Math.min(bottom, box.bottom) - Math.max(top, box.top);
          return shownWidth > 0 && shownHeight > 0 && shownWidth * shownHeight >= threshold * width * height;
        });
        const ids = visible.slice(0, maximumCount).map((child) => +child.dataset.i);
        if (last !== (last = `${ids}`)) push("targets", ids);
      };
      states.set(node, { remove: observe(scrollerOf(node), true, report) });
    },
    removed(node) { states.get(node)?.remove(); },
  });

  composable.define("composable-scroll-position", {
    mounted(node, value, push) {
      const state = { value, last: 0, isUser: false };
      const report = () => {
        const scroller = scrollerOf(node), { left, top } = boxOf(scroller), [anchorX, anchorY] = state.value;
        // A little inside, since two children meet at an edge.
        const x = left + 1 + anchorX * (scroller.clientWidth - 2), y = top + 1 + anchorY * (scroller.clientHeight - 2);
        const distance = (child) => {
          const box = child.getBoundingClientRect();
          return Math.max(box.left - x, x - box.right, 0) + Math.max(box.top - y, y - box.bottom, 0);
        };
        let closest = null, least = Infinity;
        for (const child of targetsIn(node)) {
          const length = distance(child);
          if (length < least) [closest, least] = [child, length];
        }
        const id = +closest?.dataset.i || 0;
        if (id && id !== state.last) push("position", [state.last = id, +state.isUser]);
      };
      const inputs = ["wheel", "touchmove", "pointerdown", "keydown"];
      const noteUser = () => { state.isUser = true; };
      for (const type of inputs) node.addEventListener(type, noteUser, { passive: true });
      const end = observe(scrollerOf(node), false, report);
      state.remove = () => {
        for (const type of inputs) node.removeEventListener(type, noteUser);
        end();
      };
      states.set(node, state);
      scroll(node, value);
    },
    updated(node, value) {
      const state = states.get(node), former = state.value[2];
      state.value = value;
      if (value[2] === former) return;
      state.isUser = false;
      scroll(node, value);
    },
    removed(node) { states.get(node)?.remove(); },
  });
}
