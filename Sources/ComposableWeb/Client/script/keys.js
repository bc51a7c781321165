// Keys of menus, drags, dialogs, fields and buttons.

import { dragByKey } from "./drags.js";
import { findHandler, on, report } from "./events.js";
import { useMenu } from "./menus.js";
import { textFields, topDialog } from "./page.js";
import { goBack } from "./presentations.js";

on("keydown", (event) => {
  const { target, key } = event;
  // Some browsers end a composition before its last key event, with code 229.
  if (event.isComposing || event.keyCode === 229) return;
  if (useMenu(event) || dragByKey(event)) return event.preventDefault();
  const dialog = key === "Escape" && topDialog();
  // A browser would close it regardless of the view.
  if (dialog) event.preventDefault();
  if (event.repeat) return;
  if (key === "Enter" && target.tagName === "INPUT") {
    const [node, kind] = findHandler(target, "submit");
    if (kind) report(node, kind);
  } else if (target.role === "button" && target.tagName !== "BUTTON" && /^( |Enter)$/.test(key)) {
    event.preventDefault();
    target.click();
  } else if (dialog || key === "Escape" && !target.matches(textFields) && !event.defaultPrevented) {
    goBack(dialog);
  }
});
