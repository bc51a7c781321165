// Reloads of the page, and what its user is told of them.

import { close } from "./connection.js";
import { events, isAction } from "./events.js";
import { notify, texts } from "./notices.js";
import { page, store, stored } from "./page.js";
import { restored } from "./saved-inputs.js";
import { session, token } from "./session.js";

const reloadKey = `composable reload ${page.dataset.base}`;
/**
 * The last automatic reload: its time, the run of the server then, true if the page could not be
 * patched, and true if the server has not received all events.
 */
const lastReload = { time: 0, count: 0, ...stored(reloadKey) };
/** True once the page was connected, and its user has been told why it was loaded. */
let isNotified = false;
/** True after an automatic reload until the user is notified. */
export let isReloaded = Date.now() - lastReload.time < 10000;

/** The time at which the application has ended the user's access to another page or to this one. */
export const revokedKey = "composable revoked";
const isRevoked = Date.now() - (stored(revokedKey) || 0) < 10000;
store(revokedKey, null);

/** Sets the cookie that names the session of this page, for the next request. */
export const restorationCookie = (value, age) => {
  document.cookie = `restored-session=${value}; path=${location.pathname}; max-age=${age}`
    + "; samesite=strict" + (location.protocol === "https:" ? "; secure" : "");
};

const reloadNotice = () => page.dataset.restored ? [
  page.dataset.restored === "incomplete" && texts.stateLost,
  lastReload.hasLostEvents && texts.actionLost,
].filter(Boolean).join(" ") : [
  lastReload.run !== page.dataset.run ? texts.serverRestarted
    : lastReload.isOutOfSync ? texts.pageOutdated
    : texts.sessionExpired,
  texts.pageReloaded,
  lastReload.hasLostEvents && texts.actionLost,
  restored && texts.inputRestored,
].filter(Boolean).join(" ");

/** Returns what the user is told of the last reload, once. */
export const takeReloadNotice = () => {
  const text = isRevoked && !isNotified ? texts.accessEnded : isReloaded ? reloadNotice() : "";
  isReloaded = false;
  isNotified = true;
  return text;
};

/**
 * Reloads the page, which creates a session, but not twice in a row, or more than `limit` times. With
 * `restores`, the page goes on with this session where sessions are stored.
 */
export const reload = (restores = false, limit = 1) => {
  if (session.hasEnded) return;
  session.hasEnded = true;
  close();
  if (!rememberReload(limit)) return notify(texts.closedIdle, 0, true);
  // Where sessions are stored, the next page goes on with this one.
  if (restores) restorationCookie(token, 20);
  notify(texts.reloading, 0, true);
  location.reload();
};

/** Records an automatic reload. Returns false to prevent an endless loop of reloads. */
const rememberReload = (limit) => {
  const count = Date.now() - lastReload.time < 10000 ? lastReload.count + 1 : 1;
  if (count > limit) return false;
  return store(reloadKey, {
    time: Date.now(), count, run: page.dataset.run, isOutOfSync: session.isOutOfSync,
    hasLostEvents: events.some((event) => isAction(event.do)),
  });
};
