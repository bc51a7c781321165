// Applies the server's patches and reports the user's events, as specified in
// ../ComposableWeb.docc/WireProtocol.md.
(() => {
  "use strict";

  const page = document.documentElement;
  const byID = (id) => document.getElementById(id);
  /** The presentation above all others, if there is one. */
  const topDialog = () => [...document.querySelectorAll("dialog:not(.leaving)")].pop();
  /** The node that contains what can be used: a presentation, or else the page. */
  const topNode = () => topDialog() || document.querySelector("main");

  // Session ---------------------------------------------------------------------------------------

  const token = page.dataset.session;
  /** The texts of the notices, in the language of the page. */
  let texts = JSON.parse(page.dataset.texts || "{}");
  /** Returns a text with arguments in the places of `%@`, or of `%1$@` and so on. */
  const filled = (text, ...values) =>
    text.replace(/%(?:(\d)\$)?@/g, (_, place = 1) => values[place - 1]);
  // The next request for a page tells the server the time zone.
  document.cookie = "timezone=" + encodeURIComponent(
    Intl.DateTimeFormat().resolvedOptions().timeZone || "") + "; path=/; max-age=31536000; samesite=lax";
  /** The number of the last applied patch message. */
  let seq = +page.dataset.seq || 0;
  /** The number of changes of the session that the page shows, of those that are stored. */
  let shownChanges = 0;
  /** The events without an answer: {n, i, do, v, sent, mark}. */
  let events = [];
  /** The numbers of the last event, and of the last answered event. */
  let count = +page.dataset.event || 0, answered = count;
  /** The newest value of an input that waits for an answer or for its delay: {i, do, v, timer}. */
  let deferred = null;

  let socket = null;
  /** True after the server has answered the hello. */
  let isOpen = false;
  /** True after the session has ended for good. */
  let hasEnded = false;
  let attempts = 0;
  /** The number of connection attempts: the hello of an abandoned one may arrive late. */
  let tries = 0;
  let retry, watchdog, acknowledging;
  /** The timer of the notice of a lost connection. */
  let notice;
  /** True after a notice of the lost connection, until the connection is back. */
  let isLossShown = false;

  const send = (message) => socket.send(JSON.stringify(message));

  const socketAddress = () => new URL(`${page.dataset.base || "./"}socket`, location.href);

  /** The number of the process that shows the session: elements have other identifiers in each. */
  let epoch = +page.dataset.epoch || 0;

  /** True once the server has answered an event of the user, which only the session knows. */
  let isUsed = false;

  const greet = () => {
    // A page whose events were not answered can begin on any server.
    const { pathname, search } = location;
    const at = isUsed || epoch ? undefined : addressBelow({ pathname, search, hash: "" });
    // A server that restores the session shows the same rows.
    const rows = longLists().slice(0, 100).map((list) => list.shown);
    send({ hello: token, seq, try: tries, version: page.dataset.version, epoch: epoch || undefined, at,
      rows: rows.length ? rows : undefined });
  };

  const connect = () => {
    clearTimeout(retry);
    if (socket || hasEnded) return;
    const address = socketAddress();
    address.protocol = address.protocol.replace("http", "ws");
    const opened = (socket = new WebSocket(address));
    tries++;
    opened.onopen = () => { if (socket === opened) greet(); };
    opened.onclose = () => { if (socket === opened) disconnected(); };
    opened.onmessage = ({ data }) => {
      if (socket !== opened) return;
      let message;
      try { message = JSON.parse(data); } catch { return; }
      if (message && typeof message === "object") receive(message);
      if (socket === opened) awaitMessage();
    };
    expectAnswer(openTimeout);
  };

  const close = () => {
    const old = socket;
    socket = null;
    isOpen = false;
    for (const timer of [retry, watchdog, acknowledging]) clearTimeout(timer);
    isPinged = false;
    acknowledging = 0;
    restoration = null;
    for (const event of events) event.sent = false;
    old?.close();
  };

  const disconnected = () => {
    if (!isOpen && socket) checkAccess();
    close();
    setOffline(true);
    if (hasEnded) return;
    // Random jitter, so that browsers do not reconnect all at once.
    const wait = Math.min(10000, 250 * 2 ** attempts++) * (0.5 + Math.random() / 2);
    retry = setTimeout(connect, wait);
    // No notice if the connection is back within a second.
    if (!isLossShown) notice ||= setTimeout(notifyLoss, 1000, texts.connectionLost);
  };

  const notifyLoss = (text, offersReload) => {
    clearTimeout(notice);
    notice = 0;
    isLossShown = true;
    notify(text, 0, offersReload);
  };

  const receive = (message) => {
    if (message.hello === "again") resumed();
    if (message.hello === "restored") restoration = message;
    if (message.hello === "reload") reload(true);
    if (message.pong) answerTimeout = 10000;
    if (Array.isArray(message.p) || message.page) apply(message);
    if (message.stored != null) notify(message.stored ? texts.storageBack : texts.storageFailed, 8);
    if (message.bye) end(message.bye);
  };

  /** Goes on with the session, and tells the user something of it, if there is anything to tell. */
  const resumed = (text) => {
    isOpen = true;
    attempts = 0;
    setOffline(false);
    clearTimeout(notice);
    notice = 0;
    if (text) notify(text, 8);
    else if (isRevoked && !isNotified) notify(texts.accessEnded, 8);
    else if (isReloaded && reloadNotice()) notify(reloadNotice(), 8);
    else if (isLossShown) notify(texts.connected, 3);
    isReloaded = isLossShown = false;
    isNotified = true;
    if (isOutOfSync) send({ resync: seq });
    flush();
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

  // Lost connections ------------------------------------------------------------------------------

  // A connection can be lost without closing. So a silent one is pinged, and one that does not
  // answer in time is replaced. In milliseconds:

  /** The silence after which a connection is pinged. */
  const pingInterval = 15000;
  /** The time limit of a connection until its hello is answered. */
  const openTimeout = 10000;
  /** The time limit of an answer when the user returns to the page. */
  const probeTimeout = 2000;
  /** The time limit of other answers. A long one on a slow network may need several attempts. */
  let answerTimeout = 10000;
  let pings = 0;
  /** True if nothing was received since the last ping. */
  let isPinged = false;

  const awaitsAnswer = () => !isOpen || isPinged || events.some((event) => event.sent);

  const expectAnswer = (limit) => {
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
  const probe = () => {
    if (document.hidden) return;
    attempts = 0;
    if (!socket) connect();
    else if (isOpen) ping(probeTimeout);
    else expectAnswer(probeTimeout);
  };

  /** Reloads the page if the server rejects its socket, such as after a login has expired. */
  const checkAccess = async () => {
    try {
      const { status, type } = await fetch(socketAddress(), { redirect: "manual" });
      // Another attempt may have succeeded meanwhile.
      if (isOpen) return;
      if (type === "opaqueredirect" || [401, 403, 404].includes(status)) reload();
    } catch { /* There is no connection at all. */ }
  };

  // End of a session ------------------------------------------------------------------------------

  /** Returns a value of the tab's storage; `null` if there is none. */
  const stored = (key) => {
    try { return JSON.parse(sessionStorage.getItem(key)); } catch { return null; }
  };

  /** Sets or, with `null`, removes a value of the tab's storage. Returns false if it can't be set. */
  const store = (key, value) => {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch { return false; }
  };

  const reloadKey = `composable reload ${page.dataset.base}`;
  /**
   * The last automatic reload: its time, the run of the server then, true if the page could not be
   * patched, and true if the server has not received all events.
   */
  const lastReload = { time: 0, count: 0, ...stored(reloadKey) };
  /** True once the page was connected, and its user has been told why it was loaded. */
  let isNotified = false;
  /** True after an automatic reload until the user is notified. */
  let isReloaded = Date.now() - lastReload.time < 10000;

  /** The time at which the application has ended the user's access to another page or to this one. */
  const revokedKey = "composable revoked";
  const isRevoked = Date.now() - (stored(revokedKey) || 0) < 10000;
  store(revokedKey, null);

  /** Sets the cookie that names the session of this page, for the next request. */
  const restorationCookie = (value, age) => {
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

  /**
   * Reloads the page, which creates a session, but not twice in a row, or more than `limit` times. With
   * `restores`, the page goes on with this session where sessions are stored.
   */
  const reload = (restores = false, limit = 1) => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(notice);
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
      time: Date.now(), count, run: page.dataset.run, isOutOfSync,
      hasLostEvents: events.some((event) => isAction(event.do)),
    });
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
    hasEnded = reason !== "stopped";
    // The reason is shown instead of the lost connection.
    notifyLoss(texts[closeTexts[reason] || "closedEnded"], hasEnded);
    disconnected();
  };

  // Events ----------------------------------------------------------------------------------------

  const flush = () => {
    // An event says which messages its text includes.
    if (!isOpen || isReceiving) return;
    const isWaiting = awaitsAnswer();
    for (const event of events) {
      if (event.sent) continue;
      event.sent = true;
      send(encode(event));
    }
    if (!isWaiting && awaitsAnswer()) expectAnswer(answerTimeout);
  };

  /** Returns true while events of an element have no answer. */
  const isPending = (i) => deferred?.i === i || events.some((event) => event.i === i);

  /** The maximum length of a text, below the limit of the server. */
  const maxLength = 20000;
  /** The length from which a text is sent as an edit. */
  const minEditedLength = 200;

  /** Returns the message of an event. That of a long text contains an edit of the one before. */
  const encode = ({ n, i, do: kind, v }) => {
    if (kind !== "text" || !isTextField(inputOf(i))) return { n, i, do: kind, v };
    // Its patches were left out, as the page replaces all.
    if (isOutOfSync) return { n, i, do: kind, v };
    const former = typedEvents(i).filter((event) => event.n < n).at(-1);
    const last = former ? former.v : knownTexts.get(i);
    return last?.length >= minEditedLength
      ? { n, i, do: "edit", v: editOf(last, v), seq } : { n, i, do: kind, v, seq };
  };

  /** Returns the edit of a text that results in another one: [start, count, replacement]. */
  const editOf = (old, text) => {
    const shorter = Math.min(old.length, text.length);
    let start = 0, end = 0;
    while (start < shorter && old[start] === text[start]) start++;
    // A pair of surrogates is replaced as a whole.
    if (/[\ud800-\udbff]/.test(old[start - 1])) start--;
    while (end < shorter - start && old.at(-1 - end) === text.at(-1 - end)) end++;
    if (end && /[\udc00-\udfff]/.test(old.at(-end))) end--;
    return [start, old.length - end - start, text.slice(start, text.length - end)];
  };

  // Two writers of one text: the user types on while a message that sets the text is under way. The
  // user's edits are rebased onto it, here and, in the same way, by the server (TextEdit.swift).

  /** Returns the offset in the edited `text` of one in the text before: that of a caret or, with a
      `bound`, that of the beginning (1) or the end (-1) of a replaced part. */
  const offsetAfter = ([start, count, { length }], text, offset, bound = 0) => {
    let found = offset;
    if (offset >= start + count && (count || offset > start || bound >= 0)) found += length - count;
    else if (offset > start && length !== count)
      found = bound ? start + (bound > 0 ? length : 0) : Math.min(offset, start + length);
    const splitsPair = found && /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(found - 1, found + 1));
    return splitsPair ? found - 1 : found;
  };

  /** Returns the edit of a changed text in the place of one of the text before. */
  const rebased = ([start, count, replacement], change, text) => {
    const lower = offsetAfter(change, text, start, 1), upper = offsetAfter(change, text, start + count, -1);
    return count && lower <= upper
      ? [lower, upper - lower, replacement] : [offsetAfter(change, text, start), 0, replacement];
  };

  /** Returns the text that results if a user has edited `base` into `typed`, and the views into `text`. */
  const merged = (typed, base, text) => {
    if (text === base) return typed;
    if (typed === base) return text;
    const [start, count, replacement] = rebased(editOf(base, typed), editOf(base, text), text);
    return text.slice(0, start) + replacement + text.slice(start + count);
  };

  const inputOf = (i) => byID(`i${i}`);
  const isTextField = (node) => /(^| )text( |$)/.test(node?.dataset.on);
  const elementOf = (node) => +node.closest("[data-i]")?.dataset.i;

  /** The texts of fields as of the last message, with the user's answered edits, by element. Those of
      other fields are still as in the HTML. */
  const knownTexts = new Map();
  const knownText = (node) => knownTexts.get(elementOf(node)) ?? node.defaultValue;

  /** Returns the unanswered edits of a field, the newest last. */
  const typedEvents = (i) =>
    [...events, deferred].filter((event) => event?.i === i && event.do === "text");

  /** Returns the text that a field shows, or will show at the end of a composition. */
  const latestText = (node) => typedEvents(elementOf(node)).at(-1)?.v ?? knownText(node);

  /** Rebases the unanswered edits of a field, which had the text `old`, and returns its text. */
  const rebase = (i, old, text) => {
    for (const event of typedEvents(i))
      [old, text] = [event.v, event.v = merged(event.v, old, text)];
    return text;
  };

  const setFieldText = (node, i, value) => {
    const text = rebase(i, knownText(node), value);
    knownTexts.set(i, value);
    if (node === composing?.node) composing.texts.push(text);
    else setText(node, text);
  };

  /** Returns true for an event that is more than the state of an input or of the window. */
  const isAction = (kind) =>
    !/^(text|number|drag|dragEnd|dragCancel|lift|over|focus|blur|measure|rows|scheme|size|visit)$/.test(kind);

  /** Returns true for an event that is the user's, not the window's. */
  const isOfUser = (kind) => !/^(focus|blur|measure|rows|scheme|size)$/.test(kind);

  /** Returns true for an event that is the value of an input. */
  const isInput = (kind) => /^(text|number|bool)$/.test(kind);

  /** The numbers of the last events with values of inputs, by element. */
  const lastInputs = new Map();

  /** The time until an element is marked that the server has not answered, in milliseconds. */
  const markTime = 300;

  const enqueue = (i, kind, v) => {
    if (kind === "text" && v.length > maxLength)
      return notify(texts.textTooLong, 8);
    const event = { n: ++count, i, do: kind, v };
    if (isInput(kind)) lastInputs.set(i, count);
    if (isAction(kind) && kind !== "dismiss")
      event.mark = setTimeout(() => { if (find(i)) find(i).ariaBusy = "true"; }, markTime);
    events.push(event);
    flush();
  };

  const acknowledge = (number) => {
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

  /** The times at which inputs were reported last, by element. */
  const reportTimes = new Map();

  /** Returns the time that the report of an input has to wait, in milliseconds. */
  const delayOf = (node, i) => {
    const { debounce, throttle } = node.closest("[data-debounce],[data-throttle]")?.dataset || {};
    if (!throttle) return +(debounce || 0);
    return (reportTimes.get(i) ?? -Infinity) + +throttle - performance.now();
  };

  const sendDeferred = () => {
    const { i, do: kind, v, timer } = deferred;
    clearTimeout(timer);
    deferred = null;
    reportTimes.set(i, performance.now());
    enqueue(i, kind, v);
  };

  /** Sends the deferred value, unless it still has to wait. */
  const sendIfDue = () => {
    if (deferred && !deferred.timer && !events.some((event) => event.i === deferred.i))
      sendDeferred();
  };

  const report = (node, kind, v) => {
    const element = node.closest(kind === "choice" ? ".picker" : "[data-i]");
    if (!element) return;
    const i = +element.dataset.i;
    const isSame = deferred?.i === i && deferred.do === kind;
    // The order of events is kept, except of those that are not the user's.
    if (deferred && !isSame && !/^(measure|rows|scheme|size)$/.test(kind)) sendDeferred();
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
  const disabledControl = (node) => node.closest?.("[aria-disabled='true']");

  /** Returns the node that handles an event, and the kind of event, if any. */
  const findHandler = (target, ...kinds) => {
    const node = target instanceof Element && target.closest("[data-on]");
    if (!node || disabledControl(node) || node.closest("[inert]")) return [];
    return [node, node.dataset.on.split(" ").find((kind) => kinds.includes(kind))];
  };

  /** The listeners of the events that a page keeps until this script runs (Page.swift). */
  const replayed = { click: [], keydown: [], change: [], input: [] };

  const on = (type, listener) => {
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

  /** Fields in which Esc has a meaning of its own, such as the end of a composition. */
  const textFields = "input:not([type=checkbox],[type=radio],[type=range]),textarea";

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

  /** Reports a date or a color: when it is valid, or else when the user leaves the field. */
  const reportValue = (target, isLeaving) => {
    const [node, kind] = findHandler(target, "value");
    if (!kind || node.validity.valid === isLeaving) return;
    edited.add(node);
    rememberValue(node);
    report(node, "text", node.value);
  };

  on("change", ({ target }) => {
    reportValue(target, false);
    const [node, kind] = findHandler(target, "bool", "choice");
    if (kind) {
      edited.add(node);
      rememberValue(node);
    }
    if (kind === "bool") report(node, kind, node.checked);
    if (kind !== "choice") return;
    const picker = node.closest(".picker");
    const option = node.tagName === "SELECT"
      ? optionsOf(picker)[node.selectedIndex] : node.closest(".option");
    if (!option) return;
    // The options may change before the server receives the event, so that an index does not suffice.
    picker.dataset.v = option.dataset.i;
    report(node, kind, +option.dataset.i);
  });

  /**
   * The field in which the user composes text, the text that it shows, and those that messages have set
   * since: {node, texts}. It is not patched until the end of the composition, but its text is reported
   * meanwhile: keyboards of phones compose each word.
   */
  let composing = null;

  /** Returns the text that a field will show at the end of the composition. */
  const composedText = ({ value }) => {
    const { texts } = composing;
    let base = texts[0];
    let text = texts[0] = value;
    for (let index = 1; index < texts.length; index++)
      [base, text] = [texts[index], texts[index] = merged(text, base, texts[index])];
    return text;
  };

  const reportInput = (target) => {
    const [node, kind] = findHandler(target, "text", "number");
    if (!kind) return;
    edited.add(node);
    rememberValue(node);
    if (kind === "number") return report(node, kind, +node.value);
    const text = node === composing?.node ? composedText(node) : node.value;
    if (text !== latestText(node)) report(node, kind, text);
  };

  on("input", ({ target }) => reportInput(target));
  on("compositionstart", ({ target }) => { composing = { node: target, texts: [target.value] }; });
  on("compositionend", ({ target }) => {
    reportInput(target);
    composing = null;
    if (isTextField(target)) setText(target, latestText(target));
  });

  // Patches ---------------------------------------------------------------------------------------

  /** Sets the texts of another language, with the title of the window. */
  const setTexts = (translated) => {
    texts = translated;
    page.dataset.title = texts.title ?? page.dataset.title;
  };

  /** True while a message is applied. Events wait for the end. */
  let isReceiving = false;

  const apply = (message) => {
    // It replaces all messages before.
    if (restoration && message.page) seq = message.seq - 1;
    if (message.seq <= seq) return;
    // A message is missing: the server sends it again to a new connection.
    if (message.seq > seq + 1) return disconnected();
    seq = message.seq;
    const isRestored = restoration && message.page;
    answerTimeout = 10000;
    if (message.ack > answered) acknowledge(message.ack);
    if (savingScroll) saveScroll();
    if (message.texts) setTexts(JSON.parse(message.texts));
    isReceiving = true;
    try {
      if (message.page) templates = [];
      if (message.templates) templates.push(...message.templates);
      if (isRestored) restorePage(message.page, message.ack);
      else if (message.page) replacePage(parse(message.page));
      else if (!isOutOfSync) applyPatches(message.p);
    } catch (error) {
      console.error(error, message);
      requestPage();
    }
    shownChanges = message.state ?? shownChanges;
    isReceiving = false;
    flush();
    if (Array.isArray(message.open)) message.open.forEach(openURL);
    if (Array.isArray(message.uploads)) message.uploads.forEach(answerSelection);
    if (Array.isArray(message.downloads)) message.downloads.forEach(download);
    syncAddress();
    lists.forEach((list) => list.continueTab());
    reportRows();
    if (message.cookies || message.redirect) leave(message);
    sendIfDue();
    acknowledging ||= setTimeout(() => {
      acknowledging = 0;
      if (isOpen) send({ ack: seq });
    }, 50);
  };

  const applyPatches = (patches) => {
    const batch = new PatchBatch(patches);
    try { for (const patch of patches) batch.apply(patch); } finally { batch.end(); }
    // The positions of rows are known now.
    restoreInputs(document.body);
  };

  /** True after a patch could not be applied, until the whole page is received. */
  let isOutOfSync = false;
  /** The times of the last requests for the whole page. */
  let pageRequests = [];

  /** Requests the whole page of this session after a patch could not be applied. */
  const requestPage = () => {
    isOutOfSync = true;
    isApplying = false;
    const now = Date.now();
    pageRequests = [...pageRequests.filter((time) => now - time < 60000), now];
    if (pageRequests.length > 3) reload(true);
    else if (isOpen) send({ resync: seq });
  };

  /**
   * Replaces everything that the views show, except for input that the server has not answered.
   * `freshID` returns the identifier of an element in the fresh page, if it is there.
   */
  const replacePage = (fresh, freshID = (id) => id) => {
    const { activeElement: focused } = document;
    const focusedPart = /^[a-z]?/.exec(focused.id)[0];
    const focusedID = focusedPart + freshID(focused.closest("[data-i]")?.dataset.i);
    const selection = [focused.selectionStart, focused.selectionEnd];
    const { scrollTop } = scroller();
    rememberAnchors();
    const typed = queryAll(windowNode(), fields).filter(({ id }) => isPending(+id.slice(1)))
      .map((field) => [field.id, valueOf(field), isTextField(field) && knownText(field)]);
    composing = null;
    isApplying = true;
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
    isApplying = isOutOfSync = false;
    reportFocus(document.activeElement);
  };

  /** The end of what `leave` does for the messages so far. */
  let leaving = Promise.resolve();

  /**
   * Fetches cookies, which only a response can set, and then leaves the page, once the browser has the
   * cookies of former messages too.
   */
  const leave = ({ cookies, redirect }) => {
    leaving = leaving.then(async () => {
      for (const ticket of cookies || []) await fetchCookie(ticket);
      if (redirect) location.assign(redirect);
    }).catch(console.error);
  };

  /** Fetches a cookie. Without a connection, or a server behind a proxy, it is tried again. */
  const fetchCookie = async (ticket) => {
    const address = new URL(`${page.dataset.base}cookies/${ticket}`, location.href);
    for (let wait = 500; ; wait = Math.min(2 * wait, 10000)) {
      try {
        const { status } = await fetch(address, { method: "POST", redirect: "manual" });
        if (![429, 502, 503, 504].includes(status)) return;
      } catch { }
      await new Promise((done) => setTimeout(done, wait));
    }
  };

  /** The nodes of elements, by identifier. */
  const nodes = new Map();
  const find = (id) => nodes.get(String(id));

  /** Returns the node that contains an element's children. */
  const containerOf = (id) => byID(`c${id}`) || find(id);

  const queryAll = (node, selector) =>
    [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)];

  const parse = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content.firstElementChild;
  };

  /** The templates of rows: [literals, values, the holes with identifiers]. */
  let templates = [];

  /** Returns the HTML of an instance of a template, with the values in which it differs from that. */
  const instanceOf = ([number, root, ...changes]) => {
    const [literals, defaults, identifiers] = templates[number];
    const values = [...defaults];
    for (let index = 0; index < changes.length; index += 2)
      values[changes[index]] = changes[index + 1];
    for (const hole of identifiers)
      values[hole] = values[hole].replace(/\{(0|-?[1-9]\d{0,14})\}/g, (_, offset) => root + +offset);
    return literals.reduce((html, literal, index) => html + values[index - 1] + literal);
  };

  /** The styles of the page as it was loaded, to which its nodes refer by numbers. */
  const initialStyles = [...document.querySelector("head > style[nonce]")?.sheet?.cssRules ?? []]
    .map(({ style }) => style.cssText);

  /** Registers nodes, and applies their styles, which the policy forbids in HTML. */
  const register = (root) => {
    for (const node of queryAll(root, `[data-s],[data-i],[data-measure]`)) {
      const [style, id] = [node.getAttribute("data-s"), node.getAttribute("data-i")];
      if (style !== null) {
        node.style.cssText = initialStyles[style] ?? style;
        node.removeAttribute("data-s");
      }
      if (id !== null) nodes.set(id, node);
      if (node.hasAttribute("data-measure")) sizes.observe(node);
      if (node.hasAttribute("data-rows")) lists.set(node, new RowWindow(node));
    }
    keepOriginals(root);
    restoreInputs(root);
    const around = root.parentElement?.closest("[data-context-menu]");
    queryAll(root, "[data-context-menu]").concat(around || []).forEach(makeReachable);
  };

  /** Unregisters nodes, and removes the attributes that they could be found by. */
  const unregister = (root) => {
    for (const node of queryAll(root, "[data-i],[id],[name]")) {
      const id = node.getAttribute("data-i");
      if (id && nodes.get(id) === node) {
        nodes.delete(id);
        for (const values of [knownTexts, lastInputs, formerValues, reportTimes]) values.delete(+id);
      }
      // It is laid out as before.
      if (id) node.setAttribute("data-removed", "");
      if (node.hasAttribute("data-measure")) sizes.unobserve(node);
      lists.get(node)?.end();
      for (const name of ["data-i", "id", "name"]) node.removeAttribute(name);
    }
  };

  /** Inserts or moves a node without losing the focus. */
  const insertNode = (host, node, before) => {
    const next = before != null && find(before);
    let anchor = next && next.parentNode === host ? next : null;
    // A backing stays behind the last row of its card.
    const previous = anchor ? anchor.previousElementSibling : host.lastElementChild;
    if (previous?.matches(".backing")) anchor = previous;
    if (node.isConnected && host.moveBefore) return host.moveBefore(node, anchor);
    const focused = node.contains(document.activeElement) ? document.activeElement : null;
    const selection = [focused?.selectionStart, focused?.selectionEnd];
    host.insertBefore(node, anchor);
    if (!focused || focused === document.activeElement) return;
    focused.focus({ preventScroll: true });
    if (selection[0] != null) focused.setSelectionRange(...selection);
  };

  const setText = (field, value) => {
    const { value: old, selectionStart: start, selectionEnd: end, selectionDirection } = field;
    if (old === value) return;
    field.value = value;
    if (start == null || field !== document.activeElement) return;
    const { value: text } = field;
    const edit = editOf(old, text);
    // A caret stays before the same text, if that is unchanged.
    const placeOf = (offset) =>
      old.length !== text.length && text.endsWith(old.slice(offset))
        ? text.length - old.length + offset : offsetAfter(edit, text, offset);
    field.setSelectionRange(placeOf(start), placeOf(end), selectionDirection);
  };

  const setAttribute = (node, id, name, value) => {
    if (name === "value" && isTextField(node)) {
      rememberValue(node, value);
      setFieldText(node, +id, value);
    } else if (name === "value" || name === "checked" || name === "data-v") {
      // The user's input has priority until the server has answered it.
      if (isPending(+id)) return;
      if (name === "data-v" && value === null) delete node.dataset.v;
      else if (name === "data-v") node.dataset.v = value;
      else if (name === "checked") node.checked = value !== null;
      else if (node.type === "range") node.value = value;
      else setText(node, value);
    } else if (name === "disabled") {
      // A focused control keeps the focus, and is disabled when it loses it.
      node.ariaDisabled = value === null ? null : "true";
      node.disabled = value !== null && !node.contains(document.activeElement);
      if ("readOnly" in node) node.readOnly = value !== null;
    } else if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  };

  on("focusout", ({ target, relatedTarget }) => {
    reportValue(target, true);
    if (deferred?.timer) sendDeferred();
    const control = disabledControl(target);
    const isOffline = control?.hasAttribute("data-offline");
    if (control && "disabled" in control && !isOffline && !control.contains(relatedTarget))
      control.disabled = true;
  });

  /** Suppresses events of a disabled control that still has the focus. */
  const suppress = (event) => {
    const isAllowed = /^(Tab|Escape)$/.test(event.key);
    if (disabledControl(event.target) && !isAllowed) event.preventDefault();
  };
  for (const type of ["click", "mousedown", "keydown"]) {
    document.addEventListener(type, suppress, true);
  }

  // Applying a message ----------------------------------------------------------------------------

  class PatchBatch {
    constructor(patches) {
      // Before a dialog returns the focus, which is not the user's change.
      isApplying = true;
      /** The node that had the focus before the lowest of the dialogs that are removed. */
      let opener = null;
      // From the top down: each returns the focus to the dialog below it.
      for (const [kind, id] of [...patches].reverse()) {
        const dialog = kind === "r" && find(id);
        if (!dialog || !dialog.matches("dialog")) continue;
        opener = openers.get(dialog);
        closeDialog(dialog);
      }
      /** True if a dialog can't return the focus, since its opener was removed meanwhile. */
      this.hasLostOpener = opener && opener !== document.body && !canFocus(opener);
      this.candidates = [];
      /** Marks the position of a removed node that had the focus. */
      this.marker = document.createComment("");
      this.pickers = new Set();
      /** The elements with a context menu that may have lost its items, or what could be focused. */
      this.menuHosts = new Set();
      /** The nodes to scroll to, once all others are in place: [node, x, y, isSmooth]. */
      this.scrolls = [];
      this.focused = document.activeElement || document.body;
      /** The element that the views have given the focus, or taken it from. */
      this.focusChange = null;
      this.top = topNode();
      this.screen = visibleScreen();
      this.place = visiblePlace();
      this.scroll = scroller().scrollTop;
      this.positions = new Map();
      /** The cards whose rows may move, by container and by the node before their first row. */
      this.cards = new Map();
      /** The cards of rows. */
      this.cardsOfRows = new Map();
      this.recordPositions(patches);
      /** What animated removals begin with, by node. */
      this.leavings = new Map();
      /** The styles that animated changes begin with, by node. */
      this.stylesBefore = new Map();
      // Before anything changes, so that the page is laid out once for all patches.
      for (const patch of patches) this.measure(patch);
      rememberAnchors();
    }

    /** Measures what a patch animates. */
    measure([kind, id, ...rest]) {
      const node = find(id);
      if (!node) return;
      if (kind === "r" && rest[1] && timingOf(rest[0]) && isVisible(node)) {
        const style = getComputedStyle(node);
        const { width, height } = style;
        const now = Object.keys(rest[1]).map((name) => style.getPropertyValue(name));
        const [left, top] = [`${node.offsetLeft}px`, `${node.offsetTop}px`];
        this.leavings.set(node, { frame: { left, top, width, height }, now });
      } else if (kind === "u" && timingOf(rest[1])) {
        this.measureStyles(node, rest[0]);
        for (const name in rest[0].p) this.measureStyles(byID(name + id), rest[0].p[name]);
      }
    }

    measureStyles(node, { s }) {
      if (!node || !s) return;
      const style = getComputedStyle(node);
      const values = Object.keys(s).map((name) => [name, style.getPropertyValue(name)]);
      this.stylesBefore.set(node, Object.fromEntries(values));
    }

    /** Records the positions of nodes that an animated patch may move. */
    recordPositions(patches) {
      const ancestors = new Set();
      for (const [kind, id, ...rest] of patches) {
        const time = timingOf({ i: rest[2], m: rest[1], r: rest[0] }[kind]);
        if (!time) continue;
        this.time ||= { ...time, iterations: 1 };
        let node = kind === "i" ? containerOf(id) : find(id)?.parentElement;
        for (; node && !node.matches(".window") && !ancestors.has(node); node = node.parentElement)
          ancestors.add(node);
      }
      for (const node of ancestors) {
        if (node.matches(rowContainer)) this.recordCards(node);
        for (const child of node.children) {
          if (child.inert || ancestors.has(child) && child.matches(aroundScreens)) continue;
          const box = child.getBoundingClientRect();
          if (box.width && box.bottom > -innerHeight && box.top < 2 * innerHeight)
            this.positions.set(child, box);
        }
      }
    }

    recordCards(container) {
      const cards = new Map();
      const edge = container.getBoundingClientRect();
      for (const [start, rows] of cardsIn(container)) {
        const backing = backings.get(start);
        if (!rows.length && !backing) continue;
        const box = backing ? placeIn(edge, backing.getBoundingClientRect()) : boxOf(rows);
        const card = { start, backing, box, top: edge.top };
        cards.set(start, card);
        for (const row of rows) this.cardsOfRows.set(row, card);
      }
      this.cards.set(container, cards);
    }

    apply(patch) {
      const [kind, id] = patch;
      const node = find(id);
      if (!node) throw new Error(`There is no element ${id}.`);
      if (kind === "i") this.insert(...patch.slice(1));
      else if (kind === "r") this.remove(node, patch[2], patch[3]);
      else if (kind === "m") insertNode(node.parentNode, node, patch[2]);
      else if (kind === "u") this.update(node, id, patch[2], timingOf(patch[3]));
      else if (kind === "s") this.scrolls.push([node, ...patch.slice(2)]);
      const picker = (find(id) || node).closest(".picker");
      if (picker) this.pickers.add(picker);
    }

    insert(parent, before, html, anim, from) {
      const node = parse(typeof html === "string" ? html : instanceOf(html));
      if (!node) return;
      insertNode(byID(node.dataset.slot + parent) || containerOf(parent), node, before);
      register(node);
      for (const picker of queryAll(node, ".picker")) this.pickers.add(picker);
      this.focusChange = queryAll(node, "[data-focused]")[0] || this.focusChange;
      const time = from && timingOf(anim);
      if (time) for (const name in from)
        animate(node, name, from[name], { ...time, iterations: 1 });
    }

    remove(node, anim, to) {
      if (node.contains(this.focused) || node.contains(this.marker)) node.before(this.marker);
      const picker = node.parentElement.closest(".picker");
      if (picker) this.pickers.add(picker);
      const host = node.parentElement.closest("[data-context-menu]");
      if (host) this.menuHosts.add(host);
      const leaving = this.leavings.get(node);
      unregister(node);
      if (!leaving) return removeNode(node);
      const time = timingOf(anim);
      const box = this.positions.get(node);
      const card = box && this.cardsOfRows.get(node);
      // It keeps its position during the animation, but is inert.
      if (!node.matches("dialog"))
        Object.assign(node.style, { position: "absolute", ...leaving.frame, margin: 0 });
      if (card) this.moveToBacking(node, card, box);
      else {
        node.inert = true;
        node.ariaHidden = "true";
        if (node.matches(".screen")) this.removeScreen(node);
        else node.classList.add("leaving");
      }
      const ends = Object.keys(to).map((name, index) => {
        node.style.setProperty(name, to[name]);
        return animate(node, name, leaving.now[index], { ...time, iterations: 1 }).finished;
      });
      Promise.allSettled(ends).then(() => {
        removeNode(node);
        if (card) removeIdleBacking(card.start);
      });
    }

    /** Moves a removed row behind the other rows of its card, which also clips it. */
    moveToBacking(row, card, box) {
      stop(row, "glide");
      row.style.left = 0;
      row.style.top = `${box.top - card.top - card.box.top}px`;
      card.backing ||= makeBacking(card.start);
      card.backing.append(row);
    }

    /** Prepares the animation of a screen that is popped. */
    removeScreen(screen) {
      this.popped = screen;
      for (const covered of screen.parentElement.querySelectorAll(":scope > .covered"))
        uncover(covered);
    }

    update(node, id, changes, time) {
      if (changes.n) return this.replace(node, id, parse(changes.n));
      this.change(node, id, changes, time);
      for (const name in changes.p) {
        const part = byID(name + id);
        if (part) this.change(part, id, changes.p[name], time);
      }
    }

    replace(node, id, fresh) {
      const host = containerOf(id);
      node.after(fresh);
      const container = fresh.querySelector(`#c${id}`) || fresh;
      for (const child of [...host.children]) if (child.dataset.i) insertNode(container, child);
      if (node.contains(this.focused)) this.candidates.push(...queryAll(fresh, focusable));
      node.remove();
      register(fresh);
    }

    change(node, id, { c, a, s, t, h }, time) {
      // An element that receives the focus takes it from another one, in either order.
      const isFocused = a?.["data-focused"];
      if (isFocused !== undefined && (isFocused !== null || !this.focusChange))
        this.focusChange = node;
      if (a?.["data-context-menu"] !== undefined) this.menuHosts.add(node);
      for (const name in c) node.classList.toggle(name, c[name]);
      for (const name in a) setAttribute(node, id, name, a[name]);
      for (const name in s) {
        const now = time
          && (this.stylesBefore.get(node)?.[name] ?? getComputedStyle(node).getPropertyValue(name));
        stop(node, name);
        if (s[name] === null) node.style.removeProperty(name);
        else node.style.setProperty(name, s[name]);
        if (time) animate(node, name, now, time);
      }
      if (t != null && node.textContent !== t) node.textContent = t;
      if (h != null) {
        node.innerHTML = h;
        register(node);
      }
    }

    end() {
      placeRows();
      this.pickers.forEach(syncPicker);
      this.menuHosts.forEach(makeReachable);
      openDialogs();
      if (this.scrolls.length) forgetReading();
      layOutRows();
      this.animateMoves();
      if (this.marker.isConnected) this.addCandidates();
      this.restoreFocus();
      const focusChange = this.focusChange || deferredFocus;
      if (focusChange) applyFocus(focusChange);
      isApplying = false;
      reportFocus(document.activeElement);
      for (const [node, x, y, isSmooth] of this.scrolls) {
        const behavior = isSmooth && !reducedMotion.matches ? "smooth" : "instant";
        node.scrollIntoView({ inline: x || "nearest", block: y || "nearest", behavior });
      }
    }

    /** Animates nodes that were moved by the layout, from their old positions (FLIP). */
    animateMoves() {
      const moved = [...this.positions.keys()].filter((node) => node.isConnected && !node.inert);
      // All animations are stopped before any position is measured.
      for (const node of moved) stop(node, "glide");
      const shifts = new Map();
      for (const node of moved) {
        const [old, now] = [this.positions.get(node), node.getBoundingClientRect()];
        if (now.width) shifts.set(node, [old.left - now.left, old.top - now.top]);
      }
      this.measureCards();
      for (const [node, shift] of shifts) {
        // It moves along with the nodes that contain it.
        let around = node.parentElement;
        while (around && !shifts.has(around)) around = around.parentElement;
        const [x, y] = around ? shift.map((way, axis) => way - shifts.get(around)[axis]) : shift;
        if (Math.abs(x) + Math.abs(y) < 1) continue;
        const transform = [`translate(${x}px,${y}px)`, "none"];
        start(node, "glide", { transform, composite: "add" }, this.time);
        const card = this.cardsOfRows.get(node);
        if (card) card.isMoved = true;
      }
      for (const [container, cards] of this.cards) this.animateCards(container, [...cards.values()]);
    }

    /** Measures the new places of the cards that were recorded. */
    measureCards() {
      for (const [container, cards] of this.cards) {
        const now = cardsIn(container);
        for (const card of cards.values()) {
          const rows = now.get(card.start) ?? [];
          const old = card.box;
          card.last = rows[rows.length - 1];
          card.now = card.last ? boxOf(rows) : { ...old, bottom: old.top };
          card.isMoved = Math.abs(card.now.bottom - card.now.top - old.bottom + old.top) >= 1;
        }
      }
    }

    /** Animates the backings of the cards in a container, and clips their rows. */
    animateCards(container, cards) {
      const moved = cards.filter((card) => card.backing || card.isMoved);
      if (!moved.length || !container.isConnected) return;
      for (const card of moved) this.animateBacking(card);
      const boxes = [cards.map(({ box }) => box), cards.map(({ now }) => now)];
      const starts = cards.map((card) => card.start !== container);
      const hasMore = !container.lastElementChild.matches(`${row},.backing`);
      const frames = boxes.map((boxes) => ({ clipPath: outlineOf(boxes, starts, hasMore) }));
      start(container, "clip", frames, this.time);
    }

    animateBacking(card) {
      const { start: key, last, box, now } = card;
      const backing = (card.backing ||= makeBacking(key));
      if (last) last.after(backing);
      else if (key.matches(rowContainer)) key.prepend(backing);
      else key.after(backing);
      const frames = [box, now].map(({ top, bottom }) =>
        ({ top: `${top}px`, height: `${Math.max(0, bottom - top)}px` }));
      const { left, width } = now;
      Object.assign(backing.style, { left: `${left}px`, width: `${width}px` }, frames[1]);
      whenEnded(start(backing, "card", frames, this.time), () => removeIdleBacking(key));
    }

    /** Adds the nodes that may inherit the focus: those after the marker, then those before. */
    addCandidates() {
      const all = queryAll(topNode(), focusable);
      const isAfter = (one) => this.marker.compareDocumentPosition(one) & 4;
      const before = all.filter((one) => !isAfter(one));
      this.candidates.push(...all.filter(isAfter), ...before.reverse());
      this.marker.remove();
    }

    restoreFocus() {
      const [was, now, place] = [this.focused, visibleScreen(), visiblePlace()];
      const hasSameTop = this.top === topNode();
      const isMovedTo = hasSameTop && place !== this.place;
      const isSwitched = isMovedTo && this.place?.closest(".tab[hidden]");
      const isCovered = hasSameTop && !isSwitched && now !== this.screen && this.screen?.isConnected
        && !this.screen.inert;
      if (isCovered || isSwitched) places.set(this.place, { focus: was, scroll: this.scroll });
      const saved = isMovedTo && !isCovered && places.get(place);
      if (isCovered) scroller().scrollTop = 0;
      else if (saved) {
        scroller().scrollTop = saved.scroll;
        for (const list of lists.values())
          if (list.isHidden && list.isShown) list.keepPlace();
        this.candidates.unshift(saved.focus);
      } else if (isSwitched) scroller().scrollTop = Math.min(this.scroll, topOfTabs(place));
      const { activeElement } = document;
      if (this.hasLostOpener && (activeElement === document.body || activeElement.closest("[inert]")))
        this.focusPlace(now, place);
      // A dialog takes the focus when it opens, and gives it back.
      const isMoved = ![was, document.body].includes(document.activeElement);
      if (!isMoved && was !== document.body && !(isVisible(was) && !was.closest("[inert]"))) {
        const candidate = isCovered || isSwitched && !saved
          ? [".title", ".back"].map((part) => now?.querySelector(part)).find(isVisible)
          : this.candidates.find(canFocus);
        candidate?.focus({ preventScroll: true });
      }
      if (isCovered && this.time) this.cover(this.screen);
      if (this.popped) this.reveal(now);
    }

    /** Moves the focus to where it was in a place, before that was left, or the title of a screen. */
    focusPlace(screen, place) {
      const parts = [".title", ".back"].map((part) => screen?.querySelector(part));
      const node = [places.get(place)?.focus, ...parts, ...queryAll(topNode(), focusable)]
        .find((node) => isVisible(node) && !node.disabled && !node.closest("[inert]"));
      node?.focus({ preventScroll: true });
    }

    /** Shows a covered screen while the one above it slides in. */
    cover(screen) {
      screen.inert = true;
      screen.ariaHidden = "true";
      screen.classList.add("covered");
      syncSliding(screen.parentElement);
      screen.style.top = `${scroller().scrollTop - this.scroll}px`;
      screen.style.height = `${this.positions.get(screen)?.height}px`;
      whenEnded(start(screen, "cover", [{}, aside], this.time), () => {
        if (!animations.get(screen)?.cover) uncover(screen);
      });
    }

    /** Slides a screen in from where it was covered, below the one that slides out. */
    reveal(screen) {
      const { popped } = this;
      // The page is scrolled to where the revealed screen was.
      popped.style.top = `${popped.offsetTop + scroller().scrollTop - this.scroll}px`;
      popped.classList.add("popped");
      syncSliding(popped.parentElement);
      if (screen && screen.parentElement === popped.parentElement)
        start(screen, "cover", [aside, {}], this.time);
    }
  }

  // Presentations ---------------------------------------------------------------------------------

  // A presentation is a modal dialog: the browser keeps the focus in it, gives it back, and lets
  // nothing behind it be used. Views end it: the browser asks them with the event `dismiss`.

  /** Opens the dialogs that are not open yet, in the order in which they lie above each other. */
  const openDialogs = () => {
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
  const openers = new WeakMap();

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
  const closeDialog = (dialog) => {
    dialog.classList.add("leaving");
    if (dialog.contains(banner)) document.body.append(banner);
    dialog.close();
    dialog.inert = true;
    dialog.popover = "manual";
    dialog.showPopover?.();
  };

  /** Goes back from the visible screen, or else dismisses the presentation that contains it. */
  const goBack = (dialog) => {
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

  /** The node that scrolls what can be used. */
  const scroller = () => topDialog()?.querySelector(".panel > .content") || document.scrollingElement;

  // Focus -----------------------------------------------------------------------------------------

  // Views read and set the focus of elements with the attribute `data-focus`. While patches are
  // applied, the focus may move for a moment, which is not reported.

  let isApplying = false;
  /** The identifiers of the elements that have the focus, as it was reported last. */
  let focused = [];
  /** An element that the views have given the focus, or taken it from, while the user moved it. */
  let deferredFocus = null;

  /** Returns the identifiers of the elements around a node. */
  const focusableAround = (node) => {
    const around = node?.closest("[data-focus]");
    return around ? [around.dataset.i, ...focusableAround(around.parentElement)] : [];
  };

  /** Reports which of the elements have the focus, after a change. */
  const reportFocus = (target) => {
    if (isApplying) return;
    const [was, now] = [focused, focusableAround(target)];
    focused = now;
    const reportEach = (ids, kind) =>
      ids.forEach((id) => { if (find(id)) report(find(id), kind); });
    reportEach(now.filter((id) => !was.includes(id)), "focus");
    reportEach(was.filter((id) => !now.includes(id)), "blur");
  };

  /** Moves the focus to an element if the views have given it, or else away from it. */
  const applyFocus = (node) => {
    // The user's own focus changes have priority until the server has acknowledged them.
    const isMoving = events.some((event) => event.do === "focus" || event.do === "blur");
    deferredFocus = isMoving ? node : null;
    if (isMoving || !node.isConnected) return;
    const { activeElement } = document;
    const hasFocus = node.contains(activeElement);
    const { i } = node.dataset;
    focused = focused.filter((id) => id !== i);
    if ("focused" in node.dataset) {
      focused.push(i);
      if (!hasFocus) queryAll(node, focusable).find(canFocus)?.focus();
    } else if (hasFocus && !activeElement.closest("[data-focused]")) activeElement.blur();
  };

  on("focusin", ({ target }) => reportFocus(target));
  on("focusout", ({ relatedTarget }) => {
    // A focused element keeps the focus while its window has none.
    if (document.hasFocus() && !relatedTarget?.closest("[data-focus]")) reportFocus(null);
  });

  // Menus -----------------------------------------------------------------------------------------

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

  /** The controls that use arrow keys themselves. */
  const usesArrows = "select,textarea,input:not([type=checkbox])";

  /** Opens a menu, moves the focus in it or closes it. Returns false for keys of other controls. */
  const useMenu = ({ key, shiftKey, target }) => {
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

  // Context menus ---------------------------------------------------------------------------------

  /** The duration of a long press, in milliseconds. */
  const longPress = 500;
  /** The timer of a long press, and its place. */
  let pressing, pressedAt;
  /** True if the click that ends the current press has no effect: it opened or closed a menu. */
  let ignoresClick = false;

  /** Returns the context menu of the element that contains a node, if it has items. */
  const contextMenuOf = (node) => {
    const host = node.matches?.(textFields) ? null : node.closest?.("[data-context-menu]");
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
    clearTimeout(pressing);
    ignoresClick ||= pointerType === "touch";
    openContextMenu(menu, clientX, clientY);
  });

  // Not all browsers report a long press as the event `contextmenu`.
  on("pointerdown", ({ target, clientX, clientY, pointerType, isPrimary }) => {
    clearTimeout(pressing);
    ignoresClick = false;
    for (const menu of document.querySelectorAll(openMenu)) {
      if (!isContextMenu(menu) || menu.contains(target)) continue;
      closeMenu(menu);
      ignoresClick = true;
    }
    const menu = pointerType === "touch" && isPrimary && !ignoresClick && contextMenuOf(target);
    if (!menu) return;
    pressedAt = [clientX, clientY];
    pressing = setTimeout(() => {
      ignoresClick = true;
      openContextMenu(menu, clientX, clientY);
    }, longPress);
  });
  on("pointermove", ({ clientX, clientY }) => {
    if (pressing && Math.hypot(clientX - pressedAt[0], clientY - pressedAt[1]) > 10)
      clearTimeout(pressing);
  });
  for (const type of ["pointerup", "pointercancel"]) on(type, () => clearTimeout(pressing));

  // Otherwise the end of a long press would move the focus out of the menu.
  document.addEventListener("touchend", (event) => {
    if (ignoresClick && event.cancelable && !event.target.closest?.(openMenu)) event.preventDefault();
  }, { passive: false });
  document.addEventListener("click", (event) => {
    if (!ignoresClick || !event.detail || event.target.closest?.(openMenu)) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  /** Makes elements with a context menu focusable that contain nothing else to focus. */
  const makeReachable = (host) => {
    const isOwn = (node) => !node.closest(".menu-items");
    const hasMenu = host.matches("[data-context-menu]") && contextMenuOf(host);
    const isReachable = !hasMenu || [...host.querySelectorAll(focusable)].some(isOwn);
    if (isReachable) for (const name of ["tabindex", "role"]) host.removeAttribute(name);
    else Object.assign(host, { tabIndex: 0, role: "group" });
  };

  // Sizes -----------------------------------------------------------------------------------------

  /** The nodes whose size has changed since it was reported. */
  const resized = new Set();
  /** The minimum time between two reports, in milliseconds. */
  const reportInterval = 50;
  let reportingSizes;

  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) resized.add(target);
    // The first size is reported at once.
    reportingSizes ||= setTimeout(reportSizes, 0);
  });

  /** Reports the changed sizes, unless an earlier report has no answer yet. */
  const reportSizes = () => {
    reportingSizes = 0;
    const measured = [...resized].filter((node) => node.isConnected && node.dataset.i);
    if (!measured.length) return resized.clear();
    reportingSizes = setTimeout(reportSizes, reportInterval);
    if (events.some((event) => event.do === "measure")) return;
    resized.clear();
    const style = getComputedStyle(page);
    const isRight = style.direction === "rtl";
    const insets = ["top", isRight ? "right" : "left", "bottom", isRight ? "left" : "right"]
      .map((edge) => parseFloat(style.getPropertyValue(`--safe-${edge}`)) || 0);
    report(document.querySelector(".window"), "measure", measured.map((node) => {
      const { x, y } = node.getBoundingClientRect();
      // Without transforms, such as those of an animation.
      return [+node.dataset.i, x, y, node.clientWidth, node.clientHeight, ...insets];
    }));
  };

  // Long collections ------------------------------------------------------------------------------

  // Of a long collection, the page contains the rows near those that the user sees. A node before
  // them and one after them take the space of the others. The node before them tells their positions:
  // the first one, the one after the last, the number of all, and the node after them; and the number of
  // nodes of each row, unless each is one.

  /** The windows of collections, by the node before their rows. */
  const lists = new Map();

  /** Returns the node that scrolls another one. */
  const scrollerOf = (node, isHorizontal) => {
    const [overflow, whole, shown] = isHorizontal
      ? ["overflowX", "scrollWidth", "clientWidth"] : ["overflowY", "scrollHeight", "clientHeight"];
    const scrolls = (node) =>
      /auto|scroll/.test(getComputedStyle(node)[overflow]) && node[whole] > node[shown];
    while (node && node !== document.body && !scrolls(node)) node = node.parentElement;
    return !node || node === document.body ? document.scrollingElement : node;
  };

  /** Returns the rows that follow the place of those before them, as their nodes. */
  const rowsAfter = (before) => {
    const nodes = [];
    const { rows, sizes } = before.dataset;
    const after = rows.split(" ")[3];
    for (let node = before.nextElementSibling; node && node.dataset.i !== after; node = node.nextElementSibling)
      if (!node.matches(".backing,[data-removed]")) nodes.push(node);
    if (!sizes) return nodes.map((node) => [node]);
    // The place of other rows, in a collection in a row, may be empty.
    return sizes.split(" ")
      .map((size) => nodes.splice(0, size).filter((node) => !node.matches(".offscreen[hidden]")))
      .filter((row) => row.length);
  };

  /** Returns the nodes of a row, or those of the rows of a section. */
  const rowsIn = (row) => row.flatMap((node) => {
    if (!node.matches(".section,.has-section")) return node.matches(".offscreen") ? [] : [node];
    const rows = queryAll(node, ".rows > :not(.offscreen,.backing,[data-removed])");
    return rows.length ? rows : [node];
  });

  /**
   * Returns the places of rows in collections of which the page has a part, by the places of those before
   * them: the number of the collection in its container, and the position of the row.
   */
  const rowPlaces = (befores) => {
    const places = new Map();
    const counts = new Map();
    for (const before of befores) {
      const number = counts.get(before.parentElement) || 0;
      counts.set(before.parentElement, number + 1);
      const [first] = before.dataset.rows.split(" ").map(Number);
      rowsAfter(before).forEach((row, index) => row.forEach((node, part) =>
        places.set(node, `${number} ${first + index}${part ? ` ${part}` : ""}`)));
    }
    return places;
  };

  class RowWindow {
    constructor(before) {
      this.before = before;
      /** The length of a line of rows with the space after it; 0 until it is measured. */
      this.line = 0;
      /** The number of rows in a line. */
      this.columns = 1;
      /** The first position when the place of the other rows was set. */
      this.placedAt = 0;
      /** The length of the place before the rows. */
      this.length = 0;
      /** The rows that the user sees, with their places: [node, place]. */
      this.anchors = [];
      /** True if the container is a list to assistive technologies. */
      this.isList = false;
      /** The positions as they were told last. */
      this.shownRows = "";
      /** The last request since then: the server may have refused it. */
      this.requested = "";
      this.requestTime = 0;
      /** The times until the last two requests were answered, in milliseconds. */
      this.answerTimes = [50];
      /** The row that a reload leads to: {position, place}; null for none, and once it is there. */
      this.wanted = null;
      /** The key Tab that waits for the next row: {focused, direction}; null for none. */
      this.tab = null;
    }

    get positions() { return this.before.dataset.rows.split(" ").map(Number); }

    /** The rows of the page as they are reported: the first one, their number, and that of columns. */
    get shown() {
      const [first, end] = this.positions;
      return [first, end - first, this.columns];
    }

    get after() { return find(this.positions[3]); }

    /** True if the user can see the collection, scrolled to its place. */
    get isShown() {
      const { parentElement: container } = this.before;
      return isVisible(container) && !container.closest(".screen[inert]");
    }

    /** The rows, as their nodes. */
    get rows() { return rowsAfter(this.before); }

    /** Finds out in which direction the rows follow each other, and what scrolls them. */
    locate() {
      const container = this.before.parentElement;
      const { direction, columnGap, rowGap } = getComputedStyle(container);
      this.isHorizontal = container.matches(".across,.hstack");
      this.isReversed = this.isHorizontal && direction === "rtl";
      this.gap = parseFloat(this.isHorizontal ? columnGap : rowGap) || 0;
      this.scroller = scrollerOf(container, this.isHorizontal);
      this.breadth = container[this.isHorizontal ? "clientHeight" : "clientWidth"];
      // `layOut` keeps the rows at their places, also if the space before them changes.
      this.scroller.style.overflowAnchor = "none";
    }

    /** Leaves scrolling to the browser again. */
    end() {
      lists.delete(this.before);
      if (this.scroller && ![...lists.values()].some(({ scroller }) => scroller === this.scroller))
        this.scroller.style.overflowAnchor = "";
    }

    /** Returns the places at which a node starts and ends, along the direction of the rows. */
    placeOf(node) {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      if (!this.isHorizontal) return [top, bottom];
      return this.isReversed ? [innerWidth - right, innerWidth - left] : [left, right];
    }

    /** Returns the places at which a row starts and ends. */
    placesOf(row) { return [this.placeOf(row[0])[0], this.placeOf(row.at(-1))[1]]; }

    /** The places between which the user sees rows. */
    get view() {
      const end = this.isHorizontal ? innerWidth : innerHeight;
      if (this.scroller === document.scrollingElement) return [0, end];
      const [top, bottom] = this.placeOf(this.scroller);
      return [Math.max(0, top), Math.max(0, Math.min(end, bottom))];
    }

    scrollBy(length) {
      if (!length) return;
      if (this.isHorizontal) this.scroller.scrollLeft += this.isReversed ? -length : length;
      else this.scroller.scrollTop += length;
    }

    /** True if the user sees the beginning, where new rows are shown. */
    get isAtStart() {
      const { scrollLeft, scrollTop } = this.scroller;
      return (this.isHorizontal ? Math.abs(scrollLeft) : scrollTop) <= 0;
    }

    /** The length that can be scrolled further. */
    get rest() {
      const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = this.scroller;
      return this.isHorizontal ? scrollWidth - clientWidth - Math.abs(scrollLeft)
        : scrollHeight - clientHeight - scrollTop;
    }

    /**
     * Remembers the places of the rows that the user sees below the upper edge, if the collection begins
     * above it: then nothing before the rows is seen that should stay in its place. Of a collection that is
     * above, that of its last row.
     */
    remember() {
      this.isHidden = !this.isShown || !this.scroller;
      if (this.isHidden) return;
      this.anchors = [];
      this.isAtEnd = this.rest < 1;
      const { rows } = this;
      const [start, end] = this.view;
      if (!rows.length || this.isAtStart || this.start >= start) return;
      for (const row of rows) {
        const [top, bottom] = this.placesOf(row);
        if (top >= end) break;
        if (bottom <= start) continue;
        // A section itself is the last one, such as if only its header is seen.
        for (const node of [...rowsIn(row), ...row]) {
          const [top, bottom] = this.placeOf(node);
          if (bottom > start && top < end) this.anchors.push([node, node.dataset.i, top]);
        }
      }
      const last = rows.at(-1).at(-1);
      const [top, bottom] = this.placeOf(last);
      if (bottom <= start && this.after.hidden) this.anchors.push([last, last.dataset.i, top]);
    }

    /** The place at which the collection begins. */
    get start() {
      return this.placeOf(this.before.hidden ? this.rows[0]?.[0] || this.after : this.before)[0];
    }

    /** A row that the user has seen, with its former place, if there is one still. */
    get anchor() {
      return this.anchors.map(([node, i, place]) => [node.isConnected ? node : find(i), place])
        .find(([node]) => node);
    }

    /** The length of the space before the rows, if all lines have the same one. */
    get estimate() { return Math.ceil(this.positions[0] / this.columns) * this.line; }

    /** Sets the space of the other rows as far as it is known, before the page is laid out. */
    place() {
      const { rows } = this.before.dataset;
      if (rows !== this.shownRows) this.requested = "";
      this.shownRows = rows;
      if (!this.line) return;
      const [first, end, count] = this.positions;
      if (first !== this.placedAt) {
        const known = this.length + (first - this.placedAt) / this.columns * this.line;
        this.setLength(this.anchor ? known : this.estimate);
        this.isMoved = true;
      }
      this.placedAt = first;
      const rest = Math.ceil((count - end) / this.columns);
      setLength(this.after, this.isHorizontal, rest * this.line - this.gap);
    }

    /** Lays out the other rows, so that those that the user sees stay where they are. */
    layOut() {
      if (!this.isShown) return;
      if (this.isMoved && this.requestTime)
        this.answerTimes = [performance.now() - this.requestTime, this.answerTimes[0]];
      this.requestTime = 0;
      this.locate();
      const { line } = this;
      this.measure();
      if (!line) {
        this.place();
        this.locate();
      }
      const isAnswered = this.isMoved;
      // A screen that is shown again is scrolled first.
      if (!this.isHidden) this.keepPlace();
      this.lead(isAnswered);
      this.number();
    }

    /** The first row that the user sees, with its place and what its position is estimated by; null for none. */
    get reading() {
      const [first] = this.positions;
      const { rows, line } = this;
      if (!this.isShown || !line || this.isAtStart) return null;
      const index = rows.findIndex((row) => this.placesOf(row)[1] > this.view[0]);
      return index < 0 ? null : { position: first + index, place: this.placesOf(rows[index])[0], line };
    }

    /** Scrolls to what the user has read before a reload, whose row may be on its way then. */
    resume({ position, place, line }) {
      if (!this.line) return;
      Object.assign(this, { line, wanted: { position, place } });
      this.place();
      this.scrollBy(this.start + Math.floor(position / this.columns) * line - place);
      this.lead();
    }

    /** Scrolls to the row that a reload leads to, if it is there. */
    lead(isAnswered) {
      if (!this.wanted) return;
      const { position, place } = this.wanted;
      const row = this.rows[position - this.positions[0]];
      if (row) this.scrollBy(this.placesOf(row)[0] - place);
      if (row || isAnswered) this.wanted = null;
    }

    /** Keeps what the user sees at its place. */
    keepPlace() {
      const reachesEnd = this.isAtEnd && this.isMoved && this.after.hidden;
      this.hold(this.isMoved && !this.before.hidden);
      if (reachesEnd) this.scrollBy(this.rest);
      this.isMoved = this.isHidden = false;
    }

    /** Takes over what is known about the same rows in a page that was replaced. */
    adopt({ line, columns, placedAt, length, anchors }, freshID) {
      Object.assign(this, { line, columns, placedAt });
      this.anchors = anchors.map(([node, i, place]) => [node, freshID(i), place]);
      this.locate();
      this.setLength(length);
      this.place();
    }

    /** Tells assistive technologies the position of each row, and the number of all. */
    number() {
      const [first, end, count] = this.positions;
      const { rows } = this;
      if (rows.length !== end - first) return;
      const container = this.before.parentElement;
      const others = [...container.children].filter((node) => !node.matches(".backing,[data-removed]"));
      const isList = rows.length > 0 && others.length === rows.length + 2
        && rows.every(([row]) => row.tagName === "DIV" && (!row.role || row.role === "listitem"));
      if (isList !== this.isList) {
        container.role = isList ? "list" : null;
        for (const [row] of rows)
          if (row.role === "listitem") row.rowPosition = row.role = row.ariaPosInSet = row.ariaSetSize = null;
        this.isList = isList;
      }
      // The position of a row that consists of several nodes is that of the first one.
      rows.forEach(([row], index) => {
        const { previousElementSibling: place } = row;
        // One of a collection in the row has a position there.
        if (place !== this.before && place?.matches(".offscreen")) return;
        const position = first + index + 1;
        if (row.rowPosition === position && row.rowCount === count) return;
        row.rowText ??= null;
        Object.assign(row, { rowPosition: position, rowCount: count });
        if (isList)
          Object.assign(row, { role: "listitem", ariaPosInSet: position, ariaSetSize: count });
        else if (row.rowText === row.getAttribute("aria-description"))
          row.setAttribute("aria-description", row.rowText = filled(texts.position,
          ...[position, count].map((number) => number.toLocaleString(page.lang))));
      });
    }

    /** Lays out all rows anew, such as after a change of the number of columns. */
    resize() {
      if (!this.isShown) return;
      const { breadth } = this;
      this.locate();
      // Such as if the bar of a phone's browser disappears.
      if (this.breadth === breadth) return;
      this.line = 0;
      this.measure();
      if (!this.line) return;
      this.setLength(this.estimate);
      this.place();
      this.hold(false);
    }

    /**
     * Keeps a row that the user sees at its place: by scrolling, or if the rows before it are others
     * than before, by the space before them.
     */
    hold(isMoved) {
      const [node, place] = this.anchor || [];
      if (!isVisible(node)) return;
      const shift = this.placeOf(node)[0] - place;
      if (Math.abs(shift) < 0.5) return;
      const absorbed = isMoved ? Math.min(shift, this.length - this.line) : 0;
      if (absorbed) this.setLength(this.length - absorbed);
      this.scrollBy(shift - absorbed);
    }

    setLength(length) {
      this.length = Math.max(0, length);
      setLength(this.before, this.isHorizontal, this.length - this.gap);
    }

    measure() {
      const { rows } = this;
      const [first, last, all] = this.positions;
      if (!rows.length || first === last) return;
      const [start] = this.placesOf(rows[0]);
      const [, end] = this.placesOf(rows.at(-1));
      if (this.before.parentElement.matches(".grid")) {
        const inLine = rows.findIndex((row) => this.placesOf(row)[0] - start > 1);
        this.columns = inLine > 0 ? inLine : rows.length;
      }
      const line = (end - start + this.gap) / Math.ceil((last - first) / this.columns);
      // Browsers limit the size of a page.
      const limit = 15000000 / Math.ceil(all / this.columns);
      if (!this.line || Math.abs(line / this.line - 1) > 0.2) this.line = Math.min(line, limit);
    }

    /** Gives the space before the rows its estimated length, if it has become another one. */
    settle() {
      if (!this.isShown || !this.scroller) return;
      const shift = this.estimate - this.length;
      if (Math.abs(shift) < 1) return;
      // A page that becomes shorter first would be scrolled by the browser, too.
      if (shift < 0) this.scrollBy(shift);
      this.setLength(this.estimate);
      if (shift > 0) this.scrollBy(shift);
    }

    /** The position that is at a place. */
    positionAt(place) {
      const [first, end] = this.positions;
      const { rows } = this;
      const [top] = this.placesOf(rows[0]);
      const [, bottom] = this.placesOf(rows.at(-1));
      if (place < top) return first - (top - place) / (this.length / first || this.line / this.columns);
      if (place >= bottom) return end + (place - bottom) / this.line * this.columns;
      const index = Math.max(0, rows.findIndex((row) => this.placesOf(row)[1] > place));
      const [start, stop] = this.placesOf(rows[index]);
      const part = Math.max(0, place - start) / Math.max(1, stop - start) * this.columns;
      return first + index + part;
    }

    /**
     * Returns how many rows the user will be further until the answer to a report. A jump is not the
     * beginning of a way, and one late answer does not make the next one late.
     */
    predict(start) {
      // That of the frame: a busy page is told of several frames at once, which tells no speed.
      const { currentTime } = document.timeline;
      const { time = -Infinity, start: before = start, speed: former = 0 } = this.last || {};
      const elapsed = currentTime - time;
      if (elapsed >= 16) {
        const speed = elapsed < 200 ? (start - before) / elapsed : 0;
        const steady = speed * former > 0 ? Math.sign(speed) * Math.min(Math.abs(speed), Math.abs(former)) : 0;
        this.last = { start, time: currentTime, speed, steady };
      }
      return this.last.steady * (Math.min(300, ...this.answerTimes) + 50);
    }

    /** Reports again in the next frame: a way ends without an event. */
    follow() {
      if (this.isFollowed) return;
      this.isFollowed = true;
      requestAnimationFrame(() => {
        this.isFollowed = false;
        if (lists.get(this.before) === this) this.report();
      });
    }

    /** Reports the rows that the user sees, and those that are to come, unless the page has them. */
    report() {
      const { i } = this.before.dataset;
      if (!this.isShown || !this.line) return;
      this.remember();
      if (isPending(+i) || !this.rows.length) return;
      const [first, end, count] = this.positions;
      const [start, stop] = this.view.map((place) =>
        Math.min(Math.max(0, this.positionAt(place)), count));
      const length = Math.max(1, (this.view[1] - this.view[0]) / this.line * this.columns);
      const way = this.predict(start);
      if (way) this.follow();
      // Those of the way until the answer, as the user may stop on it, or only the ones at its end if the
      // user flies past too many others.
      const isNear = Math.abs(way) < 4 * length;
      const needed = [start - length / 2 + (isNear ? Math.min(0, way) : way),
        stop + length / 2 + (isNear ? Math.max(0, way) : way)]
        .map((position) => Math.min(Math.max(0, position), count));
      const isKnown = needed[0] >= first && needed[1] <= end && first % this.columns === 0;
      if (isKnown && (end - first <= 11 * length || this.rows.flatMap(rowsIn).length <= 300)) return;
      const ahead = 1.5 * length + (isNear ? Math.min(Math.abs(way), 5 * length - Math.abs(way)) : 4 * length);
      let from = Math.max(0, Math.floor(needed[0] - (way < 0 ? ahead : 1.5 * length)));
      let to = Math.min(count, Math.ceil(needed[1] + (way > 0 ? ahead : 1.5 * length)));
      // A row keeps the focus until it is very far away.
      const focused = this.rows.findIndex((row) => row.some((node) => node.contains(document.activeElement)));
      const most = 500 * this.rows.length / this.rows.flatMap(rowsIn).length;
      if (focused >= 0 && Math.max(to, first + focused) - Math.min(from, first + focused) < most) {
        from = Math.min(from, first + focused);
        to = Math.max(to, first + focused + 1);
      }
      const request = [from, to - from, this.columns];
      if (this.requested === `${request}`) return;
      this.requested = `${request}`;
      this.requestTime = performance.now();
      report(this.before, "rows", request);
    }

    /** The controls of the rows, in the order of Tab. */
    get controls() { return this.rows.flat().flatMap((node) => queryAll(node, focusable).filter(canFocus)); }

    /** Has the key Tab wait for the next row, if the focus is on the last control before rows on their way. */
    holdTab(direction) {
      const { activeElement: focused } = document;
      const [edge, place] = direction > 0 ? [-1, this.after] : [0, this.before];
      if (place.hidden || !this.rows.at(edge)?.some((node) => node.contains(focused))) return false;
      this.report();
      if (!isPending(+this.before.dataset.i) || this.controls.at(edge) !== focused) return false;
      this.tab = { focused, direction };
      return true;
    }

    /** Moves the focus to the next row once that is there, unless the user has moved it. */
    continueTab() {
      if (!this.tab || isPending(+this.before.dataset.i)) return;
      const { focused, direction } = this.tab;
      this.tab = null;
      if (document.activeElement !== focused) return;
      const { controls } = this;
      const index = controls.indexOf(focused);
      if (index >= 0) controls[index + direction]?.focus();
    }
  }

  const setLength = (node, isHorizontal, length) => {
    node.style[isHorizontal ? "width" : "height"] = `${Math.max(0, length)}px`;
  };

  /** Returns the windows of long collections, in the order of the page. */
  const longLists = () => [...document.querySelectorAll("[data-long]:not([data-removed])")]
    .map((before) => lists.get(before)).filter(Boolean);

  /** Returns the windows of long collections without those in rows of others. */
  const outerLists = () => {
    const all = longLists();
    const rows = all.flatMap((list) => list.rows.flat());
    return all.filter(({ before }) => !rows.some((row) => row.contains(before)));
  };

  const rememberAnchors = () => lists.forEach((list) => list.remember());
  const placeRows = () => lists.forEach((list) => list.place());
  // Those whose rows are others keep places by their length: then they have not moved for the others.
  const layOutRows = () =>
    [...lists.values()].sort((one, other) => !!other.isMoved - !!one.isMoved).forEach((list) => list.layOut());
  const reportRows = () => lists.forEach((list) => list.report());

  const readingKey = `composable reading ${page.dataset.base}`;

  /** Stores which rows of long collections the user reads. */
  const storeReading = () => {
    const rows = outerLists().map((list) => list.reading);
    store(readingKey, rows.some(Boolean) ? { address: location.href, rows } : null);
  };

  /** Leads to the rows that the user has read before a reload, or before another page. */
  const loadReading = () => {
    const { address, rows } = stored(readingKey) || {};
    store(readingKey, null);
    const [navigation] = performance.getEntriesByType("navigation");
    if (address !== location.href || navigation?.type === "navigate") return;
    outerLists().forEach((list, index) => {
      if (!rows[index]) return;
      // A browser alone would restore a position that other estimates belong to.
      history.scrollRestoration = "manual";
      list.resume(rows[index]);
    });
    addEventListener("load", () => setTimeout(() => { history.scrollRestoration = "auto"; }));
  };

  const forgetReading = () => lists.forEach((list) => { list.wanted = null; });
  // Whoever scrolls has read on.
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    document.addEventListener(type, forgetReading, { passive: true });

  /** The timer of the end of scrolling: a browser that scrolls smoothly is not disturbed. */
  let settling;
  const settleRows = () => {
    clearTimeout(settling);
    settling = setTimeout(() => lists.forEach((list) => list.settle()), 300);
  };
  document.addEventListener("scroll", () => {
    reportRows();
    clearTimeout(settling);
    if (!("onscrollend" in window)) settleRows();
  }, { capture: true, passive: true });
  document.addEventListener("scrollend", settleRows, { capture: true, passive: true });

  // The focus does not leave a long collection for what follows it while the next rows are on their way.
  on("keydown", (event) => {
    if (event.key !== "Tab" || !isOpen) return;
    // Those in rows of others are registered last.
    const isHeld = [...lists.values()].reverse().some((list) => list.holdTab(event.shiftKey ? -1 : 1));
    if (isHeld) event.preventDefault();
  });

  // A browser's way to the end of a long collection would lead through all rows, and Firefox stops on
  // it when the page changes.
  on("keydown", (event) => {
    const { key, target, shiftKey, altKey, metaKey } = event;
    if (!/^(Home|End)$/.test(key) || shiftKey || altKey || metaKey || event.defaultPrevented
      || target.matches(usesArrows) || target.isContentEditable) return;
    const list = [...lists.values()].find((list) =>
      list.isShown && list.scroller === scroller() && !list.isHorizontal);
    if (!list || target !== document.body && scrollerOf(target) !== list.scroller) return;
    event.preventDefault();
    list.scroller.scrollTop = key === "Home" ? 0 : list.scroller.scrollHeight;
  });

  addEventListener("resize", () => {
    lists.forEach((list) => list.resize());
    reportRows();
  });

  // Gestures --------------------------------------------------------------------------------------

  /** The drag of a pressed pointer: {node, id, left, top, start, isRecognized}. */
  let dragging = null;
  /** Returns the closest node with a gesture, if no control in it is nearer. */
  const gestureNode = (target, name) => {
    const node = target.closest?.(`[${name}]`);
    const control = target.closest?.(`${focusable},label`);
    if (!node || node.closest("[inert]")) return null;
    return control && control !== node && node.contains(control) ? null : node;
  };

  const reportDrag = (kind, { clientX, clientY }) => {
    const { node, left, top, start } = dragging;
    report(node, kind, [...start, clientX - left, clientY - top]);
  };

  on("pointerdown", (event) => {
    const { target, clientX, clientY, pointerId, isPrimary, button } = event;
    if (!isPrimary || button) return;
    const node = gestureNode(target, "data-drag");
    if (node) {
      // The view may follow the pointer: its place is that of the beginning.
      const { left, top } = node.getBoundingClientRect();
      dragging = { node, id: pointerId, left, top, start: [clientX - left, clientY - top] };
      moveDrag(event);
    }
    const pressed = gestureNode(target, "data-press");
    if (!pressed) return;
    pressedAt = [clientX, clientY];
    clearTimeout(pressing);
    pressing = setTimeout(() => {
      ignoresClick = true;
      report(pressed, "press");
    }, +pressed.dataset.press);
  });

  const moveDrag = (event) => {
    if (dragging?.id !== event.pointerId) return;
    const { node, left, top, start, isRecognized } = dragging;
    const distance = Math.hypot(event.clientX - left - start[0], event.clientY - top - start[1]);
    if (!isRecognized && distance < +node.dataset.drag) return;
    if (!isRecognized) {
      dragging.isRecognized = true;
      // A movement outside of the node belongs to the drag, too.
      try { node.setPointerCapture(event.pointerId); } catch { /* It was released meanwhile. */ }
    }
    // A press alone is still a tap.
    if (distance > 10) ignoresClick = true;
    reportDrag("drag", event);
  };
  on("pointermove", moveDrag);

  const endDrag = (kind) => (event) => {
    if (dragging?.id !== event.pointerId) return;
    if (dragging.isRecognized) reportDrag(kind, event);
    dragging = null;
  };
  on("pointerup", endDrag("dragEnd"));
  on("pointercancel", endDrag("dragCancel"));

  // Screens ---------------------------------------------------------------------------------------

  /** The nodes that contain screens. They stay in place when the page is scrolled. */
  const aroundScreens = ".screen,.navigation,.has-navigation,.has-navigation > :is(.panels,.panel)";

  /** The place of a covered screen at the end of its animation. */
  const aside = { transform: "translateX(calc(-30% * var(--forward)))" };

  /** Marks a stack of screens while one of them slides: the page does not scroll further for it. */
  const syncSliding = (stack) => stack?.classList.toggle(
    "sliding", [...stack.children].some((screen) => screen.matches(".covered,.popped")));

  /** Removes a node, which may be a screen that slides. */
  const removeNode = (node) => {
    const stack = node.parentElement;
    node.remove();
    if (stack?.matches(".sliding")) syncSliding(stack);
  };

  /** Ends the animation of a covered screen, which the theme then hides. */
  const uncover = (screen) => {
    if (!screen.matches(".covered")) return;
    screen.classList.remove("covered");
    syncSliding(screen.parentElement);
    screen.inert = false;
    screen.ariaHidden = null;
    screen.style.top = screen.style.height = "";
    stop(screen, "cover");
  };

  /** The focus and scroll position of a screen that another one covers, and of a hidden tab. */
  const places = new WeakMap();
  const visibleScreen = () => queryAll(topNode(), ".screen:not([inert])").filter(isVisible).pop();
  /** Returns the innermost tab or screen that is visible: what has a scroll position of its own. */
  const visiblePlace = () => queryAll(topNode(), ".tab,.screen")
    .filter((node) => isVisible(node) && !node.closest(".screen[inert]")).pop();

  /** Returns the scroll position that shows tabs from their top, below the bar of their screen. */
  const topOfTabs = (place) => {
    const tabs = place?.closest(".tabs");
    if (!tabs) return 0;
    const area = scroller();
    const bar = tabs.closest(".screen")?.querySelector(":scope > .bar:not(.large)");
    const top = area === page ? 0 : area.getBoundingClientRect().top;
    return tabs.getBoundingClientRect().top - top + area.scrollTop - (bar?.offsetHeight ?? 0);
  };
  const focusable = "a[href],button,input,select,textarea,[tabindex='0']";
  const isVisible = (node) => node?.isConnected
    && (node.checkVisibility?.({ visibilityProperty: true }) ?? node.getClientRects().length > 0);
  const canFocus = (node) =>
    isVisible(node) && !node.disabled && !node.closest("[inert],fieldset:disabled");

  // Cards -----------------------------------------------------------------------------------------

  // The rows of a section look like a card, and so do neighboring rows of a list beside sections.
  // While rows move, appear or disappear, there is a backing behind them: an element that looks
  // like an empty card, and that grows or shrinks from the old to the new place of the card. The
  // rows that disappear are in it. It follows the last row in the DOM.

  const rowContainer = ".rows,.form,.list";
  const row = ":is(.rows > *, :is(.form, .list) > :not(.section, .has-section)):not(.backing, [hidden])";
  /** The backings, by the node before the first row of the card, or else the container. */
  const backings = new WeakMap();

  /** Returns the rows of the cards in a container, by the node before the first one. */
  const cardsIn = (container) => {
    let rows = [];
    const cards = new Map([[container, rows]]);
    for (const child of container.children) {
      if (child.matches(row)) rows.push(child);
      else if (!child.matches(".backing,[hidden]")) cards.set(child, (rows = []));
    }
    return cards;
  };

  /** Returns the box around the rows of a card in their container, without their transforms. */
  const boxOf = (rows) => {
    const [first, last] = [rows[0], rows[rows.length - 1]];
    const { offsetLeft: left, offsetWidth: width, offsetTop: top } = first;
    return { left, width, top, bottom: last.offsetTop + last.offsetHeight };
  };

  /** Returns a box in the coordinates of a container with the given edges. */
  const placeIn = (edge, { left, width, top, bottom }) =>
    ({ left: left - edge.left, width, top: top - edge.top, bottom: bottom - edge.top });

  /**
   * Returns the outline of cards, as a clip path. What is above a card, if there is something, is
   * not clipped, nor is what is below the last one.
   */
  const outlineOf = (boxes, hasAbove, hasBelow) => {
    const far = 100000;
    const area = (top, bottom) => `M${-far} ${top}H${far}V${bottom}H${-far}Z`;
    let [end, path] = [-far, ""];
    boxes.forEach(({ left, width, top, bottom }, index) => {
      const right = left + width;
      const radius = Math.max(0, Math.min(12, (bottom - top) / 2));
      const corner = (x, y) => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
      if (hasAbove[index]) path += area(end, top);
      path += `M${left + radius} ${top}H${right - radius}${corner(right, top + radius)}`
        + `V${bottom - radius}${corner(right - radius, bottom)}`
        + `H${left + radius}${corner(left, bottom - radius)}`
        + `V${top + radius}${corner(left + radius, top)}Z`;
      end = bottom;
    });
    return `path("${path}${hasBelow ? area(end, far) : ""}")`;
  };

  const makeBacking = (start) => {
    const backing = document.createElement("div");
    // The class of its rows, which keep their style.
    backing.className = "rows backing";
    backing.inert = true;
    backing.ariaHidden = "true";
    backings.set(start, backing);
    return backing;
  };

  /** Removes a backing when neither it nor a row in it moves. */
  const removeIdleBacking = (start) => {
    const backing = backings.get(start);
    if (!backing || backing.firstChild || animations.get(backing)?.card) return;
    backing.remove();
    backings.delete(start);
  };

  // Pickers ---------------------------------------------------------------------------------------

  const optionsOf = (picker) => [...picker.querySelectorAll(".option:not([inert])")];

  /** The index of the selected option of a picker; -1 if none is selected. */
  const selectedIndexOf = (picker) =>
    optionsOf(picker).findIndex((option) => option.dataset.i === picker.dataset.v);

  /** Updates the selected option of a picker, and its menu, if it has one, from the options. */
  const syncPicker = (picker) => {
    const options = optionsOf(picker);
    const chosen = selectedIndexOf(picker);
    options.forEach((option, index) => {
      option.querySelector("input").checked = index === chosen;
    });
    const menu = byID(`i${picker.dataset.i}`);
    if (!menu) return;
    const texts = options.map((option) => option.textContent);
    if (texts.join("\n") !== [...menu.options].map((option) => option.text).join("\n"))
      menu.replaceChildren(...texts.map((text) => new Option(text)));
    menu.selectedIndex = chosen;
  };

  // Animations ------------------------------------------------------------------------------------

  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  /** The running animations of nodes, by property. */
  const animations = new WeakMap();

  /** Converts an animation of the server's to timing options; null if nothing should move. */
  const timingOf = (anim) => {
    if (!anim || reducedMotion.matches || document.hidden || !(anim[0] > 0)) return null;
    const [duration, delay = 0, easing = "ease", repetitions = 1, alternates] = anim;
    return {
      duration, delay, easing, fill: "backwards",
      direction: alternates ? "alternate" : "normal",
      iterations: repetitions < 0 ? Infinity : repetitions,
    };
  };

  const whenEnded = (animation, action) => animation.finished.catch(() => {}).then(action);

  const stop = (node, name) => animations.get(node)?.[name]?.cancel();

  const start = (node, name, frames, time) => {
    stop(node, name);
    let animation;
    try { animation = node.animate(frames, time); }
    // Older browsers do not support the linear() functions of springs.
    catch { animation = node.animate(frames, { ...time, easing: "ease-out" }); }
    if (!animations.has(node)) animations.set(node, {});
    const own = animations.get(node);
    own[name] = animation;
    whenEnded(animation, () => { if (own[name] === animation) delete own[name]; });
    return animation;
  };

  /** Animates a style property from a value to its current one. */
  const animate = (node, name, from, time) => {
    const property = name.startsWith("--")
      ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    return start(node, name, [{ [property]: from }, {}], time);
  };

  // Restored input --------------------------------------------------------------------------------

  // What a user has entered outlives the page, such as when the session is lost or the user reloads
  // it. Fields have names that they have in another session, too. A field is filled again if it
  // shows what it showed before the user edited it. Otherwise the server knows something newer.

  const inputsKey = `composable inputs ${page.dataset.base}`;
  const fields = "input[data-on],select[data-on],textarea[data-on]";
  /** The fields that the user has edited. */
  const edited = new WeakSet();
  /** Those that the user had edited when the script ran. */
  const enteredEarly = new WeakSet();
  /** The values that fields had at first. */
  const originals = new WeakMap();
  /**
   * The inputs that are not restored yet: {name, value, original}. With `isCurrent`, they are newer than what
   * the server knows. With `former`, the values that the field has had, they are those of an element `i`.
   */
  let inputs = [];
  /** The number of restored inputs. */
  let restored = 0;

  const isChecked = (field) => /^(checkbox|radio)$/.test(field.type);

  const originalOf = (field) => isChecked(field) ? field.defaultChecked
    : field.tagName === "SELECT" ? String(selectedIndexOf(field.closest(".picker")))
    : field.defaultValue;

  /** Keeps the values that the fields in a node have had at first. */
  const keepOriginals = (root) => {
    for (const field of queryAll(root, fields))
      if (!originals.has(field)) originals.set(field, originalOf(field));
  };

  const valueOf = (field) => isChecked(field) ? field.checked
    : field.tagName === "SELECT" ? String(field.selectedIndex) : field.value;

  const setValue = (field, value) => {
    if (isChecked(field)) field.checked = value;
    else if (field.tagName === "SELECT") field.selectedIndex = value;
    else field.value = value;
  };

  /** Returns the names of the fields in a node: their screen, kind, label, rows and number. */
  const namesOf = (root) => {
    const counts = {};
    const places = new Map();
    for (const [row, place] of rowPlaces(root.querySelectorAll("[data-rows]")))
      for (const field of queryAll(row, fields)) places.set(field, [...places.get(field) || [], place]);
    return new Map(queryAll(root, fields).map((field) => {
      const labels = field.getAttribute("aria-labelledby")?.split(" ").map(byID) || [];
      const label = [field.ariaLabel, ...[field.closest("label"), ...labels].map((one) => one?.textContent)];
      const screen = field.closest(".screen")?.querySelector(".title")?.textContent;
      const name = JSON.stringify([screen, field.type, ...label, ...places.get(field) || []]);
      counts[name] = (counts[name] || 0) + 1;
      return [field, `${name} ${counts[name]}`];
    }));
  };

  /** Stores the values of edited fields. Secrets are never stored. */
  const storeInputs = () => {
    const isSecret = ({ type, autocomplete }) =>
      type === "password" || /one-time-code|^cc-/.test(autocomplete);
    const changed = [...namesOf(document.body)]
      .filter(([field]) => edited.has(field) && !isSecret(field))
      .map(([field, name]) => ({ name, value: valueOf(field), original: originals.get(field) }))
      .filter(({ value, original }) => value !== original);
    const all = [...changed, ...inputs];
    const { user } = page.dataset;
    store(inputsKey, all.length ? { user, path: location.pathname, inputs: all } : null);
  };

  /** Loads the stored inputs after a reload or a return to this page. */
  const loadInputs = () => {
    const [navigation] = performance.getEntriesByType("navigation");
    const all = stored(inputsKey);
    store(inputsKey, null);
    const isSame = all?.user === page.dataset.user
      && (isReloaded || all?.path === location.pathname);
    if (!isSame || navigation?.type === "navigate") return;
    // In a restored session, they are newer than what the server knows.
    inputs = (all?.inputs || [])
      .map((input) => ({ ...input, isCurrent: isReloaded && page.dataset.restored }));
  };

  /** Enters the stored inputs of the fields in a node again, as if the user did. */
  const restoreInputs = (root) => {
    if (!inputs.length || !root.querySelector(fields) && !root.matches(fields)) return;
    const found = namesOf(document.body);
    for (const [field, name] of found) {
      const input = inputs.find((one) => one.name === name && !(one.i && +one.i !== elementOf(field)));
      if (!input || !root.contains(field)) continue;
      const isShown = valueOf(field) === input.value;
      const isSame = input.former ? input.former.includes(valueOf(field))
        : input.isCurrent || originals.get(field) === input.original;
      // Of a page that comes back in its document, those that are left are lost.
      if (input.former && !isShown && (field.disabled || !isSame)) continue;
      inputs = inputs.filter((one) => one !== input);
      // What was entered before the script ran is newer.
      const group = field.type === "radio" ? [...document.getElementsByName(field.name)] : [field];
      if (field.disabled || isShown || !isSame || group.some((one) => enteredEarly.has(one))) continue;
      restored++;
      setValue(field, input.value);
      for (const type of ["input", "change"])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };

  // Restored sessions -----------------------------------------------------------------------------

  // A session that outlives its server has the same state in the next one, but its elements have other
  // identifiers. They are at the same places in the page, if they still exist.

  /** The answer of a server that has restored the session, until its page is shown. */
  let restoration = null;

  /** Returns the children of elements in a tree, by their parents. */
  const childElements = (root) => {
    const children = new Map();
    for (const node of root.querySelectorAll("[data-i]")) {
      const parent = node.parentElement.closest("[data-i]");
      if (children.has(parent)) children.get(parent).push(node); else children.set(parent, [node]);
    }
    return children;
  };

  /** Returns elements by their places among each other. */
  const byPlace = (elements) => {
    const rows = rowPlaces(elements.filter(({ dataset }) => dataset.rows));
    let count = 0;
    return new Map(elements.map((element) => [rows.get(element) ?? count++, element]));
  };

  /** Returns the nodes of a fresh page that are in the places of those of the old one, by their old ids. */
  const correspondence = (old, fresh) => {
    const [oldChildren, freshChildren] = [childElements(old), childElements(fresh)];
    const found = new Map();
    const visit = (node, other) => {
      found.set(node.dataset.i, other);
      const others = byPlace(freshChildren.get(other) || []);
      byPlace(oldChildren.get(node) || []).forEach((child, place) => {
        const counterpart = others.get(place);
        if (counterpart?.tagName === child.tagName) visit(child, counterpart);
      });
    };
    visit(old, fresh);
    return found;
  };

  /** The values that the fields of elements have had, the latest at the end. */
  const formerValues = new Map();

  /** Records a value of a field, that its user or the views have changed. */
  const rememberValue = (field, value = valueOf(field)) => {
    const id = elementOf(field);
    const values = formerValues.get(id) || [originals.get(field)];
    // A page that comes back is seconds old.
    formerValues.set(id, [...values, value].slice(-200));
  };

  /** Returns the texts and the values of inputs in a node. */
  const contentOf = (node) => node && [node.textContent, ...queryAll(node, fields).map(valueOf)];

  /** Returns what tells an element from others: its interactions, and what is around it. */
  const traitsOf = (node) => {
    const around = node.parentElement.closest("[data-i]");
    return JSON.stringify([
      node.dataset.on, node.ariaLabel, contentOf(node), contentOf(node.closest(".rows > *")),
      around.matches("main, dialog, .screen") || contentOf(around), contentOf(node.closest("dialog")),
    ]);
  };

  /** Shows the page of a restored session, and enters and sends again what its server does not know. */
  const restorePage = (html, ack = 0) => {
    const { incomplete, skip, state: storedChanges } = restoration;
    const hasLost = shownChanges > storedChanges;
    epoch = restoration.epoch;
    restoration = null;
    shownChanges = storedChanges;
    // What was lifted is not stored.
    endLift();
    const fresh = parse(html);
    const found = correspondence(windowNode(), fresh);
    const freshNode = (i) => found.get(String(i));
    if (deferred) clearTimeout(deferred.timer);
    const waiting = deferred ? [...events, { ...deferred, n: Infinity }] : events;
    const visited = waiting.findLast(({ do: kind }) => kind === "visit");
    const actions = waiting.filter(({ i, do: kind }) =>
      isAction(kind) && kind !== "files" && !(isInput(kind) && inputOf(i)?.matches(fields)));
    const traits = new Map(actions.map((event) => [event, find(event.i) && traitsOf(find(event.i))]));
    const unknown = skip ? [] : [...namesOf(document.body)].filter(([field]) => {
      const i = elementOf(field);
      // Secrets are stored nowhere else.
      return edited.has(field) && (lastInputs.get(i) > ack || deferred?.i === i || field.type === "password");
    });
    const entered = unknown.filter(([field]) => freshNode(elementOf(field))).map(([field, name]) => {
      const i = elementOf(field);
      return { name, value: valueOf(field), i: freshNode(i).dataset.i, former: formerValues.get(i) };
    });
    for (const event of events) clearTimeout(event.mark);
    events = [];
    deferred = null;
    knownTexts.clear();
    lastInputs.clear();
    formerValues.clear();
    // The files that were being sent belong to the former process.
    const hasFiles = selections.size > 0;
    for (const i of [...selections.keys()]) endSelection(i);
    // Events that are left out have no answer.
    answered = count;
    inputs = entered;
    replacePage(fresh, (id) => found.get(id)?.dataset.i);
    // What the browser has shown may be newer than what comes back. Then it is not known what an action meant.
    const repeated = skip || hasLost ? [] : actions.filter((event) =>
      event.do !== "drop" && freshNode(event.i)?.isConnected && traits.get(event) === traitsOf(freshNode(event.i)));
    const isLost = hasFiles || repeated.length < actions.length || inputs.length > 0
      || entered.length < unknown.length;
    inputs = [];
    if (darkScheme.matches) reportColorScheme();
    reportSize();
    // An address means the same in each process.
    if (visited) enqueue(+windowNode().dataset.i, "visit", visited.v);
    for (const { i, do: kind, v } of repeated)
      enqueue(+freshNode(i).dataset.i, kind, kind === "choice" ? +freshNode(v)?.dataset.i : v);
    resumed(isLost || incomplete
      ? [isLost && texts.actionLost, incomplete && texts.stateLost].filter(Boolean).join(" ")
      : isLossShown && texts.connected);
  };

  // Banner ----------------------------------------------------------------------------------------

  const banner = byID("banner");
  /** Links to URLs that the browser opens on a click only. */
  const links = document.createElement("span");
  links.className = "links";
  /** The progress of files that are being sent. */
  const panels = document.createElement("span");
  panels.className = "links";
  let hideTimer;

  const notify = (text, seconds, offersReload) => {
    clearTimeout(hideTimer);
    banner.replaceChildren(text);
    if (links.firstChild) banner.append(links);
    if (panels.firstChild) banner.append(panels);
    if (offersReload) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button bordered";
      button.textContent = texts.reload;
      button.onclick = () => location.reload();
      banner.append(button);
    }
    if (seconds) hideTimer = setTimeout(notify, seconds * 1000, "");
  };

  // URLs ------------------------------------------------------------------------------------------

  /** Opens a URL in a new tab, or offers a link if that requires a click. */
  const openURL = (url) => {
    const link = document.createElement("a");
    link.href = url;
    if (!/^(https?|mailto):$/.test(link.protocol)) return;
    if (link.protocol !== "mailto:") link.target = "_blank";
    link.rel = "noopener noreferrer";
    if (navigator.userActivation?.isActive) return link.click();
    offerLink(link, filled(texts.open, link.host || link.pathname));
  };

  /** Shows a link in the banner until it is clicked. */
  const offerLink = (link, text) => {
    link.className = "link";
    link.textContent = text;
    link.onclick = () => {
      link.remove();
      if (!links.firstChild) links.remove();
    };
    links.append(link);
    banner.append(links);
  };

  // Files -----------------------------------------------------------------------------------------

  // The event `files` describes the chosen files. The server answers with a ticket for each, and the
  // files are sent with requests of their own, one after another. The server ends the selection.

  /** The selections of files without an end, by element: {files, panel, request}. */
  const selections = new Map();
  /** The maximum length of the description of files, below the limit of the server. */
  const maxDescription = 100000;

  const chooseFiles = (node, files, x = 0, y = 0) => {
    const i = +node.dataset.i;
    if (!files.length) return;
    if (selections.has(i))
      return notify(texts.filesBeingSent, 8);
    // The server refuses longer names.
    const described = files.map(({ name, size, type }) => [name.slice(0, 300), size, type.slice(0, 100)]);
    if (JSON.stringify(described).length > maxDescription)
      return notify(texts.tooManyFiles, 8);
    selections.set(i, { files });
    report(node, "files", [x, y, ...described]);
  };

  /** Sends the files of a selection for which the server has tickets, or ends it. */
  const answerSelection = ([i, answer]) => {
    if (Array.isArray(answer)) sendFiles(i, answer);
    else endSelection(i, answer);
  };

  const endSelection = (i, message) => {
    const selection = selections.get(i);
    selections.delete(i);
    selection?.request?.abort();
    selection?.panel?.remove();
    if (!panels.firstChild) panels.remove();
    const input = byID(`i${i}`);
    if (input?.type === "file") input.value = "";
    if (message) notify(message, 8);
  };

  const sendFiles = async (i, tickets) => {
    const selection = selections.get(i);
    if (!selection) return;
    const { files } = selection;
    const total = files.reduce((sum, { size }) => sum + size, 0);
    const show = showPanel(i, selection);
    let sent = 0;
    for (const [index, ticket] of tickets.entries()) {
      const file = files[index];
      const text = files.length > 1
        ? filled(texts.sendingFiles, file.name, index + 1, files.length)
        : filled(texts.sendingFile, file.name);
      show(text, sent / total);
      const status = await post(ticket, file, selection, (loaded) => show(null, (sent + loaded) / total));
      if (selections.get(i) !== selection) return;
      if (status !== 204) {
        // With 400, the server has ended the selection itself.
        if (status !== 400) reportSelection(i, "interrupted");
        return;
      }
      sent += file.size;
    }
  };

  /** Reports that the server need not wait for the files of an element. */
  const reportSelection = (i, reason) => {
    if (find(i)) report(find(i), "files", reason);
    else endSelection(i);
  };

  /** Sends a file. Returns the status of the response; 0 without one. */
  const post = (ticket, file, selection, onProgress) => new Promise((done) => {
    // Only this kind of request reports its progress.
    const request = (selection.request = new XMLHttpRequest());
    request.open("POST", new URL(`${page.dataset.base}uploads/${ticket}`, location.href));
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onloadend = () => done(request.status);
    request.send(file);
  });

  /** Shows the progress of a selection. Returns a function that updates its text and its progress. */
  const showPanel = (i, selection) => {
    const panel = (selection.panel = document.createElement("span"));
    panel.className = "sending";
    const [text, progress, button] = ["span", "progress", "button"]
      .map((name) => document.createElement(name));
    progress.ariaLabel = texts.progress;
    Object.assign(button, { type: "button", className: "button bordered", textContent: texts.cancel });
    button.onclick = () => reportSelection(i, "cancelled");
    panel.append(text, progress, button);
    panels.append(panel);
    banner.append(panels);
    return (name, fraction) => {
      if (name) text.textContent = name;
      progress.value = fraction || 0;
    };
  };

  on("change", ({ target }) => {
    const node = target.type === "file" && target.closest("[data-files]");
    if (node) chooseFiles(node, [...target.files]);
  });

  /** The control whose dialog of the system was opened by the script. */
  let openedInput = null;

  /** Opens the dialog of the system, which browsers allow for a while after an interaction. */
  const openFilePicker = (input) => {
    if (!navigator.userActivation?.isActive) return;
    openedInput = input;
    input.click();
  };

  on("cancel", ({ target }) => {
    const node = target === openedInput && target.closest("[data-files]");
    if (node) reportSelection(+node.dataset.i, "cancelled");
  });
  on("click", ({ target, isTrusted }) => { if (isTrusted && target === openedInput) openedInput = null; });

  /** Downloads a file, or offers a link if that requires a click. */
  const download = ([ticket, name]) => {
    const link = document.createElement("a");
    link.href = new URL(`${page.dataset.base}downloads/${ticket}`, location.href);
    link.download = name;
    if (navigator.userActivation?.isActive) link.click();
    else offerLink(link, filled(texts.download, name));
  };

  // Drag and drop ---------------------------------------------------------------------------------

  // Browsers drag nodes with `data-lift` by pointer, the script by keyboard. The value stays on the
  // server: `lift` names the dragged element, `drop` the destination. Files are sent as chosen ones.

  /** The node that the user drags. */
  let lifted = null;
  /** The destinations of a drag by keyboard, of which `dropTarget` is the chosen one. */
  let destinations = null;
  /** The destination that would receive a drop now. */
  let dropTarget = null;

  const setDropTarget = (node) => {
    if (node === dropTarget) return;
    for (const [target, isTargeted] of [[dropTarget, false], [node, true]]) {
      target?.classList.toggle("dropping", isTargeted);
      if (target?.isConnected && "targets" in target.dataset) report(target, "over", isTargeted);
    }
    dropTarget = node;
  };

  const lift = (node) => {
    lifted = node;
    node.classList.add("lifted");
    report(node, "lift");
  };

  const endLift = () => {
    lifted?.classList.remove("lifted");
    lifted = destinations = null;
    setDropTarget(null);
  };

  const dropKinds = "[data-drop],[data-files=drop]";

  const acceptsDrop = (node, types) => !node.closest("[inert]")
    && (types.includes("Files") ? node.dataset.files === "drop"
      : node.dataset.drop?.split(" ").some((type) => types.includes(type)));

  /** The type of the data of drags of nodes of a page. */
  const liftType = "application/x-composable";

  /** Returns the content types of what is dragged: of a node of the page, or from elsewhere. */
  const draggedTypes = ({ types }) => {
    // The end of the drag of a node that was removed is not reported.
    if (lifted && !types.includes(liftType)) endLift();
    if (lifted) return lifted.dataset.lift.split(" ");
    if (types.includes("Files")) return ["Files"];
    return [
      types.includes("text/uri-list") && "public.url",
      types.includes("text/plain") && "public.utf8-plain-text",
    ];
  };

  /** Returns the innermost destination around a node that accepts content types. */
  const destinationOf = (target, types) => {
    let node = target.closest?.(dropKinds);
    while (node && !acceptsDrop(node, types)) node = node.parentElement.closest(dropKinds);
    return node;
  };

  const dropOn = (node, { types, files, getData }, x, y) => {
    if (lifted) return report(node, "drop", [x, y]);
    if (types.includes("Files")) return chooseFiles(node, files, x, y);
    const [url] = getData("text/uri-list").split(/\r?\n/).filter((line) => line && !line.startsWith("#"));
    const text = url || getData("text/plain");
    if (text.length > maxLength) return notify(texts.textTooLong, 8);
    report(node, "drop", [x, y, text]);
  };

  on("dragstart", ({ target, dataTransfer }) => {
    // A link, an image or a selection in the node is dragged as elsewhere.
    if (!target.dataset?.lift || target.closest("[inert]")) return;
    dataTransfer.effectAllowed = "move";
    // Some browsers drag nothing without data.
    dataTransfer.setData(liftType, "lift");
    lift(target);
  });

  for (const type of ["dragover", "drop"]) on(type, (event) => {
    const { target, dataTransfer, clientX, clientY } = event;
    // Inputs accept files and texts themselves.
    if (!dataTransfer || !lifted && target.matches?.("input,textarea")) return setDropTarget(null);
    const node = destinationOf(target, draggedTypes(dataTransfer));
    // Outside of the destinations, the browser would leave the page for a file.
    const isFile = dataTransfer.types.includes("Files") && document.querySelector("[data-files]");
    if (node || isFile) event.preventDefault();
    if (node || isFile) dataTransfer.dropEffect = !node ? "none" : lifted ? "move" : "copy";
    if (type === "dragover") return setDropTarget(node);
    const { left, top } = node?.getBoundingClientRect() ?? {};
    if (node) dropOn(node, {
      types: dataTransfer.types, files: [...dataTransfer.files],
      getData: (type) => dataTransfer.getData(type),
    }, clientX - left, clientY - top);
    endLift();
  });
  on("dragleave", ({ relatedTarget }) => { if (!relatedTarget) setDropTarget(null); });
  on("dragend", endLift);
  // The end of the drag of a removed node is not reported.
  on("pointerdown", () => { if (lifted) endLift(); });
  on("focusout", () => { if (destinations) endLift(); });

  /** Returns a name of a node for the user. */
  const nameOf = (node) =>
    (node.ariaLabel || node.querySelector("[aria-label]")?.ariaLabel || node.innerText).trim().split("\n")[0];

  const chooseDestination = (node) => {
    setDropTarget(node);
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    notify(filled(texts.dropInstructions, nameOf(node)));
  };

  /** Handles a key of a drag by keyboard. Returns true if it is one. */
  const dragByKey = ({ key, target, repeat, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return false;
    if (!destinations) {
      if (!/^( |Enter)$/.test(key) || repeat || !target.dataset?.lift) return false;
      const types = target.dataset.lift.split(" ");
      const nodes = queryAll(topNode(), dropKinds).filter((node) =>
        isVisible(node) && acceptsDrop(node, types));
      if (!nodes.length) return false;
      lift(target);
      destinations = nodes;
      chooseDestination(nodes.findLast((node) => node.contains(target)) ?? nodes[0]);
      return true;
    }
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    if (step) {
      destinations = destinations.filter((node) => node.isConnected || node === dropTarget);
      if (!destinations.length) return false;
      const index = destinations.indexOf(dropTarget) + step;
      chooseDestination(destinations.at(index % destinations.length));
    } else if (/^( |Enter|Escape|Tab)$/.test(key)) {
      const node = dropTarget;
      if (/^( |Enter)$/.test(key) && node?.isConnected)
        report(node, "drop", [node.clientWidth / 2, node.clientHeight / 2]);
      endLift();
      notify("");
      return key !== "Tab";
    }
    return !!step;
  };

  // Sharing ---------------------------------------------------------------------------------------

  const copyText = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch { /* Not every page may use it. */ }
    const { activeElement } = document;
    const field = document.createElement("textarea");
    field.value = text;
    topNode().append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    activeElement.focus({ preventScroll: true });
    return isCopied;
  };

  const share = async ({ share: text, shareUrl, shareTitle: title, shareText }) => {
    const isURL = shareUrl != null;
    const item = isURL ? new URL(text, location.href).href : text;
    if (navigator.share) {
      try {
        return await navigator.share(isURL ? { url: item, title, text: shareText } : { text: item, title });
      } catch (error) { if (error.name === "AbortError") return; }
    }
    if (await copyText(item)) notify(isURL ? texts.linkCopied : texts.textCopied, 4);
    else if (isURL) openURL(item);
    else notify(texts.notShareable, 8);
  };

  on("click", (event) => {
    const node = event.target.closest?.("[data-share]");
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!node || !isPlain || disabledControl(node) || node.closest("[inert]")) return;
    event.preventDefault();
    share(node.dataset);
  });

  // Address ---------------------------------------------------------------------------------------

  const windowNode = () => document.querySelector(".window");
  const base = new URL(page.dataset.base || "./", location.href);

  /** The address that the views show, as a URL; null if they show none. */
  const viewAddress = () => {
    const address = windowNode()?.dataset.address;
    return address == null ? null : new URL(base.pathname + address.slice(1), location.href);
  };

  /** Returns a URL below this page as an address of its views. */
  const addressBelow = ({ pathname, search, hash }) =>
    "/" + pathname.slice(base.pathname.length) + search + hash;

  /** A timer while the browser goes back to the address that the views show already, or else 0. */
  let returning = 0;

  /** The visit whose answer is awaited: its URL, and true if it is one of a link. */
  let visit = null;

  /** Visits a URL. Returns false if it is not an address of this page's views. */
  const visitURL = (url, isLink) => {
    if (!viewAddress() || url.origin !== location.origin) return false;
    const isBelow = url.pathname.startsWith(base.pathname)
      || url.pathname + "/" === base.pathname;
    if (!isBelow) return false;
    visit = { url, isLink };
    report(windowNode(), "visit", addressBelow(url));
    return true;
  };

  /** Sets an element of the head, or removes it if it has no value. */
  const setHead = (tag, name, value) => {
    const [key, attribute] = tag === "link" ? ["rel", "href"]
      : [name.startsWith("og:") ? "property" : "name", "content"];
    let node = document.head.querySelector(`${tag}[${key}="${name}"]`);
    if (value == null) return node?.remove();
    if (!node) {
      node = document.createElement(tag);
      node.setAttribute(key, name);
      document.head.append(node);
    }
    if (node.getAttribute(attribute) !== value) node.setAttribute(attribute, value);
  };

  /** The language that the views have set last. A translation by the browser may set another one. */
  let language = windowNode()?.dataset.lang;

  /** Shows the language and the metadata of the views in the head. */
  const syncHead = () => {
    for (const scheme of ["light", "dark"])
      page.classList.toggle(scheme, !!windowNode()?.classList.contains(scheme));
    const { lang, dir, canonical, description, image, unindexed } = windowNode()?.dataset || {};
    if (lang !== language) {
      language = lang;
      page.lang = lang || "en";
      if (dir) page.dir = dir; else page.removeAttribute("dir");
    }
    const hasMetadata = (description ?? image ?? unindexed) != null;
    const address = canonical && new URL(base.pathname + canonical.slice(1), location.href).href;
    setHead("link", "canonical", address);
    setHead("meta", "description", description);
    setHead("meta", "robots", unindexed == null ? null : "noindex");
    setHead("meta", "og:title", hasMetadata ? document.title : null);
    setHead("meta", "og:description", description);
    setHead("meta", "og:image", image && new URL(image, location.href).href);
    setHead("meta", "og:url", hasMetadata ? address : null);
  };

  /** Shows the address of the views if the browser has not gone back to it. */
  const stay = () => {
    returning = 0;
    history.replaceState(history.state, "", viewAddress());
  };

  /** Shows the address and the title of the views, once all visits are answered. */
  const syncAddress = () => {
    const { title, history: mode } = windowNode()?.dataset || {};
    document.title = title && title !== page.dataset.title
      ? `${title} – ${page.dataset.title}` : page.dataset.title;
    syncHead();
    const address = viewAddress();
    if (!address || returning || events.some((event) => event.do === "visit")) return;
    const visited = visit;
    visit = null;
    if (visited?.isLink && address.href === location.href && visited.url.href !== address.href) {
      // The views do not know it. Another page may.
      location.assign(visited.url);
    } else if (address.href !== location.href) {
      const isSamePath = address.pathname === location.pathname;
      const replaces = visited && !visited.isLink || mode === "replace" || mode !== "push" && isSamePath;
      const { previous, origin } = history.state || {};
      // Back to an entry of this document: another one would be loaded anew.
      const isBefore = previous === address.href && origin === performance.timeOrigin;
      // In a frame, the entry before may be one of the page around it.
      if (!replaces && !visited && mode !== "push" && isBefore && parent === window) {
        // What was opened is closed: its entry is one to go forward to.
        returning = setTimeout(stay, 1000);
        return history.back();
      }
      if (replaces) history.replaceState(history.state, "", address);
      else
        history.pushState(
          { previous: location.href, origin: performance.timeOrigin }, "", address);
      // As in a browser, a link leads to the top of its page.
      if (visited?.isLink && !isSamePath) scroller().scrollTop = 0;
    }
    if (visited?.scroll != null) scroller().scrollTop = visited.scroll;
  };

  addEventListener("popstate", ({ state }) => {
    if (returning) {
      clearTimeout(returning);
      returning = 0;
      // The views may have gone on meanwhile.
      if (viewAddress()?.href !== location.href) syncAddress();
      else if (state?.scroll != null) scroller().scrollTop = state.scroll;
    } else if (visitURL(new URL(location.href), false)) visit.scroll = state?.scroll;
  });

  // The position of the scroller is part of the entry of the history: a browser alone would restore
  // it before the screen is back.
  let savingScroll;
  const saveScroll = () => {
    clearTimeout(savingScroll);
    savingScroll = 0;
    if (!viewAddress() || returning) return;
    history.replaceState({ ...history.state, scroll: scroller().scrollTop }, "");
  };
  document.addEventListener("scroll", () => {
    clearTimeout(savingScroll);
    savingScroll = setTimeout(saveScroll, 200);
  }, { capture: true, passive: true });

  on("click", (event) => {
    const link = event.target.closest?.("a[href]");
    const isPlain = !event.button && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || link.target || !isPlain || event.defaultPrevented) return;
    const isAnchor = link.hash && link.pathname === location.pathname && !viewAddress();
    if (!isAnchor && visitURL(new URL(link.href), true)) event.preventDefault();
  });

  // Hooks of the application's own scripts ---------------------------------------------------------

  const hooks = new Map();
  /** The hooks of the elements that are mounted, by node: {hook, value}. */
  const mounted = new Map();

  const callHook = (node, method) => {
    const { hook, value } = mounted.get(node);
    const push = (name, value = null) => {
      const json = JSON.stringify(value);
      const isValid = typeof name === "string" && name && name.length <= 30 && json?.length <= maxLength;
      if (!isValid) console.error("This event can't be sent.", name);
      else if (mounted.has(node)) report(node, "event", [name, json]);
    };
    try { hook[method]?.(node, value, push); } catch (error) { console.error(error); }
  };

  /** Mounts the hook of a node, or updates it if its value has changed. */
  const syncHook = (node) => {
    const { hook: name, value: text } = node.dataset;
    const hook = hooks.get(name), old = mounted.get(node);
    if (!node.isConnected || old && old.hook !== hook) {
      if (old) callHook(node, "removed");
      mounted.delete(node);
    }
    if (!hook || !node.isConnected || mounted.get(node)?.text === text && mounted.has(node)) return;
    const isNew = !mounted.has(node);
    mounted.set(node, { hook, text, value: text === undefined ? undefined : JSON.parse(text) });
    callHook(node, isNew ? "mounted" : "updated");
  };

  // Called once all patches of a message are applied: a node that was moved is still connected.
  const hookObserver = new MutationObserver((records) => {
    const changed = new Set();
    for (const { target, type, addedNodes, removedNodes } of records) {
      if (type === "attributes") changed.add(target);
      for (const node of [...removedNodes, ...addedNodes])
        if (node instanceof Element) for (const each of queryAll(node, "[data-hook]")) changed.add(each);
    }
    changed.forEach(syncHook);
  });

  window.composable = Object.freeze({
    /** Defines the hook of elements: an object with `mounted`, `updated` and `removed`. */
    define(name, hook) {
      hooks.set(String(name), hook);
      hookObserver.observe(document.body, {
        childList: true, subtree: true, attributes: true, attributeFilter: ["data-hook", "data-value"],
      });
      for (const node of document.querySelectorAll("[data-hook]")) syncHook(node);
    },
  });

  // Frames in pages of other sites ------------------------------------------------------------------

  // The page around a frame makes it as high as its content, see embed.js.
  if (parent !== window) {
    page.classList.add("framed");
    const reportHeight = () => parent.postMessage({ composableHeight: document.body.offsetHeight }, "*");
    new ResizeObserver(reportHeight).observe(document.body);
  }

  // Size classes ----------------------------------------------------------------------------------

  const narrow = matchMedia("not all and (min-width: 600px)");
  // A frame is as high as its content, whatever its views show.
  const low = matchMedia(parent === window ? "not all and (min-height: 480px)" : "not all");
  const sizeClass = ({ matches }) => matches ? "compact" : "regular";
  const reportSize = () =>
    report(document.querySelector(".window"), "size", [sizeClass(narrow), sizeClass(low)]);

  // Color scheme ----------------------------------------------------------------------------------

  const darkScheme = matchMedia("(prefers-color-scheme: dark)");
  const reportColorScheme = () =>
    report(document.querySelector(".window"), "scheme", darkScheme.matches ? "dark" : "light");

  // Start -----------------------------------------------------------------------------------------

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
  loadInputs();
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
  connect();
})();
