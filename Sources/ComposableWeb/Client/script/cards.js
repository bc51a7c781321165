// The backings of rows that move.

import { animations } from "./motion.js";

// The rows of a section look like a card, and so do neighboring rows of a list beside sections.
// While rows move, appear or disappear, there is a backing behind them: an element that looks
// like an empty card, and that grows or shrinks from the old to the new place of the card. The
// rows that disappear are in it. It follows the last row in the DOM.

export const rowContainer = ".rows,.form,.list";
export const row = ":is(.rows > *, :is(.form, .list) > :not(.section, .has-section)):not(.backing, [hidden])";
/** The backings, by the node before the first row of the card, or else the container. */
export const backings = new WeakMap();

/** Returns the rows of the cards in a container, by the node before the first one. */
export const cardsIn = (container) => {
  let rows = [];
  const cards = new Map([[container, rows]]);
  for (const child of container.children) {
    if (child.matches(row)) rows.push(child);
    else if (!child.matches(".backing,[hidden]")) cards.set(child, (rows = []));
  }
  return cards;
};

/** Returns the box around the rows of a card in their container, without their transforms. */
export const boxOf = (rows) => {
  const [first, last] = [rows[0], rows[rows.length - 1]];
  const { offsetLeft: left, offsetWidth: width, offsetTop: top } = first;
  return { left, width, top, bottom: last.offsetTop + last.offsetHeight };
};

/** Returns a box in the coordinates of a container with the given edges. */
export const placeIn = (edge, { left, width, top, bottom }) =>
  ({ left: left - edge.left, width, top: top - edge.top, bottom: bottom - edge.top });

/**
 * Returns the outline of cards, as a clip path. What is above a card, if there is something, is
 * not clipped, nor is what is below the last one.
 */
export const outlineOf = (boxes, hasAbove, hasBelow) => {
  const far = 100000;
  const area = (top, bottom) => `M${-far} ${top}H${far}V${bottom}H${-far}Z`;
  let [end, path] = [-far, ""];
  boxes.forEach(({ left, width, top, bottom }, index) => {
    const right = left + width;
    const radius = Math.max(0, Math.min(12, (bottom - top) / 2));
    const corner = (x, y) => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
    if (hasAbove[index]) path += area(end, top);
    path += `M${left + radius} ${top}H${right - radius}${corner(right, top + radius)}`
      + `V${bottom - radius}${corner(right - radius, bottom)}`
      + `H${left + radius}${corner(left, bottom - radius)}`
      + `V${top + radius}${corner(left + radius, top)}Z`;
    end = bottom;
  });
  return `path("${path}${hasBelow ? area(end, far) : ""}")`;
};

export const makeBacking = (start) => {
  const backing = document.createElement("div");
  // The class of its rows, which keep their style.
  backing.className = "rows backing";
  backing.inert = true;
  backing.ariaHidden = "true";
  backings.set(start, backing);
  return backing;
};

/** Removes a backing when neither it nor a row in it moves. */
export const removeIdleBacking = (start) => {
  const backing = backings.get(start);
  if (!backing || backing.firstChild || animations.get(backing)?.card) return;
  backing.remove();
  backings.delete(start);
};
