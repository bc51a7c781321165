// Messages of the server.

import { addressBelow, leave, saveScroll, savingScroll, syncAddress } from "./addresses.js";
import {
  acknowledgeMessages, close, connect, connected, disconnected, isOpen, notifyLoss,
  resetAnswerTimeout, send,
} from "./connection.js";
import {
  acknowledge, answered, flush, isPending, isTextField, isUsed, knownText, rebase, sendIfDue,
} from "./events.js";
import { answerSelection, download } from "./files.js";
import { reportFocus, setApplying } from "./focus.js";
import { cancelComposition, fields, setValue, syncPicker, valueOf } from "./inputs.js";
import { copy, openURL } from "./links.js";
import { timingOf } from "./motion.js";
import { addTemplates, find, nodes } from "./nodes.js";
import { banner, notify, setTexts, texts } from "./notices.js";
import { byID, canFocus, page, parse, queryAll, store, windowNode } from "./page.js";
import { PatchBatch } from "./patches.js";
import { openDialogs } from "./presentations.js";
import { register, unregister } from "./registration.js";
import { reload, revokedKey, takeReloadNotice } from "./reloads.js";
import { restorePage } from "./restoration.js";
import { layOutRows, lists, longLists, rememberAnchors, reportRows } from "./rows.js";
import { restoreInputs } from "./saved-inputs.js";
import { scroller } from "./screens.js";
import { session, token } from "./session.js";

/**
 * Returns the first message to the server, without the number of the attempt.
 * @returns {Omit<Hello, "try">}
 */
export const greeting = () => {
  // A page whose events were not answered can begin on any server.
  const { pathname, search } = location;
  const at = isUsed || session.epoch ? undefined : addressBelow({ pathname, search, hash: "" });
  // A server that restores the session shows the same rows.
  const rows = longLists().slice(0, 100).map((list) => list.shown);
  return { hello: token, seq: session.seq, version: page.dataset.version, epoch: session.epoch || undefined, at,
    rows: rows.length ? rows : undefined };
};

/** @param {ServerMessage} message */
export const receive = (message) => {
  if (message.hello === "again") resumed();
  if (message.hello === "restored") session.restoration = message;
  if (message.hello === "reload") reload(true);
  if (Array.isArray(message.p) || message.page) apply(message);
  if (message.stored != null) notify(message.stored ? texts.storageBack : texts.storageFailed, 8);
  if (message.bye) end(message.bye);
};

/** Goes on with the session, and tells the user something of it, if there is anything to tell. */
export const resumed = (text) => {
  const wasLost = connected();
  const notice = takeReloadNotice();
  if (text || notice) notify(text || notice, 8);
  else if (wasLost) notify(texts.connected, 3);
  if (session.isOutOfSync) send({ resync: session.seq });
  flush();
};

const closeTexts = {
  idle: "closedIdle", full: "closedFull", stopped: "closedStopped", refused: "closedRefused",
};

const end = (reason) => {
  if (reason === "revoked") store(revokedKey, Date.now());
  // A user may sign in and out again in a short time.
  if (reason === "ended" || reason === "revoked") return reload(false, 3);
  // Another server, or the next run of this one, goes on with the session.
  if (reason === "moved") return disconnected();
  // It is stored until its user comes back to the tab.
  if (reason === "parked") {
    close();
    return document.hidden || connect();
  }
  session.hasEnded = reason !== "stopped";
  // The reason is shown instead of the lost connection.
  notifyLoss(texts[closeTexts[reason] || "closedEnded"], session.hasEnded);
  disconnected();
};

/** @param {ServerMessage} message */
const apply = (message) => {
  // It replaces all messages before.
  if (session.restoration && message.page) session.seq = message.seq - 1;
  if (message.seq <= session.seq) return;
  // A message is missing: the server sends it again to a new connection.
  if (message.seq > session.seq + 1) return disconnected();
  session.seq = message.seq;
  const isRestored = session.restoration && message.page;
  resetAnswerTimeout();
  if (message.ack > answered) acknowledge(message.ack);
  if (savingScroll) saveScroll();
  if (message.texts) setTexts(JSON.parse(message.texts));
  session.isReceiving = true;
  try {
    addTemplates(message);
    if (isRestored) restorePage(message.page, message.ack);
    else if (message.page) replacePage(parse(message.page));
    else if (!session.isOutOfSync) applyPatches(message.p);
  } catch (error) {
    console.error(error, message);
    requestPage();
  }
  session.shownChanges = message.state ?? session.shownChanges;
  session.isReceiving = false;
  flush();
  if (Array.isArray(message.open)) message.open.forEach(openURL);
  if (typeof message.copy === "string") copy(message.copy);
  if (Array.isArray(message.uploads)) message.uploads.forEach(answerSelection);
  if (Array.isArray(message.downloads)) message.downloads.forEach(download);
  syncAddress();
  lists.forEach((list) => list.continueTab());
  reportRows();
  if (message.cookies || message.redirect) leave(message);
  sendIfDue();
  acknowledgeMessages();
};

/** Lets the scripts of page parts animate what patches change, before and after they are applied. */
const notifyParts = (type, patches) =>
  document.dispatchEvent(new CustomEvent(type, { detail: { patches, timingOf } }));

/** @param {Patch[]} patches */
const applyPatches = (patches) => {
  notifyParts("patching", patches);
  const batch = new PatchBatch(patches);
  try { for (const patch of patches) batch.apply(patch); } finally { batch.end(); }
  notifyParts("patched", patches);
  // The positions of rows are known now.
  restoreInputs(document.body);
};

/** The times of the last requests for the whole page. */
let pageRequests = [];

/** Requests the whole page of this session after a patch could not be applied. */
const requestPage = () => {
  session.isOutOfSync = true;
  setApplying(false);
  const now = Date.now();
  pageRequests = [...pageRequests.filter((time) => now - time < 60000), now];
  if (pageRequests.length > 3) reload(true);
  else if (isOpen) send({ resync: session.seq });
};

/**
 * Replaces everything that the views show, except for input that the server has not answered.
 * `freshID` returns the identifier of an element in the fresh page, if it is there.
 */
export const replacePage = (fresh, freshID = (id) => id) => {
  const { activeElement: focused } = document;
  const focusedPart = /^[a-z]?/.exec(focused.id)[0];
  const focusedID = focusedPart + freshID(focused.closest("[data-i]")?.dataset.i);
  const selection = [focused.selectionStart, focused.selectionEnd];
  const { scrollTop } = scroller();
  rememberAnchors();
  const typed = queryAll(windowNode(), fields).filter(({ id }) => isPending(+id.slice(1)))
    .map((field) => [field.id, valueOf(field), isTextField(field) && knownText(field)]);
  cancelComposition();
  setApplying(true);
  document.body.append(banner);
  const old = windowNode();
  const former = new Map([...lists].map(([node, list]) => [freshID(node.dataset.i), list]));
  unregister(old);
  nodes.clear();
  old.replaceWith(fresh);
  register(fresh);
  lists.forEach((list, { dataset }) => { if (former.has(dataset.i)) list.adopt(former.get(dataset.i), freshID); });
  queryAll(fresh, ".picker").forEach(syncPicker);
  for (const [id, value, known] of typed) {
    const field = byID(id);
    if (field)
      setValue(field, isTextField(field) ? rebase(+id.slice(1), known, field.value) : value);
  }
  openDialogs();
  scroller().scrollTop = scrollTop;
  layOutRows();
  const node = byID(focusedID) || find(focusedID);
  if (canFocus(node)) {
    node.focus({ preventScroll: true });
    if (selection[0] != null) node.setSelectionRange?.(...selection);
  }
  setApplying(false);
  session.isOutOfSync = false;
  reportFocus(document.activeElement);
};
