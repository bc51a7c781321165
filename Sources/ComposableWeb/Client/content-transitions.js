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
  const cover = (old) => {
    Object.assign(old.style, { position: "absolute", top: 0, insetInlineStart: 0 });
    old.ariaHidden = "true";
    return old;
  };

  /** Fades from the old content of a node to its own. */
  const fade = (node, { copy, time, kind }) => {
    const isIcon = node.matches(".icon");
    const [old, fresh] = [copy, node].map((each) => isIcon ? each.firstElementChild : layer(each.childNodes));
    if (!old || !fresh) return;
    const { position } = node.style;
    if (!isIcon) fresh.style.display = old.style.display = "inline-block";
    node.style.position = "relative";
    node.replaceChildren(fresh, cover(old));
    const frames = { opacity: 0, ...kind === "replace" ? { transform: "scale(0.5)" } : {} };
    const animations = [fresh.animate([frames, {}], time), old.animate([{}, frames], { ...time, fill: "both" })];
    run(node, animations, () => {
      old.remove();
      if (!isIcon && fresh.parentNode === node) fresh.replaceWith(...fresh.childNodes);
      node.style.position = position;
    });
  };

  /** Returns the parts of a text that move apart: letters may be joined, everything else is not. */
  const parts = (text) => /[\p{L}\p{M}]/u.test(text) ? [text] : [...text];

  /** Rolls what differs between the old text of a node and its own. */
  const roll = (node, { text: old, time, isDown }) => {
    const text = node.textContent;
    const [from, to] = [[...old], [...text]];
    const shorter = Math.min(from.length, to.length);
    let start = 0, end = 0;
    while (start < shorter && from[start] === to[start]) start++;
    while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end++;
    const middle = (all) => parts(all.slice(start, all.length - end).join(""));
    const [leaving, coming] = [middle(from), middle(to)];
    const count = Math.max(leaving.length, coming.length);
    const way = isDown ? -0.8 : 0.8;
    const animations = [], content = /** @type {(string | Node)[]} */ ([to.slice(0, start).join("")]);
    for (let place = count; place > 0; place--) {
      // Both numbers end at the same place.
      const [gone, come = ""] = [leaving.at(-place), coming.at(-place)];
      if (gone === come || !come.trim() && !gone?.trim()) {
        content.push(come);
        continue;
      }
      const fresh = layer([come]), digit = layer([fresh]);
      for (const each of [fresh, digit]) each.style.display = "inline-block";
      digit.style.position = "relative";
      animations.push(fresh.animate([{ opacity: 0, transform: `translateY(${way}em)` }, {}], time));
      if (gone) {
        const old = cover(layer([gone]));
        digit.append(old);
        const frames = [{}, { opacity: 0, transform: `translateY(${-way}em)` }];
        animations.push(old.animate(frames, { ...time, fill: "both" }));
      }
      content.push(digit);
    }
    node.replaceChildren(...content, to.slice(to.length - end).join(""));
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
        number: around.dataset.number,
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
