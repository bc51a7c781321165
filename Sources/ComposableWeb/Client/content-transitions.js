// Rolls digits, and fades texts and icons, that change under an animation.

{
  /** The nodes with a transition that runs, and the functions that end it. */
  const ends = new Map();
  /** What the patches of a message change, by node. */
  let changes = new Map();

  const finish = (node) => {
    ends.get(node)?.();
    ends.delete(node);
  };

  const nodeOf = (id) => document.querySelector(`[data-i="${id}"]`);

  const layer = (children) => {
    const span = document.createElement("span");
    span.append(...children);
    return span;
  };

  /** Ends a transition with its last animation, unless another one has begun. */
  const run = (node, animations, end) => {
    ends.set(node, end);
    Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (ends.get(node) === end) finish(node);
    });
  };

  /** Lays what leaves above what comes. */
  const cover = (old, place) => {
    Object.assign(old.style, { position: "absolute", ...place });
    old.ariaHidden = "true";
    return old;
  };

  /** Fades from the old content of a node to its own. */
  const fade = (node, { copy, box, time, kind }) => {
    // Where it was, in lines of the same width.
    const { left, top } = node.getBoundingClientRect();
    const place = { left: `${box.left - left}px`, top: `${box.top - top}px`, width: `${box.width + 0.5}px` };
    const isIcon = node.matches(".icon");
    const [old, fresh] = [copy, node].map((each) => isIcon ? each.firstElementChild : layer(each.childNodes));
    if (!old || !fresh) return;
    const { position } = node.style;
    if (!isIcon) fresh.style.display = old.style.display = "inline-block";
    node.style.position = "relative";
    node.replaceChildren(fresh, cover(old, place));
    const frames = { opacity: 0, ...kind === "replace" ? { transform: "scale(0.5)" } : {} };
    const animations = [fresh.animate([frames, {}], time), old.animate([{}, frames], { ...time, fill: "both" })];
    run(node, animations, () => {
      old.remove();
      if (!isIcon && fresh.parentNode === node) fresh.replaceWith(...fresh.childNodes);
      node.style.position = position;
    });
  };

  const segmenter = new Intl.Segmenter();
  const characters = (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const numeric = /[\p{Nd}.,٫٬]/u;
  /** Returns the parts of a text that move apart: letters may be joined, everything else is not. */
  const parts = (text) => /[\p{L}\p{M}]/u.test(text) ? [text] : characters(text);

  /** Rolls what differs between the old text of a node and its own. */
  const roll = (node, { text: old, time, isDown }) => {
    const text = node.textContent;
    const [from, to] = [characters(old), characters(text)];
    const shorter = Math.min(from.length, to.length);
    let start = 0, end = 0;
    while (start < shorter && from[start] === to[start]) start++;
    while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end++;
    // The parts of a number would be in the order of the other text.
    const isRightToLeft = getComputedStyle(node).direction === "rtl";
    while (isRightToLeft && start > 0 && numeric.test(to[start - 1])) start--;
    while (isRightToLeft && end > 0 && numeric.test(to[to.length - end])) end--;
    const middle = (all) => parts(all.slice(start, all.length - end).join(""));
    const [leaving, coming] = [middle(from), middle(to)];
    const way = isDown ? -0.8 : 0.8;
    const animations = [], content = /** @type {(string | Node)[]} */ ([]);
    const move = (part, frames, options = {}) => animations.push(part.animate(frames, { ...time, ...options }));
    const leave = (text, place) => {
      const part = cover(layer([text]), { top: 0, whiteSpace: "pre", ...place });
      move(part, [{}, { opacity: 0, transform: `translateY(${-way}em)` }], { fill: "both" });
      return part;
    };
    // Both numbers end at the same place.
    let extra = leaving.splice(0, leaving.length - coming.length).join("");
    coming.forEach((come, index) => {
      const gone = leaving[index - coming.length + leaving.length];
      const isSame = come === gone || !come.trim();
      if (isSame && !extra) return content.push(come);
      const fresh = layer([come]), digit = layer([fresh]);
      for (const each of [fresh, digit]) each.style.display = "inline-block";
      digit.style.position = "relative";
      if (!isSame) move(fresh, [{ opacity: 0, transform: `translateY(${way}em)` }, {}]);
      if (!isSame && gone) digit.append(leave(gone, { insetInlineStart: 0 }));
      if (extra) digit.append(leave(extra, { insetInlineEnd: "100%" }));
      extra = "";
      content.push(digit);
    });
    const number = layer(content);
    if (isRightToLeft) number.dir = "ltr";
    node.replaceChildren(to.slice(0, start).join(""), number, to.slice(to.length - end).join(""));
    run(node, animations, () => { node.textContent = text; });
  };

  document.addEventListener("patching", ({ detail: { patches, timingOf } }) => {
    changes = new Map();
    for (const [kind, id, , animation] of patches) {
      const node = kind === "u" && nodeOf(id);
      if (!node) continue;
      finish(node);
      const time = timingOf(animation);
      const around = time && node.closest("[data-content-transition]");
      if (!around?.dataset.contentTransition || !node.matches(".text,.icon")) continue;
      changes.set(node, {
        around, time: { ...time, iterations: 1 }, copy: node.cloneNode(true), text: node.textContent,
        box: node.getBoundingClientRect(), number: around.dataset.number,
      });
    }
  });

  document.addEventListener("patched", () => {
    for (const [node, change] of changes) {
      if (!node.isConnected || node.innerHTML === change.copy.innerHTML) continue;
      const { contentTransition: kind, number, down } = change.around.dataset;
      const isDown = number === undefined ? down !== undefined : +number < +change.number;
      if (kind === "roll" && node.matches(".text") && !node.childElementCount) roll(node, { ...change, isDown });
      else if (kind !== "replace" || node.matches(".icon")) fade(node, { ...change, kind });
    }
    changes = new Map();
  });
}
