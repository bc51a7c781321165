// Moves views from the places of others, and lets screens grow out of views.

{
  const isShown = ({ width, height }) => width > 0 && height > 0;
  const all = (selector) => [...document.querySelectorAll(`${selector}:not([data-removed])`)];
  const boxOf = (node) => node.getBoundingClientRect();
  const anchorOf = (node) => node.dataset.anchor?.split(" ").map(Number) ?? [0.5, 0.5];
  /** Returns if views share a property: 1 for the position, 2 for the size. */
  const shares = (node, property) => ((node.dataset.shared ?? 3) & property) > 0;

  /** Returns what a function measures while all animations are at their ends. */
  const atRest = (measure) => {
    const running = document.getAnimations().map((animation) => {
      const { currentTime, effect } = animation;
      return { animation, currentTime, end: effect?.getComputedTiming().endTime };
    }).filter(({ currentTime, end }) => typeof currentTime === "number" && Number.isFinite(end));
    for (const { animation, end } of running) animation.currentTime = end;
    const result = measure();
    for (const { animation, currentTime } of running) animation.currentTime = currentTime;
    return result;
  };

  // Views that are not sources ---------------------------------------------------------------------

  const followers = () => all("[data-hook=composable-matched]");
  const properties = ["translate", "width", "height", "flex"];
  /** The places of the views that are not sources, as texts. */
  const places = new WeakMap();
  const sizes = new ResizeObserver(() => follow());
  const observed = new Set();

  const observe = (nodes) => {
    for (const node of observed) if (!nodes.has(node)) {
      sizes.unobserve(node);
      observed.delete(node);
    }
    for (const node of nodes) if (!observed.has(node)) {
      sizes.observe(node);
      observed.add(node);
    }
  };

  const sourceOf = (key) =>
    all(`[data-matched="${key}"]`).find((node) => !node.matches("[data-hook]") && isShown(boxOf(node)));

  /** Places the views that are not sources in the frames of their sources. Returns those that have other places now. */
  const follow = () => {
    const nodes = followers();
    const pairs = nodes.map((node) => [node, sourceOf(node.dataset.matched)]);
    observe(new Set(pairs.flatMap(([node, source]) => source ? [source, node.parentElement] : [])));
    if (!nodes.length) return new Set();
    atRest(() => {
      for (const node of nodes) for (const name of properties) node.style[name] = "";
      for (const [node, source] of pairs) {
        if (!source || !shares(node, 2)) continue;
        const { width, height } = boxOf(source);
        Object.assign(node.style, { width: `${width}px`, height: `${height}px`, flex: "none" });
      }
      for (const [node, source] of pairs) {
        if (!source || !shares(node, 1)) continue;
        const [now, place, [x, y]] = [boxOf(node), boxOf(source), anchorOf(node)];
        const left = place.left + x * place.width - now.left - x * now.width;
        const top = place.top + y * place.height - now.top - y * now.height;
        node.style.translate = `${left}px ${top}px`;
      }
    });
    return new Set(nodes.filter((node) => {
      const [old, place] = [places.get(node), properties.map((name) => node.style[name]).join()];
      places.set(node, place);
      return old !== undefined && old !== place;
    }));
  };

  composable.define("composable-matched", { mounted: follow, removed: follow });

  // Moves ------------------------------------------------------------------------------------------

  /** The moves that run, by node. */
  const moves = new WeakMap();

  /** Returns the transform by which a node in one box is seen in another one. */
  const transform = (node, box, other) => {
    const scales = shares(node, 2) ? [other.width / box.width, other.height / box.height] : [1, 1];
    const [x, y] = anchorOf(node);
    // Lengths in a view that is scaled itself are those before.
    const shift = (a, start, length, size, scale) => !shares(node, 1) ? 0
      : (other[start] + a * other[length] - box[start] - box[length] / 2 - (a - 0.5) * box[length] * scale)
        * (size || box[length]) / box[length];
    const left = shift(x, "left", "width", node.offsetWidth, scales[0]);
    const top = shift(y, "top", "height", node.offsetHeight, scales[1]);
    return `translate(${left}px,${top}px) scale(${scales})`;
  };

  const move = (node, frames, time) => {
    const animation = node.animate(frames, { ...time, composite: "add" });
    moves.set(node, animation);
  };

  /** What the page shows before the patches of a message; null if nothing moves. */
  let before = null;

  const timeOf = (patches, timingOf) => {
    for (const [kind, , ...rest] of patches) {
      const time = timingOf({ i: rest[2], m: rest[1], r: rest[0], u: rest[1] }[kind]);
      if (time) return { ...time, iterations: 1 };
    }
    return null;
  };

  document.addEventListener("patching", ({ detail: { patches, timingOf } }) => {
    const time = timeOf(patches, timingOf);
    before = time && {
      time,
      boxes: new Map(all("[data-matched]").map((node) => [node, { key: node.dataset.matched, box: boxOf(node) }])),
      sources: new Map(all("[data-zoom-source]").map((node) => [node.dataset.zoomSource, boxOf(node)])),
      zooms: new Set(all("[data-zoom]")),
    };
  });

  document.addEventListener("patched", () => {
    const moved = follow();
    if (!before) return;
    const { time, boxes, sources, zooms } = before;
    before = null;
    const former = new Map();
    // A source has priority, and then what is above others.
    for (const isSource of [false, true]) for (const [node, { key, box }] of boxes)
      if (isShown(box) && !node.matches("[data-hook]") === isSource) former.set(key, box);
    const now = new Map();
    for (const node of all("[data-matched]")) {
      if (moved.has(node)) moves.get(node)?.cancel();
      now.set(node, boxOf(node));
    }
    const leaving = [...boxes].flatMap(([node, { key, box }]) => {
      if (!node.isConnected || !node.matches("[data-removed]") || !isShown(box)) return [];
      const [other] = [...now].find(([other, box]) => other.dataset.matched === key && isShown(box)) ?? [];
      return other ? [[node, other]] : [];
    });
    // The views around both may move in different ways.
    const ends = leaving.length ? atRest(() => leaving.map((pair) => pair.map(boxOf))) : [];
    leaving.forEach(([node], index) => {
      const [box, place] = ends[index];
      if (isShown(box)) move(node, { transform: ["none", transform(node, box, place)] }, { ...time, fill: "both" });
    });
    for (const node of now.keys()) {
      const old = boxes.get(node);
      const from = !old ? former.get(node.dataset.matched) : moved.has(node) ? old.box : null;
      // A view around it may move.
      const box = from && boxOf(node);
      if (from && isShown(from) && isShown(box)) move(node, { transform: [transform(node, box, from), "none"] }, time);
    }
    zoom(sources, zooms);
  });

  // Screens that grow out of views -----------------------------------------------------------------

  /** Returns the styles of a screen in the place of a view. */
  const zoomed = (box, source, radius) => {
    // Of a screen that is higher than the window, only a part is seen.
    const top = Math.max(0, -box.top);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    const scale = Math.max(source.width / box.width, source.height / height);
    const side = (box.width - source.width / scale) / 2;
    const bottom = box.height - top - source.height / scale;
    const x = source.left + source.width / 2 - box.left - box.width / 2;
    const y = source.top - box.top - top * scale;
    return {
      transform: `translate(${x}px,${y}px) scale(${scale})`, transformOrigin: "50% 0",
      clipPath: `inset(${top}px ${side}px ${bottom}px ${side}px round ${radius / scale}px)`, opacity: 0,
    };
  };

  const radiusOf = (node) => parseFloat(getComputedStyle(node).borderTopLeftRadius) || 0;

  const sourceNode = (key) => all(`[data-zoom-source="${key}"]`).find((node) => isShown(boxOf(node)));

  const zoom = (sources, zooms) => {
    const fresh = all("[data-zoom]").filter((node) => !zooms.has(node));
    const gone = [...zooms].filter((node) => node.isConnected && node.matches("[data-removed]"));
    for (const node of [...fresh, ...gone]) {
      const place = node.closest(".screen,.panel");
      if (!place) continue;
      const isGone = gone.includes(node);
      const key = node.dataset.zoom;
      const source = sourceNode(key);
      const from = isGone ? source && atRest(() => boxOf(source)) : sources.get(key);
      const host = place.matches(".panel") ? place.parentElement : place;
      // The one that slides: without it, the screen comes and goes at once.
      const slide = host.getAnimations().at(-1);
      if (!from || !isShown(from) || !slide) continue;
      const box = isGone ? boxOf(place) : atRest(() => boxOf(place));
      const small = zoomed(box, from, source?.dataset.radius ?? radiusOf(source?.firstElementChild ?? node));
      const full = {
        transform: "none", transformOrigin: "50% 0", opacity: 1,
        clipPath: `inset(0px 0px 0px 0px round ${radiusOf(place)}px)`,
      };
      const frames = isGone
        ? [full, { opacity: 1, offset: 0.6 }, small] : [small, { opacity: 1, offset: 0.4 }, full];
      const timing = { ...slide.effect.getTiming(), fill: "both" };
      const growth = place.animate(frames, timing);
      const below = place.matches(".screen")
        ? [...place.parentElement.children].filter((each) => each !== place && each.matches(".screen")) : [];
      const still = below.map((each) => each.animate({ transform: ["none", "none"] }, timing));
      if (!isGone) growth.finished.catch(() => {}).then(() => growth.cancel());
      Promise.allSettled(still.map(({ finished }) => finished)).then(() => still.forEach((each) => each.cancel()));
    }
  };

  follow();
}
