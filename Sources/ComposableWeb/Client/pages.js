// Tabs as pages: a swipe selects the page that the user sees, and a selection scrolls to its page.

{
  /** The page that each node shows, and the number of swipes that the server was told of. */
  const states = new WeakMap();
  const panelsOf = (node) => node.querySelector(":scope > .panels");
  const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const isEditable = (target) => target.closest("input, textarea, select, [contenteditable], [role=slider]");

  /** Returns the distance of a page from the place where the user sees it. It is negative on the left. */
  const distance = (panels, page) => page.getBoundingClientRect().left - panels.getBoundingClientRect().left;

  const scroll = (node, index, behavior) => {
    const panels = panelsOf(node), page = panels.children[index];
    const length = page ? distance(panels, page) : 0;
    if (Math.abs(length) < 1) return;
    if (behavior === "smooth") states.get(node).target = index;
    // Unlike a scroll by a length, one to a place does not stop at the pages between.
    panels.scrollTo({ left: panels.scrollLeft + length, behavior: isCalm() ? "instant" : behavior });
  };

  /** Returns the index of the page that the user sees; -1 while the pages are not shown. */
  const visible = (node) => {
    const panels = panelsOf(node);
    let closest = -1, least = Infinity;
    [...panels.children].forEach((page, index) => {
      const length = Math.abs(distance(panels, page));
      if (page.offsetWidth && length < least) [closest, least] = [index, length];
    });
    return closest;
  };

  /** Makes a page the only one that can be used: what the user touches next is on it. */
  const setActive = (panels, index) => {
    [...panels.children].forEach((page, place) => {
      const tab = page.matches(".tab") ? page : page.querySelector(".tab");
      if (tab) tab.inert = place !== index;
    });
  };

  /** Selects another page by the arrow keys. */
  const press = (event) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isEditable(event.target)) return;
    const node = event.currentTarget;
    const dots = [...node.querySelectorAll(":scope > .tab-bar-host .tab-button")];
    if (!dots.includes(event.target)) return;
    const isRightToLeft = getComputedStyle(node).direction === "rtl";
    const dot = dots[dots.indexOf(event.target) + (isRightToLeft ? -direction : direction)];
    event.preventDefault();
    dot?.focus();
    dot?.click();
  };

  composable.define("composable-pages", {
    mounted(node, [selected, swipes], push) {
      const state = { shown: selected, swipes, timer: 0, target: -1, remove: () => {} };
      const panels = panelsOf(node);
      const settle = () => {
        clearTimeout(state.timer);
        const index = visible(node);
        if (state.target >= 0 && index !== state.target) {
          // The end of an earlier scroll than the one to the target, unless the user has stopped that.
          state.target = -1;
          state.timer = setTimeout(settle, 600);
          return;
        }
        state.target = -1;
        if (index < 0 || index === state.shown) return;
        state.shown = index;
        setActive(panels, index);
        push("page", [index, ++state.swipes]);
      };
      // Some browsers do not report the end.
      const wait = () => {
        clearTimeout(state.timer);
        state.timer = setTimeout(settle, 150);
      };
      const [event, listener] = "onscrollend" in window ? ["scrollend", settle] : ["scroll", wait];
      panels.addEventListener(event, listener, { passive: true });
      node.addEventListener("keydown", press);
      // The page stays when the window gets another width, and is found when it gets one at all.
      let width = panels.clientWidth;
      const sizes = new ResizeObserver(() => {
        if (panels.clientWidth === width) return;
        width = panels.clientWidth;
        scroll(node, state.shown, "instant");
      });
      sizes.observe(panels);
      state.remove = () => {
        clearTimeout(state.timer);
        sizes.disconnect();
        panels.removeEventListener(event, listener);
        node.removeEventListener("keydown", press);
      };
      states.set(node, state);
      // The user may have swiped before the script was loaded.
      if (panels.scrollLeft) wait();
      else scroll(node, selected, "instant");
    },
    updated(node, [selected, swipes]) {
      const state = states.get(node);
      // Older than what the user has done since.
      if (swipes !== state.swipes) return;
      const isShown = selected === state.shown;
      state.shown = selected;
      // The server does not know that another page was active meanwhile.
      setActive(panelsOf(node), selected);
      // The user may already be on the way to the next page.
      if (!isShown) scroll(node, selected, "smooth");
    },
    removed(node) { states.get(node).remove(); },
  });
}
