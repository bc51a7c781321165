// Tells views what scroll views show, and which of them are visible.

{
  const states = new WeakMap();

  /** Returns the place and the sizes of what a scroll view shows. */
  const geometryOf = (scroller) => {
    const { scrollLeft, scrollTop: y, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller;
    // From right to left, the start is 0 and the end is negative.
    const isRight = getComputedStyle(scroller).direction === "rtl";
    const x = isRight ? scrollLeft + scrollWidth - clientWidth : scrollLeft;
    return [x, y, scrollWidth, scrollHeight, clientWidth, clientHeight];
  };

  composable.define("composable-scrolling", {
    mounted(node, _value, push) {
      const scroll = node.querySelector(".scroll");
      const scroller = scroll ?? document.scrollingElement;
      let timer = 0;
      const report = () => {
        timer = 0;
        push("scroll", geometryOf(scroller));
      };
      const change = () => { timer ||= setTimeout(report, 100); };
      const target = scroll ?? document;
      target.addEventListener("scroll", change, { passive: true });
      const observer = new ResizeObserver(change);
      observer.observe(scroller);
      states.set(node, () => {
        target.removeEventListener("scroll", change);
        observer.disconnect();
        clearTimeout(timer);
      });
      report();
    },
    removed(node) { states.get(node)?.(); },
  });

  composable.define("composable-scroll-phase", {
    mounted(node, _value, push) {
      const scroll = node.querySelector(".scroll");
      const scroller = scroll ?? document.scrollingElement;
      const target = scroll ?? document;
      let timer = 0;
      const end = () => {
        timer = 0;
        push("phase", [0, ...geometryOf(scroller)]);
      };
      const change = () => {
        if (!timer) push("phase", [1, ...geometryOf(scroller)]);
        clearTimeout(timer);
        timer = setTimeout(end, 150);
      };
      target.addEventListener("scroll", change, { passive: true });
      states.set(node, () => {
        target.removeEventListener("scroll", change);
        clearTimeout(timer);
      });
    },
    removed(node) { states.get(node)?.(); },
  });

  composable.define("composable-visibility", {
    mounted(node, threshold, push) {
      let wasVisible = false;
      const observer = new IntersectionObserver((entries) => {
        const isVisible = entries.at(-1).isIntersecting;
        if (isVisible !== wasVisible) push("visible", wasVisible = isVisible);
      }, { threshold: Math.max(0.01, threshold) });
      observer.observe(node);
      states.set(node, () => observer.disconnect());
    },
    removed(node) { states.get(node)?.(); },
  });
}
