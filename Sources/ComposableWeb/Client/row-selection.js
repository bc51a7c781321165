// The selection of rows by keys and with modifiers, and menus of selected rows.

{
  const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform);
  const hasCommand = ({ metaKey, ctrlKey }) => isMac ? metaKey : ctrlKey;
  const controls = "a,button,input,select,textarea,summary,label,[contenteditable],[role=button]";

  /** The functions that report events, by row or by the node around a list or a table with a menu. */
  const pushes = new WeakMap();

  /**
   * Returns the row that contains a node, if it can be used.
   * @returns {any}
   */
  const rowOf = (target) => {
    const row = target.closest?.("[data-hook=composable-row]");
    return row && !row.matches("[aria-disabled=true]") && !row.closest("[inert]") ? row : null;
  };

  /** Returns true if a node belongs to a control in a row. */
  const isInControl = (target, row) => {
    const control = target.closest(controls);
    return control && control !== row && row.contains(control);
  };

  const menuNode = (target) => target.closest?.("[data-hook=composable-selection-menu]");

  // The rows of a table are one stop of the key Tab ------------------------------------------------

  /** @returns {any[]} */
  const rowsOf = (container) => [...container.children].filter((node) => node.matches(".selectable[role=row]"));

  const setStop = (rows, stop) => {
    for (const row of rows) row.tabIndex = row === stop ? 0 : -1;
  };

  /** The containers whose rows have changed. */
  const changed = new Set();

  const update = (row) => {
    if (!row.parentElement) return;
    if (!changed.size) queueMicrotask(() => {
      for (const container of changed) {
        const rows = rowsOf(container);
        setStop(rows, rows.find((row) => row === document.activeElement)
          ?? rows.find((row) => row.matches(".selected")) ?? rows[0]);
      }
      changed.clear();
    });
    changed.add(row.parentElement);
  };

  const containers = new WeakMap();

  composable.define("composable-row", {
    mounted(row, _isSelected, push) {
      pushes.set(row, push);
      containers.set(row, row.parentElement);
      update(row);
    },
    updated: update,
    removed(row) {
      const next = containers.get(row)?.firstElementChild;
      if (next) update(next);
    },
  });

  document.addEventListener("focusin", ({ target }) => {
    const row = rowOf(target);
    if (row === target && row.role === "row") setStop(rowsOf(row.parentElement), row);
  });

  // Clicks and keys --------------------------------------------------------------------------------

  const choose = (row, choice) => pushes.get(row)?.("row", choice);

  document.addEventListener("click", (event) => {
    const row = rowOf(event.target);
    const choice = event.shiftKey ? "extend" : hasCommand(event) ? "toggle" : null;
    if (!row || !choice || isInControl(event.target, row)) return;
    event.preventDefault();
    event.stopPropagation();
    choose(row, choice);
  }, true);

  document.addEventListener("dblclick", ({ target }) => {
    const row = rowOf(target);
    if (row && menuNode(row) && !isInControl(target, row)) choose(row, "primary");
  });

  document.addEventListener("keydown", (event) => {
    const { target, key, shiftKey } = event;
    const row = rowOf(target);
    if (event.defaultPrevented || row !== target || row?.role !== "row") return;
    const rows = rowsOf(row.parentElement), index = rows.indexOf(row);
    const next = { ArrowDown: rows[index + 1], ArrowUp: rows[index - 1], Home: rows[0], End: rows.at(-1) };
    if (key in next) {
      event.preventDefault();
      next[key]?.focus();
      if (next[key] && (shiftKey || !hasCommand(event))) choose(next[key], shiftKey ? "extend" : "only");
    } else if (key === " " || key === "Enter") {
      event.preventDefault();
      choose(row, key === " " ? "toggle" : menuNode(row) ? "primary" : "only");
    } else if (key.toLowerCase() === "a" && hasCommand(event)) {
      event.preventDefault();
      choose(row, "all");
    }
  });

  // Menus of selected rows -------------------------------------------------------------------------

  /** The menu that waits for its items: {node, x, y}; null for none. */
  let opening = null;
  let isOpening = false;

  /** Opens the menu of a view at a point of the window. */
  const openMenu = (host, clientX, clientY) => {
    isOpening = true;
    host.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY }));
    isOpening = false;
  };

  composable.define("composable-selection-menu", {
    mounted(node, _number, push) { pushes.set(node, push); },
    // The items for the row are here: the menu is opened as that of a view.
    updated(node) {
      if (opening?.node !== node) return;
      const { x, y } = opening;
      opening = null;
      const host = node.firstElementChild;
      host.setAttribute("data-context-menu", "");
      openMenu(host, x, y);
      host.removeAttribute("data-context-menu");
    },
  });

  /** Requests the menu of the row at a point. Returns false if there is none. */
  const requestMenu = (target, x, y) => {
    const node = menuNode(target), row = rowOf(target);
    const nearer = target.closest?.("input,textarea,.menu-items,[data-context-menu]");
    if (!node || nearer && node.contains(nearer)) return false;
    opening = { node, x, y };
    pushes.get(row && node.contains(row) ? row : node)?.("row", "menu");
    return true;
  };

  document.addEventListener("contextmenu", (event) => {
    const { target, clientX, clientY } = event;
    // That of a key has no place in all browsers.
    const { left, bottom } = /** @type {Element} */ (target).getBoundingClientRect();
    const [x, y] = clientX || clientY ? [clientX, clientY] : [left + 16, bottom];
    if (isOpening) return;
    // A key opens the menu of the row with the focus, which is in the row.
    const row = rowOf(target);
    const ownMenu = row === target && row.querySelector("[data-context-menu]");
    if (ownMenu) openMenu(ownMenu, x, y);
    else if (!requestMenu(target, x, y)) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  // Not all browsers report a long press as the event `contextmenu`.
  let timer = 0, place = [0, 0], isLong = false;
  const endPress = () => clearTimeout(timer);
  document.addEventListener("pointerdown", ({ target, clientX, clientY, pointerType, isPrimary }) => {
    endPress();
    isLong = false;
    if (pointerType !== "touch" || !isPrimary || !menuNode(target)) return;
    place = [clientX, clientY];
    timer = setTimeout(() => { isLong = !!opening || requestMenu(target, clientX, clientY); }, 500);
  });
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - place[0], clientY - place[1]) > 10) endPress();
  });
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, endPress);
  document.addEventListener("touchend", (event) => {
    if (isLong && event.cancelable) event.preventDefault();
  }, { passive: false });
}
