// Keyboard shortcuts, and keys that views handle.

{
  const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform);

  /** Returns the names that an event may have, such as "command+shift+s". */
  const namesOf = ({ key, code, metaKey, ctrlKey, altKey, shiftKey }) => {
    const modifiers = [[isMac ? metaKey : ctrlKey, "command"], [isMac && ctrlKey, "control"], [altKey, "option"]]
      .filter(([isPressed]) => isPressed).map(([, name]) => name);
    const shift = shiftKey ? ["shift"] : [];
    // With modifiers, a key may enter another character than the one that is printed on it.
    const printed = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
    const names = [[...modifiers, ...shift, key], [...modifiers, key]];
    if (shiftKey && (printed || key.length > 1)) names.pop();
    if (printed && modifiers.length) names.push([...modifiers, ...shift, printed]);
    return names.map((name) => name.join("+").toLowerCase());
  };

  /** Returns a shortcut as the user's system shows it. */
  const labelOf = (name) => {
    const symbols = isMac
      ? { command: "⌘", control: "⌃", option: "⌥", shift: "⇧" }
      : { command: "Ctrl", control: "Ctrl", option: "Alt", shift: "Shift" };
    const keys = { enter: "⏎", escape: "Esc", " ": "␣", arrowup: "↑", arrowdown: "↓", arrowleft: "←", arrowright: "→" };
    return name.split("+").map((part) => symbols[part] ?? keys[part] ?? part.toUpperCase()).join(isMac ? "" : "+");
  };

  const isEditing = (target) => target.closest?.("input,textarea,select,[contenteditable]");

  /**
   * Returns the control with a shortcut, the last of those that can be used.
   * @returns {any}
   */
  const controlOf = (names) => {
    /** @type {NodeListOf<HTMLElement>} */
    const nodes = document.querySelectorAll("[data-shortcut]");
    return [...nodes].filter((node) => names.includes(node.dataset.shortcut))
      .map((node) => node.matches("[data-on]") ? node : node.querySelector("[data-on],a,input,summary"))
      .filter((control) => (control?.closest(".menu-items")?.parentElement ?? control)?.checkVisibility()
        && !control.matches(":disabled,[aria-disabled='true']") && !control.closest("[inert]"))
      .at(-1);
  };

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const names = namesOf(event), { key } = event;
    const target = /** @type {HTMLElement} */ (event.target);
    // A key without a modifier is that of the control with the focus.
    if (!(event.metaKey || event.ctrlKey || event.altKey || key === "Escape")) {
      if (isEditing(target) && !(key === "Enter" && target.tagName === "INPUT")) return;
      if (/^( |Enter)$/.test(key) && target.closest?.("button,a,summary,[role=button]")) return;
    }
    const control = controlOf(names);
    if (!control) return;
    event.preventDefault();
    control.click();
  });

  document.addEventListener("pointerover", ({ target }) => {
    const node = target.closest?.("[data-shortcut]");
    if (node && !node.closest("[title]") && !node.querySelector("[title]")) node.title = labelOf(node.dataset.shortcut);
  });

  const values = new WeakMap();

  composable.define("composable-keys", {
    mounted(node, value, push) {
      values.set(node, value);
      const report = (event, phase) => {
        const { keys, skips } = values.get(node);
        const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
        if (event.isComposing || skips && isEditing(event.target) || keys && !keys.includes(key.toLowerCase())) return;
        // Keys that move or scroll otherwise, and that other views handle.
        if (keys && !isEditing(event.target)) {
          event.preventDefault();
          event.stopPropagation();
        }
        const modifiers = [isMac ? metaKey : ctrlKey, isMac && ctrlKey, altKey, shiftKey];
        push("key", [key, phase, ...modifiers.map((isPressed) => isPressed ? "1" : "0")]);
      };
      node.addEventListener("keydown", (event) => report(event, event.repeat ? "repeat" : "down"));
      node.addEventListener("keyup", (event) => report(event, "up"));
    },
    updated(node, value) { values.set(node, value); },
  });
}
