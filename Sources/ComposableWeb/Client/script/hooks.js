// Hooks of the application's own scripts.

import { maxLength, report } from "./events.js";
import { queryAll } from "./page.js";

const hooks = new Map();
/** The hooks of the elements that are mounted, by node: {hook, value}. */
const mounted = new Map();

const callHook = (node, method) => {
  const { hook, value } = mounted.get(node);
  const push = (name, value = null) => {
    const json = JSON.stringify(value);
    const isValid = typeof name === "string" && name && name.length <= 30 && json?.length <= maxLength;
    if (!isValid) console.error("This event can't be sent.", name);
    else if (mounted.has(node)) report(node, "event", [name, json]);
  };
  try { hook[method]?.(node, value, push); } catch (error) { console.error(error); }
};

/** Mounts the hook of a node, or updates it if its value has changed. */
const syncHook = (node) => {
  const { hook: name, value: text } = node.dataset;
  const hook = hooks.get(name), old = mounted.get(node);
  if (!node.isConnected || old && old.hook !== hook) {
    if (old) callHook(node, "removed");
    mounted.delete(node);
  }
  if (!hook || !node.isConnected || mounted.get(node)?.text === text && mounted.has(node)) return;
  const isNew = !mounted.has(node);
  mounted.set(node, { hook, text, value: text === undefined ? undefined : JSON.parse(text) });
  callHook(node, isNew ? "mounted" : "updated");
};

// Called once all patches of a message are applied: a node that was moved is still connected.
const hookObserver = new MutationObserver((records) => {
  const changed = new Set();
  for (const { target, type, addedNodes, removedNodes } of records) {
    if (type === "attributes") changed.add(target);
    for (const node of [...removedNodes, ...addedNodes])
      if (node instanceof Element) for (const each of queryAll(node, "[data-hook]")) changed.add(each);
  }
  changed.forEach(syncHook);
});

window.composable = Object.freeze({
  /** Defines the hook of elements: an object with `mounted`, `updated` and `removed`. */
  define(name, hook) {
    hooks.set(String(name), hook);
    hookObserver.observe(document.body, {
      childList: true, subtree: true, attributes: true, attributeFilter: ["data-hook", "data-value"],
    });
    for (const node of document.querySelectorAll("[data-hook]")) syncHook(node);
  },
});
