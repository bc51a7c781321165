// Nodes that come and go.

import { knownTexts, lastInputs, report, reportTimes } from "./events.js";
import { formerValues, keepOriginals } from "./inputs.js";
import { makeReachable } from "./menus.js";
import { nodes } from "./nodes.js";
import { queryAll } from "./page.js";
import { lists, RowWindow } from "./rows.js";
import { restoreInputs } from "./saved-inputs.js";
import { sizes } from "./window.js";

/** The styles of the page as it was loaded, to which its nodes refer by numbers. */
const initialStyles = [...document.querySelector("head > style[nonce]")?.sheet?.cssRules ?? []]
  .map(({ style }) => style.cssText);

/** Registers nodes, and applies their styles, which the policy forbids in HTML. */
export const register = (root) => {
  for (const node of queryAll(root, `[data-s],[data-i],[data-measure]`)) {
    const [style, id] = [node.getAttribute("data-s"), node.getAttribute("data-i")];
    if (style !== null) {
      node.style.cssText = initialStyles[style] ?? style;
      node.removeAttribute("data-s");
    }
    if (id !== null) nodes.set(id, node);
    if (node.hasAttribute("data-measure")) sizes.observe(node);
    if (node.dataset.load) load(node);
    if (node.hasAttribute("data-rows")) lists.set(node, new RowWindow(node));
  }
  keepOriginals(root);
  restoreInputs(root);
  const around = root.parentElement?.closest("[data-context-menu]");
  queryAll(root, "[data-context-menu]").concat(around || []).forEach(makeReachable);
};

/** Loads the picture that an element waits for. */
const load = (node) => {
  const picture = new Image();
  const end = (isLoaded) => { if (node.dataset.i) report(node, "load", isLoaded); };
  picture.onload = () => end(true);
  picture.onerror = () => end(false);
  picture.src = node.dataset.load;
};

/** Unregisters nodes, and removes the attributes that they could be found by. */
export const unregister = (root) => {
  for (const node of queryAll(root, "[data-i],[id],[name]")) {
    const id = node.getAttribute("data-i");
    if (id && nodes.get(id) === node) {
      nodes.delete(id);
      for (const values of [knownTexts, lastInputs, formerValues, reportTimes]) values.delete(+id);
    }
    // It is laid out as before.
    if (id) node.setAttribute("data-removed", "");
    if (node.hasAttribute("data-measure")) sizes.unobserve(node);
    lists.get(node)?.end();
    for (const name of ["data-i", "id", "name"]) node.removeAttribute(name);
  }
};
