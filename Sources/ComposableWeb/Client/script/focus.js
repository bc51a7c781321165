// The focus, which views read and set.

import { events, on, report } from "./events.js";
import { find } from "./nodes.js";
import { canFocus, focusable, queryAll } from "./page.js";

// Views read and set the focus of elements with the attribute `data-focus`. While patches are
// applied, the focus may move for a moment, which is not reported.

let isApplying = false;
export const setApplying = (value) => { isApplying = value; };
/** The identifiers of the elements that have the focus, as it was reported last. */
let focused = [];
/** An element that the views have given the focus, or taken it from, while the user moved it. */
export let deferredFocus = null;

/** Returns the identifiers of the elements around a node. */
const focusableAround = (node) => {
  const around = node?.closest("[data-focus]");
  return around ? [around.dataset.i, ...focusableAround(around.parentElement)] : [];
};

/** Reports which of the elements have the focus, after a change. */
export const reportFocus = (target) => {
  if (isApplying) return;
  const [was, now] = [focused, focusableAround(target)];
  focused = now;
  const reportEach = (ids, kind) =>
    ids.forEach((id) => { if (find(id)) report(find(id), kind); });
  reportEach(now.filter((id) => !was.includes(id)), "focus");
  reportEach(was.filter((id) => !now.includes(id)), "blur");
};

/** Moves the focus to an element if the views have given it, or else away from it. */
export const applyFocus = (node) => {
  // The user's own focus changes have priority until the server has acknowledged them.
  const isMoving = events.some((event) => event.do === "focus" || event.do === "blur");
  deferredFocus = isMoving ? node : null;
  if (isMoving || !node.isConnected) return;
  const { activeElement } = document;
  const hasFocus = node.contains(activeElement);
  const { i } = node.dataset;
  focused = focused.filter((id) => id !== i);
  if ("focused" in node.dataset) {
    focused.push(i);
    if (!hasFocus) queryAll(node, focusable).find(canFocus)?.focus();
  } else if (hasFocus && !activeElement.closest("[data-focused]")) activeElement.blur();
};

on("focusin", ({ target }) => reportFocus(target));
on("focusout", ({ relatedTarget }) => {
  // A focused element keeps the focus while its window has none.
  if (document.hasFocus() && !relatedTarget?.closest("[data-focus]")) reportFocus(null);
});
