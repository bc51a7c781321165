// Screens, tabs, and their scroll positions.

import { stop } from "./motion.js";
import { isVisible, page, queryAll, topDialog, topNode } from "./page.js";

/** The node that scrolls what can be used. */
export const scroller = () => topDialog()?.querySelector(".panel > .content") || document.scrollingElement;

/** The nodes that contain screens. They stay in place when the page is scrolled. */
export const aroundScreens = ".screen,.navigation,.has-navigation,.has-navigation > :is(.panels,.panel)";

/** The place of a covered screen at the end of its animation. */
export const aside = { transform: "translateX(calc(-30% * var(--forward)))" };

/** Marks a stack of screens while one of them slides: the page does not scroll further for it. */
export const syncSliding = (stack) => stack?.classList.toggle(
  "sliding", [...stack.children].some((screen) => screen.matches(".covered,.popped")));

/** Removes a node, which may be a screen that slides. */
export const removeNode = (node) => {
  const stack = node.parentElement;
  node.remove();
  if (stack?.matches(".sliding")) syncSliding(stack);
};

/** Ends the animation of a covered screen, which the theme then hides. */
export const uncover = (screen) => {
  if (!screen.matches(".covered")) return;
  screen.classList.remove("covered");
  syncSliding(screen.parentElement);
  screen.inert = false;
  screen.ariaHidden = null;
  screen.style.top = screen.style.height = "";
  stop(screen, "cover");
};

/** The focus and scroll position of a screen that another one covers, and of a hidden tab. */
export const places = new WeakMap();
export const visibleScreen = () => queryAll(topNode(), ".screen:not([inert])").filter(isVisible).pop();
/** Returns the innermost tab or screen that is visible: what has a scroll position of its own. */
export const visiblePlace = () => queryAll(topNode(), ".tab,.screen")
  .filter((node) => isVisible(node) && !node.closest(".screen[inert]")).pop();

/** Returns the scroll position that shows tabs from their top, below the bar of their screen. */
export const topOfTabs = (place) => {
  const tabs = place?.closest(".tabs");
  if (!tabs) return 0;
  const area = scroller();
  const bar = tabs.closest(".screen")?.querySelector(":scope > .bar:not(.large)");
  const top = area === page ? 0 : area.getBoundingClientRect().top;
  return tabs.getBoundingClientRect().top - top + area.scrollTop - (bar?.offsetHeight ?? 0);
};
