// The user's events, in the order in which the server answers them.

import { answerTimeout, awaitsAnswer, expectAnswer, isOpen, send } from "./connection.js";
import { find } from "./nodes.js";
import { notify, texts } from "./notices.js";
import { byID, elementOf, page } from "./page.js";
import { session } from "./session.js";
import { editOf, merged } from "./text-edits.js";

/**
 * The events without an answer.
 * @type {(ClientEvent & { sent?: boolean, mark?: number })[]}
 */
export let events = [];
/** The numbers of the last event, and of the last answered event. */
export let count = +page.dataset.event || 0, answered = count;
/** The newest value of an input that waits for an answer or for its delay: {i, do, v, timer}. */
export let deferred = null;

/** True once the server has answered an event of the user, which only the session knows. */
export let isUsed = false;

export const flush = () => {
  // An event says which messages its text includes.
  if (!isOpen || session.isReceiving) return;
  const isWaiting = awaitsAnswer();
  for (const event of events) {
    if (event.sent) continue;
    event.sent = true;
    send(encode(event));
  }
  if (!isWaiting && awaitsAnswer()) expectAnswer(answerTimeout);
};

/** Returns true while events of an element have no answer. */
export const isPending = (i) => deferred?.i === i || events.some((event) => event.i === i);

/** The maximum length of a text, below the limit of the server. */
export const maxLength = 20000;
/** The length from which a text is sent as an edit. */
const minEditedLength = 200;

/**
 * Returns the message of an event. That of a long text contains an edit of the one before.
 * @param {ClientEvent} event
 * @returns {ClientEvent}
 */
const encode = ({ n, i, do: kind, v }) => {
  if (kind !== "text" || !isTextField(inputOf(i))) return { n, i, do: kind, v };
  // Its patches were left out, as the page replaces all.
  if (session.isOutOfSync) return { n, i, do: kind, v };
  const former = typedEvents(i).filter((event) => event.n < n).at(-1);
  const last = former ? former.v : knownTexts.get(i);
  return last?.length >= minEditedLength
    ? { n, i, do: "edit", v: editOf(last, v), seq: session.seq } : { n, i, do: kind, v, seq: session.seq };
};

export const inputOf = (i) => byID(`i${i}`);
export const isTextField = (node) => /(^| )text( |$)/.test(node?.dataset.on);

/** The texts of fields as of the last message, with the user's answered edits, by element. Those of
    other fields are still as in the HTML. */
export const knownTexts = new Map();
export const knownText = (node) => knownTexts.get(elementOf(node)) ?? node.defaultValue;

/** Returns the unanswered edits of a field, the newest last. */
const typedEvents = (i) =>
  [...events, deferred].filter((event) => event?.i === i && event.do === "text");

/** Returns the text that a field shows, or will show at the end of a composition. */
export const latestText = (node) => typedEvents(elementOf(node)).at(-1)?.v ?? knownText(node);

/** Rebases the unanswered edits of a field, which had the text `old`, and returns its text. */
export const rebase = (i, old, text) => {
  for (const event of typedEvents(i))
    [old, text] = [event.v, event.v = merged(event.v, old, text)];
  return text;
};

/** Returns true for an event that is more than the state of an input or of the window. */
export const isAction = (kind) =>
  !/^(text|number|drag|dragEnd|dragCancel|lift|over|focus|blur|measure|rows|load|scheme|size|visit)$/.test(kind);

/** Returns true for an event that is the user's, not the window's. */
const isOfUser = (kind) => !/^(focus|blur|measure|rows|load|scheme|size)$/.test(kind);

/** Returns true for an event that is the value of an input. */
export const isInput = (kind) => /^(text|number|bool)$/.test(kind);

/** The numbers of the last events with values of inputs, by element. */
export const lastInputs = new Map();

/** The time until an element is marked that the server has not answered, in milliseconds. */
const markTime = 300;

/** @type {(i: number, kind: EventKind, v?: any) => void} */
export const enqueue = (i, kind, v) => {
  if (kind === "text" && v.length > maxLength)
    return notify(texts.textTooLong, 8);
  const event = { n: ++count, i, do: kind, v };
  if (isInput(kind)) lastInputs.set(i, count);
  if (isAction(kind) && kind !== "dismiss")
    event.mark = setTimeout(() => { if (find(i)) find(i).ariaBusy = "true"; }, markTime);
  events.push(event);
  flush();
};

export const acknowledge = (number) => {
  answered = number;
  for (const event of events) {
    if (event.n > number) continue;
    isUsed ||= isOfUser(event.do);
    if (event.do === "text" && find(event.i)) knownTexts.set(event.i, event.v);
    clearTimeout(event.mark);
    if (event.mark && find(event.i)) find(event.i).ariaBusy = null;
  }
  events = events.filter((event) => event.n > number);
};

/** Removes all events. Those that are left out have no answer. */
export const discardEvents = () => {
  for (const event of events) clearTimeout(event.mark);
  events = [];
  deferred = null;
  answered = count;
};

/** The times at which inputs were reported last, by element. */
export const reportTimes = new Map();

/** Returns the time that the report of an input has to wait, in milliseconds. */
const delayOf = (node, i) => {
  const { debounce, throttle } = node.closest("[data-debounce],[data-throttle]")?.dataset || {};
  if (!throttle) return +(debounce || 0);
  return (reportTimes.get(i) ?? -Infinity) + +throttle - performance.now();
};

export const sendDeferred = () => {
  const { i, do: kind, v, timer } = deferred;
  clearTimeout(timer);
  deferred = null;
  reportTimes.set(i, performance.now());
  enqueue(i, kind, v);
};

/** Sends the deferred value, unless it still has to wait. */
export const sendIfDue = () => {
  if (deferred && !deferred.timer && !events.some((event) => event.i === deferred.i))
    sendDeferred();
};

/** @type {(node: Element, kind: EventKind, v?: any) => void} */
export const report = (node, kind, v) => {
  const element = node.closest(kind === "choice" ? ".picker" : "[data-i]");
  if (!element) return;
  const i = +element.dataset.i;
  const isSame = deferred?.i === i && deferred.do === kind;
  // The order of events is kept, except of those that are not the user's.
  if (deferred && !isSame && !/^(measure|rows|load|scheme|size)$/.test(kind)) sendDeferred();
  if (!/^(text|number|drag)$/.test(kind)) return enqueue(i, kind, v);
  clearTimeout(deferred?.timer);
  const delay = delayOf(node, i);
  deferred = { i, do: kind, v };
  if (delay > 0) deferred.timer = setTimeout(() => {
    deferred.timer = 0;
    sendIfDue();
  }, delay);
  sendIfDue();
};

/** Returns the disabled control that contains a node: the node itself, or a picker. */
export const disabledControl = (node) => node.closest?.("[aria-disabled='true']");

/**
 * Returns the node that handles an event, and the kind of event, if any.
 * @type {<Kind extends EventKind | "value">(target: any, ...kinds: Kind[]) => [node?: any, kind?: Kind]}
 */
export const findHandler = (target, ...kinds) => {
  const node = target instanceof Element && target.closest("[data-on]");
  if (!node || disabledControl(node) || node.closest("[inert]")) return [];
  const handled = node.dataset.on.split(" ");
  return [node, kinds.find((kind) => handled.includes(kind))];
};

/** The listeners of the events that a page keeps until this script runs (Page.swift). */
export const replayed = { click: [], keydown: [], change: [], input: [] };

export const on = (type, listener) => {
  replayed[type]?.push(listener);
  document.addEventListener(type, listener);
};

on("click", (event) => {
  const [node, kind] =
    findHandler(event.target, "tap", "increment", "decrement", "bool", "tapAt");
  if (!kind || node.tagName === "INPUT") return;
  // A click on its control follows.
  const label = event.target.closest("label");
  if (label && label !== node && node.contains(label)) return;
  // A link with a handler: the view opens the URL.
  if (node.tagName === "A") event.preventDefault();
  if (kind === "bool") return report(node, kind, node.ariaExpanded !== "true");
  if (kind !== "tapAt") return report(node, kind);
  const { left, top, width, height } = node.getBoundingClientRect();
  const isOfKey = !event.detail;
  report(node, kind, [
    isOfKey ? width / 2 : event.clientX - left,
    isOfKey ? height / 2 : event.clientY - top,
  ]);
});

/** Suppresses events of a disabled control that still has the focus. */
const suppress = (event) => {
  const isAllowed = /^(Tab|Escape)$/.test(event.key);
  if (disabledControl(event.target) && !isAllowed) event.preventDefault();
};
for (const type of ["click", "mousedown", "keydown"]) {
  document.addEventListener(type, suppress, true);
}
