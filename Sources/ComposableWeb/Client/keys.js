// Keyboard shortcuts, and keys that views handle.

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Returns the name of a key with its modifiers, such as "command+shift+s". */
const keyName = (event) => {
  const modifiers = [
    [isMac ? event.metaKey : event.ctrlKey, "command"], [isMac && event.ctrlKey, "control"],
    [event.altKey, "option"], [event.shiftKey && event.key.length > 1, "shift"],
  ];
  // With a letter, shift is known by its case.
  const isShifted = event.shiftKey && event.key.length === 1 && event.key !== event.key.toLowerCase();
  if (isShifted) modifiers.push([true, "shift"]);
  return [...modifiers.filter(([isPressed]) => isPressed).map(([, name]) => name), event.key.toLowerCase()]
    .join("+");
};

const isEditing = (target) => target.closest?.("input,textarea,select,[contenteditable]");

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  const name = keyName(event);
  const target = /** @type {HTMLElement} */ (event.target);
  // A key without a modifier is that of the control with the focus.
  const isPlain = !/^(command|control|option)\+/.test(name) && name !== "escape";
  if (isPlain && isEditing(target) && !(name === "enter" && target.tagName === "INPUT")) return;
  if (name === "enter" && target.closest?.("button,a,[role=button]")) return;
  const nodes = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-shortcut]"))].filter((node) =>
    node.dataset.shortcut === name && !node.closest("[inert]") && node.checkVisibility());
  const node = nodes.at(-1);
  /** @type {HTMLElement} */
  const control = node?.matches("[data-on]") ? node : node?.querySelector("[data-on],a,input,summary");
  if (!control) return;
  event.preventDefault();
  control.click();
});

composable.define("composable-keys", {
  mounted(node, value, push) {
    const state = this.states.get(node) ?? { value };
    this.states.set(node, state);
    const report = (event, phase) => {
      const { keys } = state.value;
      if (event.isComposing || keys && !keys.includes(event.key.toLowerCase())) return;
      // Keys that move or scroll otherwise.
      if (keys && !isEditing(event.target)) event.preventDefault();
      const modifiers = [event.metaKey, event.ctrlKey, event.altKey, event.shiftKey];
      push("key", [event.key, phase, ...modifiers.map(Number)].map(String));
    };
    node.addEventListener("keydown", (event) => report(event, event.repeat ? "repeat" : "down"));
    node.addEventListener("keyup", (event) => report(event, "up"));
  },
  updated(node, value) { this.states.get(node).value = value; },
  states: new WeakMap(),
});
