// Measures the subviews of layouts whose places the server computes.

{
  // As the server has them: the ideal length, a maximum, and the length of what has none.
  const [ideal, maximum, infinite] = [-1, -2, 100000];
  /** The minimum time between two answers, in milliseconds. */
  const interval = 50;

  /**
   * The questions of a layout, its last answer, and what it is measured again for.
   * @type {Map<HTMLElement, {
   *   value: number[], push: (name: string, value?: any) => void, answer: string, targets: Set<Element>,
   *   sizes: ResizeObserver, changes: MutationObserver,
   * }>}
   */
  const layouts = new Map();
  /** @type {Set<HTMLElement>} */
  const changed = new Set();
  let timer = 0;

  const change = (node) => {
    changed.add(node);
    if (!timer) timer = setTimeout(report, 0);
  };

  const report = () => {
    timer = changed.size ? setTimeout(report, interval) : 0;
    const nodes = [...changed];
    changed.clear();
    for (const node of nodes) answer(node);
  };

  /** Sets styles that neither the theme nor a running animation overrides. */
  const force = (node, styles) => {
    for (const name in styles) node.style.setProperty(name, styles[name], "important");
  };

  /**
   * Returns the size of a node without transforms. A text in a narrower place would wrap, so it has fractions: of
   * 16, which all browsers add without a loss.
   */
  const sizeOf = (node, round) => {
    const { width, height } = getComputedStyle(node);
    return [width, height].map((length) => round((parseFloat(length) || 0) * 16) / 16);
  };

  const isGrowing = (node, axis) => node.matches(`.g${axis}, .h${axis}`) && !node.matches(`.w${axis}`);

  /** Proposes a size to a subview, which takes what it needs of it. */
  const propose = (wrapper, width, height) => {
    const child = wrapper.firstElementChild;
    const isWide = isGrowing(child, "x") && width !== ideal;
    const isHigh = isGrowing(child, "y") && height !== ideal;
    const points = (length) => `${length === maximum ? infinite : length}px`;
    force(wrapper, {
      width: isWide ? points(width) : width === 0 ? "min-content" : "max-content",
      "max-width": isWide || width <= 0 ? "none" : points(width),
      height: isHigh ? points(height) : "auto",
    });
  };

  /**
   * Returns the size that a subview has taken. What expands has an ideal size of at least 10 points, as in SwiftUI,
   * and a field that of some words.
   */
  const taken = (wrapper, width, height) => {
    const child = wrapper.firstElementChild;
    const [x, y] = sizeOf(child, Math.ceil);
    const least = child.querySelector("input:not([type=checkbox], [type=radio]), textarea") ? 160 : 10;
    return [
      width === ideal && isGrowing(child, "x") ? Math.max(x, least) : x,
      height === ideal && isGrowing(child, "y") ? Math.max(y, 10) : y,
    ];
  };

  /** Returns the space that a layout has, while it asks for all of it; in another layout, what that proposes. */
  const available = (node, proposed) => {
    const [width, height] = sizeOf(node, Math.floor);
    const isScrolling = node.closest(".scroll.x, .wx, .subview")?.matches(".scroll.x");
    return [isScrolling || proposed === "none" ? ideal : width, node.matches(".gy") ? height : ideal];
  };

  /**
   * Returns the available size, and the sizes of subviews for proposals; null if the questions are about others.
   * @type {(node: HTMLElement, questions: number[]) => number[] | null}
   */
  const measure = (node, questions) => {
    const wrappers = [...node.children].filter((child) => child.dataset.i && child.firstElementChild);
    /** The questions that can be answered at once: one for each subview. */
    const rounds = [], counts = new Map();
    for (let index = 0; index < questions.length; index += 3) {
      const [number, width, height] = questions.slice(index, index + 3);
      const wrapper = wrappers[number];
      if (!wrapper) return null;
      const round = counts.get(wrapper) ?? 0;
      counts.set(wrapper, round + 1);
      (rounds[round] ||= []).push({ wrapper, width, height, place: 2 * index / 3 + 2 });
    }
    const around = node.parentElement.closest(".subview");
    const styles = [node, ...around ? [around] : [], ...counts.keys()].map((each) => [each, each.style.cssText]);
    const proposed = around?.style.getPropertyValue("--proposed-width");
    if (proposed && proposed !== "none") force(around, { width: proposed });
    node.classList.add("measuring");
    force(node, { "--layout-width": `${infinite}px` });
    const lengths = available(node, proposed);
    for (const round of rounds) {
      for (const { wrapper, width, height } of round) propose(wrapper, width, height);
      for (const { wrapper, width, height, place } of round)
        [lengths[place], lengths[place + 1]] = taken(wrapper, width, height);
    }
    for (const [each, text] of styles) each.style.cssText = text;
    node.classList.remove("measuring");
    return lengths;
  };

  /** Sends the sizes of a layout unless the server knows them. */
  const answer = (node) => {
    const layout = layouts.get(node);
    if (!layout) return;
    observe(node, layout);
    // One that is not shown has no sizes. It gets one when it is shown.
    if (!node.checkVisibility()) return;
    const [version, ...questions] = layout.value;
    const lengths = measure(node, questions);
    // The changes that the measurement has made.
    layout.changes.takeRecords();
    if (!lengths) return;
    const answer = [version, ...lengths];
    const text = JSON.stringify(answer);
    if (text !== layout.answer) layout.push("composable-layout", answer);
    layout.answer = text;
  };

  /** Observes what the sizes depend on: the subviews, and the first element around that is as wide as it can be. */
  const observe = (node, { targets, sizes }) => {
    const current = new Set([node, ...[...node.children].flatMap((child) => child.firstElementChild ?? [])]);
    let around = node.parentElement;
    while (around?.matches(".mx")) {
      current.add(around);
      around = around.parentElement;
    }
    if (around) current.add(around);
    for (const target of targets) {
      if (current.has(target)) continue;
      sizes.unobserve(target);
      targets.delete(target);
    }
    for (const target of current) {
      if (targets.has(target)) continue;
      sizes.observe(target);
      targets.add(target);
    }
  };

  composable.define("composable-layout", {
    mounted(node, value, push) {
      const changes = new MutationObserver(() => change(node));
      changes.observe(node, { subtree: true, childList: true, characterData: true, attributes: true });
      const sizes = new ResizeObserver(() => change(node));
      layouts.set(node, { value, push, answer: "", targets: new Set(), sizes, changes });
      answer(node);
    },
    updated(node, value) {
      layouts.get(node).value = value;
      answer(node);
    },
    removed(node) {
      const layout = layouts.get(node);
      layout.changes.disconnect();
      layout.sizes.disconnect();
      layouts.delete(node);
    },
  });
}
