// The nodes of the page, and the storage of the tab.

export const page = document.documentElement;
export const byID = (id) => document.getElementById(id);
/** The presentation above all others, if there is one. */
export const topDialog = () => [...document.querySelectorAll("dialog:not(.leaving)")].pop();
/** The node that contains what can be used: a presentation, or else the page. */
export const topNode = () => topDialog() || document.querySelector("main");

/** Returns a value of the tab's storage; `null` if there is none. */
export const stored = (key) => {
  try { return JSON.parse(sessionStorage.getItem(key)); } catch { return null; }
};

/** Sets or, with `null`, removes a value of the tab's storage. Returns false if it can't be set. */
export const store = (key, value) => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch { return false; }
};

export const elementOf = (node) => +node.closest("[data-i]")?.dataset.i;

/** Fields in which Esc has a meaning of its own, such as the end of a composition. */
export const textFields = "input:not([type=checkbox],[type=radio],[type=range]),textarea";

export const queryAll = (node, selector) =>
  [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)];

export const parse = (html) => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
};

/** The controls that use arrow keys themselves. */
export const usesArrows = "select,textarea,input:not([type=checkbox])";

export const focusable = "a[href],button,input,select,textarea,[tabindex='0']";
export const isVisible = (node) => node?.isConnected
  && (node.checkVisibility?.({ visibilityProperty: true }) ?? node.getClientRects().length > 0);
export const canFocus = (node) =>
  isVisible(node) && !node.disabled && !node.closest("[inert],fieldset:disabled");

export const windowNode = () => document.querySelector(".window");
