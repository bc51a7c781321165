// The script of pages: applies the server's patches and reports the user's events, as specified in
// ../ComposableWeb.docc/WireProtocol.md.
//
// A build joins its modules in this order, in which listeners of the same event are called.

import "./script/page.js";
import "./script/session.js";
import "./script/notices.js";
import "./script/connection.js";
import "./script/text-edits.js";
import "./script/events.js";
import "./script/keys.js";
import "./script/inputs.js";
import "./script/nodes.js";
import "./script/registration.js";
import "./script/patches.js";
import "./script/messages.js";
import "./script/reloads.js";
import "./script/presentations.js";
import "./script/focus.js";
import "./script/menus.js";
import "./script/rows.js";
import "./script/gestures.js";
import "./script/screens.js";
import "./script/cards.js";
import "./script/motion.js";
import "./script/saved-inputs.js";
import "./script/restoration.js";
import "./script/files.js";
import "./script/drags.js";
import "./script/links.js";
import "./script/addresses.js";
import "./script/hooks.js";
import "./script/window.js";

import { viewAddress } from "./script/addresses.js";
import { close, connect, delegate, probe } from "./script/connection.js";
import { on, replayed } from "./script/events.js";
import { applyFocus, reportFocus } from "./script/focus.js";
import { edited, enteredEarly, fields, keepOriginals, syncPicker } from "./script/inputs.js";
import { greeting, receive } from "./script/messages.js";
import { notify, texts } from "./script/notices.js";
import { page, queryAll, topNode } from "./script/page.js";
import { openDialogs } from "./script/presentations.js";
import { register } from "./script/registration.js";
import { isReloaded, reload, restorationCookie } from "./script/reloads.js";
import { layOutRows, loadReading, reportRows, storeReading } from "./script/rows.js";
import { loadInputs, storeInputs } from "./script/saved-inputs.js";
import { darkScheme, low, narrow, reportColorScheme, reportSize } from "./script/window.js";

darkScheme.addEventListener("change", reportColorScheme);
for (const query of [narrow, low]) query.addEventListener("change", reportSize);
addEventListener("online", probe);
on("visibilitychange", probe);
on("resume", probe);
// A page in the back/forward cache has no connection until it is shown again.
addEventListener("pagehide", storeInputs);
addEventListener("pagehide", storeReading);
addEventListener("pagehide", close);
addEventListener("pageshow", ({ persisted }) => { if (persisted) connect(); });

// Those that are missing in older browsers; the others have replacements.
if (!CSS.supports("selector(:nth-last-child(1 of a))") || !("popover" in HTMLElement.prototype))
  notify(texts.browserTooOld);
if (page.dataset.restored) restorationCookie("", 0);
loadInputs(isReloaded);
keepOriginals(document.body);
// What the user has done so far, unless the browser has done it: followed a link, closed a menu by Esc.
const earlyEvents = (window.earlyEvents || []).filter(({ target, key }) =>
  target instanceof Element && key !== "Escape" && !target.closest("a[href]"));
delete window.earlyEvents;
for (const event of earlyEvents) for (const listener of replayed[event.type])
  try { listener(event); } catch (error) { console.error(error); }
for (const field of queryAll(document.body, fields)) if (edited.has(field)) enteredEarly.add(field);
const earlyFocus = earlyEvents.length ? document.activeElement : document.body;
document.querySelectorAll(".picker").forEach(syncPicker);
register(document.body);
openDialogs();
layOutRows();
loadReading();
reportRows();
const focusedAtStart = document.querySelector("[data-focused]");
if (earlyFocus !== document.body && topNode().contains(earlyFocus)) {
  earlyFocus.focus({ preventScroll: true });
  reportFocus(earlyFocus);
} else if (focusedAtStart) applyFocus(focusedAtStart);
// The address may have been written in another way.
const initialAddress = viewAddress();
if (initialAddress && initialAddress.href !== location.href)
  history.replaceState(null, "", initialAddress);
// The page is rendered for the light scheme.
if (darkScheme.matches) reportColorScheme();
// The page is rendered for the width that the request suggests, and a regular height.
if (narrow.matches !== page.hasAttribute("data-compact") || low.matches) reportSize();
Object.assign(delegate, { greeting, receive, refused: reload });
connect();
