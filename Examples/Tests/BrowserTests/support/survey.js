// Surveys a page as it stands, in one pass: how its parts lie, what of them can be reached, and how
// well its texts can be read.
//
// Returns the findings: pairs of a kind and a description.
async ({ width, target, button, contrast }) => {
  await settled();
  await recorder.rest();

  const findings = [];
  const find = (kind, ...parts) => findings.push([kind, parts.join(" ")]);
  const describe = (node) => node.outerHTML.slice(0, 120);

  /** A function that computes its value once for each node. */
  const memoized = (compute) => {
    const values = new Map();
    return (node) => {
      if (!values.has(node)) values.set(node, compute(node));
      return values.get(node);
    };
  };

  const boxOf = memoized((node) => node.getBoundingClientRect());
  const styleOf = memoized((node) => getComputedStyle(node));
  const sizeOf = ({ width, height }) => `is ${width.toFixed(1)} × ${height.toFixed(1)}`;

  /** Whether two boxes have more than an edge in common. */
  const overlap = (one, other, margin = 1) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > margin &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > margin;

  const isVisible = (node) => {
    const { width, height } = boxOf(node);
    // The actions of a row appear with the pointer or the focus.
    if (node.closest(".row-actions") && !node.checkVisibility({ opacityProperty: true })) return false;
    return width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true });
  };
  /** Whether it is there for screen readers only, or to be operated by its label. */
  const isClipped = (node) => styleOf(node).clipPath === "inset(50%)";
  const isInClipped = memoized((node) =>
    node !== document.body && (isClipped(node) || isInClipped(node.parentElement)));

  /** The words of a node that match a pattern, with their ranges. */
  const wordsOf = (node, pattern) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const words = [];
    while (texts.nextNode())
      for (const { index, 0: word } of texts.currentNode.data.matchAll(pattern)) {
        const range = new Range();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        words.push({ word, range, parent: texts.currentNode.parentElement });
      }
    return words;
  };
  /** Whether a word goes on in the next line. */
  const isBroken = ({ range, parent }) => {
    // What a line limit cuts is below the box of its text.
    const { bottom } = boxOf(parent);
    const rects = [...range.getClientRects()].filter(({ top }) => top < bottom - 2);
    return new Set(rects.map(({ top }) => Math.round(top))).size > 1;
  };

  const visible = [...document.querySelectorAll("body *")].filter(isVisible);
  const controls = visible.filter((node) =>
    node.matches("a[href],button,input,select,textarea,[role=button]"));
  const texts = visible.filter((node) => node.matches(".text"));

  /** The bar that a node is in, if any: it stays visible, and covers what scrolls below it. */
  const barOf = memoized((node) => node.closest(".pinned, .sidebar-toggle"));

  // The window -------------------------------------------------------------------------------------

  const { clientWidth, scrollWidth } = document.documentElement;
  if (clientWidth !== width) find("window", `is ${clientWidth} wide instead of ${width}`);
  if (scrollWidth > clientWidth) find("window", `scrolls sideways: ${scrollWidth} > ${clientWidth}`);

  const isScrolled = memoized((node) => {
    const parent = node.parentElement;
    if (!parent || parent === document.body) return false;
    return /auto|scroll|hidden/.test(styleOf(parent).overflowX) || isScrolled(parent);
  });
  for (const node of visible) {
    const { left, right } = boxOf(node);
    if ((left < -0.5 || right > innerWidth + 0.5) && !isScrolled(node))
      find("outside", describe(node), `is at ${left} … ${right}`);
  }

  // Controls ---------------------------------------------------------------------------------------

  const targets = controls.map((node) => {
    const shown = isClipped(node) ? node.closest("label") : node;
    return { node: shown, box: boxOf(shown) };
  });
  for (const [index, { node, box }] of targets.entries()) {
    if (box.width < target || box.height < target) find("small control", describe(node), sizeOf(box));
    else if (node.localName === "button" && box.height < button)
      find("low button", describe(node), sizeOf(box));
    for (const other of targets.slice(index + 1))
      if (barOf(node) === barOf(other.node) && overlap(box, other.box, 0.5))
        find("overlapping controls", describe(node), "and", describe(other.node));
  }

  for (const node of controls)
    if (node.matches("a[href],button") && wordsOf(node, /\w+/g).some(isBroken))
      find("torn word", describe(node));

  /** Whether there is anything to be seen of a control itself. */
  const isPainted = (control) =>
    control.textContent.trim() || control.querySelector("svg") ||
    !/^rgba\(.*, 0\)$/.test(styleOf(control).backgroundColor);
  const painted = controls.filter(isPainted);
  for (const text of texts) {
    if (isInClipped(text)) continue;
    const others = painted.filter((control) =>
      !control.contains(text) && barOf(control) === barOf(text));
    for (const { word, range } of wordsOf(text, /\S+/g)) {
      const box = range.getBoundingClientRect();
      if (box.bottom > boxOf(text).bottom + 2) continue;
      const cover = others.find((control) => overlap(box, boxOf(control)));
      if (cover) find("covered word", word, "below", describe(cover));
    }
  }

  // Reach ------------------------------------------------------------------------------------------

  /** Whether nothing around a node cuts anything of it off for good: it is there, or scrolled to. */
  const isReachable = (node) => {
    let { left, right } = boxOf(node);
    for (let around = node.parentElement; around; around = around.parentElement) {
      const isPage = around === document.documentElement;
      const { overflowX, clipPath, borderLeftWidth } = styleOf(around);
      if (clipPath !== "none") return true;
      if (overflowX === "visible" && !isPage) continue;
      const edge = isPage ? { left: 0 } : boxOf(around);
      const start = edge.left + parseFloat(borderLeftWidth) - around.scrollLeft;
      const isScrolled = isPage || /auto|scroll/.test(overflowX);
      const end = start + (isScrolled ? around.scrollWidth : around.clientWidth);
      if (left < start - 1 || right > end + 1) return false;
      // Scrolling moves it into the box of the enclosing element.
      if (isPage) break;
      ({ left, right } = edge);
    }
    return true;
  };
  const parts = visible.filter((node) => node.closest("main") && !node.matches("main") &&
    !node.closest("[inert],.bar,.picker.segmented > .choices > .label"));
  for (const node of parts) if (!isReachable(node)) find("lost part", describe(node));

  for (const text of parts)
    if (text.matches(".text") && !text.closest(".scroll") && !isInClipped(text))
      for (const found of wordsOf(text, /[\p{L}\p{N}:]+/gu))
        if (isBroken(found)) find("broken word", found.word);

  const isLayered = (node) => node.closest(".zstack,.layers,.disclosure");
  const single = parts.filter((node) =>
    node.matches(".text,svg,button,input,select,textarea") && !isLayered(node));
  for (const [index, one] of single.entries())
    for (const other of single.slice(index + 1))
      if (overlap(boxOf(one), boxOf(other)) && !one.contains(other) && !other.contains(one)
        && barOf(one) === barOf(other))
        find("overlapping parts", describe(one), "and", describe(other));

  // Contrast: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio ---------------------------------------

  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  /** The color of layers on each other, from the lowest to the highest: 0 … 255, and the alpha. */
  const paint = (layers) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const { color, opacity } of layers) {
      canvas.globalAlpha = opacity;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    return canvas.getImageData(0, 0, 1, 1).data;
  };
  const luminances = new Map();
  const luminance = (layers) => {
    const key = JSON.stringify(layers);
    if (!luminances.has(key)) {
      const [red, green, blue] = [...paint(layers).slice(0, 3)].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      luminances.set(key, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    }
    return luminances.get(key);
  };
  const isOpaque = memoized((node) =>
    paint([{ color: styleOf(node).backgroundColor, opacity: 1 }])[3] === 255);
  /** The color of what is painted over all of a node's own background. */
  const coverOf = (node) => {
    const { content, position, width, backgroundColor } = getComputedStyle(node, "::before");
    const isWide = parseFloat(width) > boxOf(node).width / 2;
    if (content === "none" || position !== "absolute" || !isWide) return [];
    return [{ color: backgroundColor, opacity: 1 }];
  };
  /** The backgrounds below a node, from the lowest to the highest. */
  const backgroundsOf = memoized((node) => {
    const own = { color: styleOf(node).backgroundColor, opacity: 1 };
    const below = isOpaque(node) || !node.parentElement ? [] : backgroundsOf(node.parentElement);
    return [...below, own, ...coverOf(node)];
  });
  /** Whether an image is behind a text. The images of rows are the lines between them. */
  const isOnImage = memoized((node) =>
    styleOf(node).backgroundImage !== "none" && !node.matches(":is(.rows,.form,.list) > *") ||
    !isOpaque(node) && node.parentElement !== null && isOnImage(node.parentElement));
  const opacityOf = memoized((node) =>
    +styleOf(node).opacity * (node.parentElement ? opacityOf(node.parentElement) : 1));
  for (const text of parts) {
    if (!text.matches(".text") || !text.textContent.trim()) continue;
    // What is below these is not one of their ancestors.
    if (isLayered(text) || isInClipped(text) || isOnImage(text)) continue;
    if (text.closest(":disabled,[aria-disabled=true],:has(> label > :disabled)")) continue;
    const { color, fontSize, fontWeight } = styleOf(text);
    const below = backgroundsOf(text);
    const [dark, light] = [luminance(below), luminance([...below, { color, opacity: opacityOf(text) }])]
      .sort((one, other) => one - other);
    const ratio = (light + 0.05) / (dark + 0.05);
    const isLarge = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
    if (ratio < (isLarge ? contrast.large : contrast.text))
      find("faint text", describe(text), `has a contrast of ${ratio.toFixed(2)}`);
  }

  const counts = { parts: parts.length, controls: controls.length, texts: texts.length };
  for (const [name, count] of Object.entries(counts))
    if (!count) find("nothing", `There are no ${name}.`);
  return findings;
}
