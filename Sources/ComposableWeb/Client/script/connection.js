// The connection with the server: attempts, pings and losses.

import { events } from "./events.js";
import { notify, texts } from "./notices.js";
import { focusable, page } from "./page.js";
import { session } from "./session.js";

// The next request for a page tells the server the time zone.
document.cookie = "timezone=" + encodeURIComponent(
  Intl.DateTimeFormat().resolvedOptions().timeZone || "") + "; path=/; max-age=31536000; samesite=lax";

let socket = null;
/** True after the server has answered the hello. */
export let isOpen = false;
let attempts = 0;
/** The number of connection attempts: the hello of an abandoned one may arrive late. */
let tries = 0;
let retry, watchdog, acknowledging;
/** The timer of the notice of a lost connection. */
let notice;
/** True after a notice of the lost connection, until the connection is back. */
export let isLossShown = false;

/** @param {ClientMessage} message */
export const send = (message) => socket.send(JSON.stringify(message));

const socketAddress = () => new URL(`${page.dataset.base || "./"}socket`, location.href);

/**
 * What uses the connection: `greeting` returns the first message to the server, `receive` is told of each message of
 * the server, and `refused` of a server that rejects the socket.
 */
export const delegate = {
  /** @type {() => any} */
  greeting: () => ({}),
  /** @type {(message: ServerMessage) => void} */
  receive: () => {},
  refused: () => {},
};

export const connect = () => {
  clearTimeout(retry);
  if (socket || session.hasEnded) return;
  const address = socketAddress();
  address.protocol = address.protocol.replace("http", "ws");
  const opened = (socket = new WebSocket(address));
  tries++;
  opened.onopen = () => { if (socket === opened) send({ ...delegate.greeting(), try: tries }); };
  opened.onclose = () => { if (socket === opened) disconnected(); };
  opened.onmessage = ({ data }) => {
    if (socket !== opened) return;
    let message;
    try { message = JSON.parse(data); } catch { return; }
    if (message?.pong) resetAnswerTimeout();
    if (message && typeof message === "object") delegate.receive(message);
    if (socket === opened) awaitMessage();
  };
  expectAnswer(openTimeout);
};

export const close = () => {
  const old = socket;
  socket = null;
  isOpen = false;
  for (const timer of [retry, watchdog, acknowledging]) clearTimeout(timer);
  if (session.hasEnded) clearTimeout(notice);
  isPinged = false;
  acknowledging = 0;
  session.restoration = null;
  for (const event of events) event.sent = false;
  old?.close();
};

export const disconnected = () => {
  if (!isOpen && socket) checkAccess();
  close();
  setOffline(true);
  if (session.hasEnded) return;
  // Random jitter, so that browsers do not reconnect all at once.
  const wait = Math.min(10000, 250 * 2 ** attempts++) * (0.5 + Math.random() / 2);
  retry = setTimeout(connect, wait);
  // No notice if the connection is back within a second.
  if (!isLossShown) notice ||= setTimeout(notifyLoss, 1000, texts.connectionLost);
};

export const notifyLoss = (text, offersReload) => {
  clearTimeout(notice);
  notice = 0;
  isLossShown = true;
  notify(text, 0, offersReload);
};

/** Tells the server soon which messages the page shows. */
export const acknowledgeMessages = () => {
  acknowledging ||= setTimeout(() => {
    acknowledging = 0;
    if (isOpen) send({ ack: session.seq });
  }, 50);
};

/** Records that the server has answered. Returns true if the user was told that the connection was lost. */
export const connected = () => {
  const wasLost = isLossShown;
  isOpen = true;
  isLossShown = false;
  attempts = 0;
  setOffline(false);
  clearTimeout(notice);
  notice = 0;
  return wasLost;
};

/** Disables the controls that need a connection, or enables them again. */
const setOffline = (isOffline) => {
  const controls = isOffline
    ? document.querySelectorAll(`[data-online] :is(${focusable}):not([aria-disabled])`)
    : document.querySelectorAll("[data-offline]");
  for (const control of controls) {
    control.ariaDisabled = isOffline ? "true" : null;
    control.toggleAttribute("data-offline", isOffline);
  }
};

// A connection can be lost without closing. So a silent one is pinged, and one that does not
// answer in time is replaced. In milliseconds:

/** The silence after which a connection is pinged. */
const pingInterval = 15000;
/** The time limit of a connection until its hello is answered. */
const openTimeout = 10000;
/** The time limit of an answer when the user returns to the page. */
const probeTimeout = 2000;
/** The time limit of other answers. A long one on a slow network may need several attempts. */
export let answerTimeout = 10000;
export const resetAnswerTimeout = () => { answerTimeout = 10000; };
let pings = 0;
/** True if nothing was received since the last ping. */
let isPinged = false;

export const awaitsAnswer = () => !isOpen || isPinged || events.some((event) => event.sent);

export const expectAnswer = (limit) => {
  clearTimeout(watchdog);
  watchdog = setTimeout(() => {
    if (isOpen && limit >= answerTimeout) answerTimeout = Math.min(2 * answerTimeout, 80000);
    disconnected();
  }, limit);
};

/** Restarts the timer after a message, which shows that the connection is alive. */
const awaitMessage = () => {
  isPinged = false;
  if (awaitsAnswer()) return expectAnswer(isOpen ? answerTimeout : openTimeout);
  clearTimeout(watchdog);
  watchdog = setTimeout(ping, pingInterval, answerTimeout);
};

const ping = (limit) => {
  isPinged = true;
  send(document.hidden ? { ping: ++pings } : { ping: ++pings, visible: true });
  expectAnswer(limit);
};

/** Checks the connection at once when the user or the network is back. */
export const probe = () => {
  if (document.hidden) return;
  attempts = 0;
  if (!socket) connect();
  else if (isOpen) ping(probeTimeout);
  else expectAnswer(probeTimeout);
};

/** Tells the delegate if the server rejects the socket, such as after a login has expired. */
const checkAccess = async () => {
  try {
    const { status, type } = await fetch(socketAddress(), { redirect: "manual" });
    // Another attempt may have succeeded meanwhile.
    if (isOpen) return;
    if (type === "opaqueredirect" || [401, 403, 404].includes(status)) delegate.refused();
  } catch { /* There is no connection at all. */ }
};
