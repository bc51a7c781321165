// Menus and context menus.

import { on } from "./events.js";
import { press } from "./gestures.js";
import { canFocus, focusable, page, textFields, usesArrows } from "./page.js";

const openMenu = ".menu-items:popover-open";
const isContextMenu = (menu) => menu.popover === "manual";
/** The node that had the focus before a context menu was opened. */
let focusedBeforeMenu = null;

const closeMenu = (menu) => {
  const hasFocus = menu.contains(document.activeElement);
  menu.hidePopover();
  // The browser returns the focus to the button of a menu only.
  if (hasFocus && isContextMenu(menu)) focusedBeforeMenu?.focus({ preventScroll: true });
};

const itemsOf = (menu) => [...menu.querySelectorAll(focusable)].filter(canFocus);

/** Opens a menu, moves the focus in it or closes it. Returns false for keys of other controls. */
export const useMenu = ({ key, shiftKey, target }) => {
  const menu = document.querySelector(openMenu);
  if (!menu) return openMenuByKey(target, key === "F10" && shiftKey ? "ContextMenu" : key);
  if (key === "Escape") {
    closeMenu(menu);
    return true;
  }
  if (menu.contains(target) && target.matches(usesArrows)) return false;
  return focusItem(menu, key);
};

const focusItem = (menu, key) => {
  const items = itemsOf(menu);
  const index = items.indexOf(document.activeElement);
  const next = {
    ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1,
  }[key];
  if (next === undefined) return false;
  items.at(next % items.length)?.focus();
  return true;
};

const openMenuByKey = (target, key) => {
  const button = target.closest(".menu-button:enabled");
  if (button && /^Arrow(Down|Up)$/.test(key)) {
    button.nextElementSibling.showPopover();
    return focusItem(button.nextElementSibling, key);
  }
  const menu = key === "ContextMenu" && contextMenuOf(target);
  if (!menu) return false;
  const { left, top, height } = target.getBoundingClientRect();
  openContextMenu(menu, left + 16, top + height / 2);
  return focusItem(menu, "ArrowDown");
};

// A choice closes the menu.
for (const type of ["click", "change"])
  on(type, ({ target }) => {
    const control = type === "change" ? target : target.closest?.(".button,.link");
    const menu = control?.closest(openMenu);
    if (menu) closeMenu(menu);
  });

on("focusout", ({ target, relatedTarget }) => {
  const menu = relatedTarget && target.closest(openMenu);
  if (menu && !menu.contains(relatedTarget)) menu.hidePopover();
});

// A menu that is opened by a key has the focus.
let isOpenedByKey = false;
on("click", ({ target, detail }) => {
  if (target.closest?.(".menu-button")) isOpenedByKey = !detail;
});
document.addEventListener("toggle", ({ target, newState }) => {
  if (newState !== "open" || !isOpenedByKey || !target.matches(openMenu)) return;
  isOpenedByKey = false;
  focusItem(target, "Home");
}, true);

/** Places a menu beside its button, at the side with more space. */
document.addEventListener("beforetoggle", ({ target, newState }) => {
  if (newState !== "open" || !target.matches(".menu-items") || isContextMenu(target)) return;
  const { left, right, top, bottom } = target.previousElementSibling.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = page;
  const isLeft = left + right <= width;
  const isAbove = top > height - bottom && height - bottom < 240;
  Object.assign(target.style, {
    left: isLeft ? `${Math.max(8, left)}px` : "auto",
    right: isLeft ? "auto" : `${Math.max(8, width - right)}px`,
    top: isAbove ? "auto" : `${bottom + 4}px`,
    bottom: isAbove ? `${height - top + 4}px` : "auto",
    maxHeight: `${(isAbove ? top : height - bottom) - 12}px`,
  });
}, true);

/** The duration of a long press, in milliseconds. */
const longPress = 500;

/** Returns the context menu of the element that contains a node, if it has items. */
const contextMenuOf = (node) => {
  const around = node.matches?.(textFields) ? null : node.closest?.("[data-context-menu]");
  // The row of a table has the focus in the place of the element in it that has the menu.
  const host = around ?? (node.matches?.("[role=row]") ? node.querySelector("[data-context-menu]") : null);
  const menu = host?.closest("[inert]") ? null : host?.querySelector(":scope > .menu-items");
  return menu?.firstElementChild ? menu : null;
};

/** Opens a context menu at a point of the window. */
const openContextMenu = (menu, x, y) => {
  if (menu.matches(openMenu)) return;
  document.querySelectorAll(openMenu).forEach((other) => other.hidePopover());
  focusedBeforeMenu = document.activeElement;
  menu.showPopover();
  const { width, height } = menu.getBoundingClientRect();
  const fit = (start, length, end) => `${Math.max(8, Math.min(start, end - length - 8))}px`;
  Object.assign(menu.style, {
    left: fit(x, width, page.clientWidth), top: fit(y, height, page.clientHeight),
    maxHeight: "calc(100vh - 16px)",
  });
  menu.focus({ preventScroll: true });
};

on("contextmenu", (event) => {
  const { target, clientX, clientY, pointerType } = event;
  const isInMenu = target.closest?.(openMenu);
  const menu = !isInMenu && contextMenuOf(target);
  if (isInMenu || menu) event.preventDefault();
  if (!menu) return;
  clearTimeout(press.timer);
  press.ignoresClick ||= pointerType === "touch";
  openContextMenu(menu, clientX, clientY);
});

// Not all browsers report a long press as the event `contextmenu`.
on("pointerdown", ({ target, clientX, clientY, pointerType, isPrimary }) => {
  clearTimeout(press.timer);
  press.ignoresClick = false;
  for (const menu of document.querySelectorAll(openMenu)) {
    if (!isContextMenu(menu) || menu.contains(target)) continue;
    closeMenu(menu);
    press.ignoresClick = true;
  }
  const menu = pointerType === "touch" && isPrimary && !press.ignoresClick && contextMenuOf(target);
  if (!menu) return;
  press.place = [clientX, clientY];
  press.timer = setTimeout(() => {
    press.ignoresClick = true;
    openContextMenu(menu, clientX, clientY);
  }, longPress);
});
on("pointermove", ({ clientX, clientY }) => {
  if (press.timer && Math.hypot(clientX - press.place[0], clientY - press.place[1]) > 10)
    clearTimeout(press.timer);
});
for (const type of ["pointerup", "pointercancel"]) on(type, () => clearTimeout(press.timer));

// Otherwise the end of a long press would move the focus out of the menu.
document.addEventListener("touchend", (event) => {
  if (press.ignoresClick && event.cancelable && !event.target.closest?.(openMenu)) event.preventDefault();
}, { passive: false });
document.addEventListener("click", (event) => {
  if (!press.ignoresClick || !event.detail || event.target.closest?.(openMenu)) return;
  event.preventDefault();
  event.stopPropagation();
}, true);

/** Makes elements with a context menu focusable that contain nothing else to focus. */
export const makeReachable = (host) => {
  const isOwn = (node) => !node.closest(".menu-items");
  const hasMenu = host.matches("[data-context-menu]") && contextMenuOf(host);
  // The row of a table that has the menu: one that can be selected has the focus itself.
  const row = host.closest(".td") ? null : host.closest("[role=row]");
  const isReachable = !hasMenu || row?.matches(".selectable") || [...host.querySelectorAll(focusable)].some(isOwn);
  if (row) {
    if (!isReachable) row.tabIndex = 0;
    else if (!row.matches(".selectable")) row.removeAttribute("tabindex");
  } else if (isReachable) for (const name of ["tabindex", "role"]) host.removeAttribute(name);
  else Object.assign(host, { tabIndex: 0, role: "group" });
};
