// Presentations: modal dialogs.

import { on, report } from "./events.js";
import { openFilePicker } from "./files.js";
import { banner } from "./notices.js";
import { page, topDialog } from "./page.js";
import { visibleScreen } from "./screens.js";

// A presentation is a modal dialog: the browser keeps the focus in it, gives it back, and lets
// nothing behind it be used. Views end it: the browser asks them with the event `dismiss`.

/** Opens the dialogs that are not open yet, in the order in which they lie above each other. */
export const openDialogs = () => {
  const dialogs = [...document.querySelectorAll("dialog:not(.leaving)")];
  const first = dialogs.findIndex((dialog) => !dialog.matches(":modal"));
  // The page keeps its width without its scroll bar.
  if (first === 0)
    page.style.scrollbarGutter = page.scrollHeight > page.clientHeight ? "stable" : "";
  if (first >= 0) dialogs.slice(first).forEach(openDialog);
  // Nothing behind a dialog is scrolled.
  page.classList.toggle("presenting", dialogs.length > 0);
  const host = topDialog() || document.body;
  // Everything outside of the dialog is inert.
  if (banner.parentElement !== host) host.append(banner);
};

/** The nodes that had the focus before the dialogs were opened. */
export const openers = new WeakMap();

const openDialog = (dialog) => {
  const isNew = !openers.has(dialog);
  if (isNew) openers.set(dialog, document.activeElement);
  // The page shows it before this script runs, and browsers reopen a modal dialog above others.
  dialog.close();
  dialog.showModal();
  // It is read from its beginning, wherever the control is that gets the focus.
  const content = dialog.querySelector(".panel > .content");
  if (isNew && content) content.scrollTop = 0;
  if (!dialog.matches(".prompt")) return;
  const control = [".field > :enabled", ".file-input:enabled", ".cancel:enabled"]
    .map((selector) => dialog.querySelector(selector)).find(Boolean);
  control?.focus({ preventScroll: control.matches(".cancel") });
  if (isNew && control?.matches(".file-input")) openFilePicker(control);
};

/** Closes a dialog that is removed, which gives the focus back, and shows it above the others. */
export const closeDialog = (dialog) => {
  dialog.classList.add("leaving");
  if (dialog.contains(banner)) document.body.append(banner);
  dialog.close();
  dialog.inert = true;
  dialog.popover = "manual";
  dialog.showPopover?.();
};

/** Goes back from the visible screen, or else dismisses the presentation that contains it. */
export const goBack = (dialog) => {
  const back = visibleScreen()?.querySelector(".back:not([hidden])");
  if (back) back.click();
  else if (dialog) requestDismissal(dialog);
};

/** Asks the views to dismiss a presentation. */
const requestDismissal = (dialog) => {
  if (dialog.dataset.on === "dismiss") report(dialog, "dismiss");
};

// Such as by the back gesture of a phone.
document.addEventListener("cancel", (event) => {
  if (!event.target.matches("dialog")) return;
  event.preventDefault();
  goBack(event.target);
}, true);

// Browsers let a user close a dialog that has prevented it once.
document.addEventListener("close", ({ target }) => {
  if (target.matches("dialog:not(.leaving)")) openDialogs();
}, true);

/** The node that was pressed last: a selection of text may end outside of its dialog. */
let pressed = null;
on("pointerdown", ({ target }) => { pressed = target; });
on("click", ({ target }) => {
  if (target === pressed && target.matches?.("dialog:not(.alert)")) requestDismissal(target);
});
