// The nodes of elements, and the templates of rows.

import { byID } from "./page.js";

/** The nodes of elements, by identifier. */
export const nodes = new Map();
export const find = (id) => nodes.get(String(id));

/** Returns the node that contains an element's children. */
export const containerOf = (id) => byID(`c${id}`) || find(id);

/** The templates of rows: [literals, values, the holes with identifiers]. */
let templates = [];

/**
 * Adds the templates of a message. A whole page has none of the former ones.
 * @param {ServerMessage} message
 */
export const addTemplates = ({ page, templates: added }) => {
  if (page) templates = [];
  if (added) templates.push(...added);
};

/** Returns the HTML of an instance of a template, with the values in which it differs from that. */
export const instanceOf = ([number, root, ...changes]) => {
  const [literals, defaults, identifiers] = templates[number];
  const values = [...defaults];
  for (let index = 0; index < changes.length; index += 2)
    values[changes[index]] = changes[index + 1];
  for (const hole of identifiers)
    values[hole] = values[hole].replace(/\{(0|-?[1-9]\d{0,14})\}/g, (_, offset) => root + +offset);
  return literals.reduce((html, literal, index) => html + values[index - 1] + literal);
};

/** Inserts or moves a node without losing the focus. */
export const insertNode = (host, node, before) => {
  const next = before != null && find(before);
  let anchor = next && next.parentNode === host ? next : null;
  // A backing stays behind the last row of its card.
  const previous = anchor ? anchor.previousElementSibling : host.lastElementChild;
  if (previous?.matches(".backing")) anchor = previous;
  if (node.isConnected && host.moveBefore) return host.moveBefore(node, anchor);
  const focused = node.contains(document.activeElement) ? document.activeElement : null;
  const selection = [focused?.selectionStart, focused?.selectionEnd];
  host.insertBefore(node, anchor);
  if (!focused || focused === document.activeElement) return;
  focused.focus({ preventScroll: true });
  if (selection[0] != null) focused.setSelectionRange(...selection);
};
