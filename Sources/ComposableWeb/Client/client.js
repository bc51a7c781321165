// Applies the server's patches and reports the user's events, as specified in
// ../ComposableWeb.docc/WireProtocol.md.
(() => {
  "use strict";

  const page = document.documentElement;
  const byID = (id) => document.getElementById(id);
  const mainNode = () => document.querySelector("main");

  // Session ---------------------------------------------------------------------------------------

  const token = page.dataset.session;
  /** The number of the last applied patch message. */
  let seq = +page.dataset.seq || 0;
  /** The events without an answer: {n, i, do, v, sent, tried}. */
  let events = [];
  /** The numbers of the last event, and of the last answered event. */
  let count = 0, answered = 0;
  /** A slider's newest value while an earlier one is in flight: {i, v}. */
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
  /** The timer of the notice of a lost connection; -1 if another one is shown. */
  let notice;

  const send = (message) => socket.send(JSON.stringify(message));

  const socketAddress = () => new URL(`${page.dataset.base || "./"}socket`, location.href);

  const connect = () => {
    clearTimeout(retry);
    if (socket || hasEnded) return;
    const address = socketAddress();
    address.protocol = address.protocol.replace("http", "ws");
    const opened = (socket = new WebSocket(address));
    tries++;
    opened.onopen = () => { if (socket === opened) send({ hello: token, seq, try: tries }); };
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
    for (const event of events) event.sent = false;
    old?.close();
  };

  const disconnected = () => {
    if (!isOpen && socket) checkAccess();
    close();
    if (hasEnded) return;
    // Random jitter, so that browsers do not reconnect all at once.
    const wait = Math.min(10000, 250 * 2 ** attempts++) * (0.5 + Math.random() / 2);
    retry = setTimeout(connect, wait);
    // No notice if the connection is back within a second.
    notice ||= setTimeout(notify, 1000, "Connection lost. Reconnecting…");
  };

  const receive = (message) => {
    if (message.hello === "again") resumed();
    if (message.hello === "reload") reload();
    if (message.pong) answerTimeout = 10000;
    if (Array.isArray(message.p)) apply(message);
    if (message.bye) end(message.bye);
  };

  const resumed = () => {
    isOpen = true;
    attempts = 0;
    clearTimeout(notice);
    notice = 0;
    if (isReloaded) notify("The session expired. The page was reloaded.", 8);
    else if (banner.firstChild?.textContent) notify("Connected again.", 3);
    isReloaded = false;
    flush();
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
    send({ ping: ++pings });
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

  /** The storage key of the time of the last automatic reload. */
  const reloadKey = `composable reload ${page.dataset.base}`;
  let reloadTime = 0;
  try { reloadTime = +sessionStorage.getItem(reloadKey); } catch { /* Not allowed. */ }
  /** True after an automatic reload until the user is notified. */
  let isReloaded = Date.now() - reloadTime < 10000;

  /** Reloads the page, which creates a session, but not twice in a row. */
  const reload = () => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(notice);
    close();
    if (!rememberReload()) return notify(closeMessages.idle, 0, true);
    notify("The session expired. Reloading…", 0, true);
    location.reload();
  };

  /** Records an automatic reload. Returns false to prevent an endless loop of reloads. */
  const rememberReload = () => {
    if (Date.now() - reloadTime < 10000) return false;
    try { sessionStorage.setItem(reloadKey, Date.now()); } catch { return false; }
    return true;
  };

  const closeMessages = {
    idle: "The session expired. Reload to start over.",
    full: "The server is too busy for this page. Try again later.",
    stopped: "The server is stopping. Reconnecting…",
    refused: "The session was closed or taken over by another tab. Reload to start over.",
  };

  const end = (reason) => {
    hasEnded = reason !== "stopped";
    notify(closeMessages[reason] || "The session has ended. Reload to start over.", 0, hasEnded);
    // The banner shows the reason, not the lost connection.
    clearTimeout(notice);
    notice = -1;
    disconnected();
  };

  // Events ----------------------------------------------------------------------------------------

  const flush = () => {
    if (!isOpen) return;
    const isWaiting = awaitsAnswer();
    for (const event of events) {
      if (event.sent) continue;
      event.sent = event.tried = true;
      send({ n: event.n, i: event.i, do: event.do, v: event.v });
    }
    if (!isWaiting && awaitsAnswer()) expectAnswer(answerTimeout);
  };

  /** Returns true while events of an element have no answer. */
  const isPending = (i) => deferred?.i === i || events.some((event) => event.i === i);

  /** The maximum length of a text, within what the server accepts. */
  const maxLength = 20000;

  const enqueue = (i, kind, v) => {
    if (kind === "text" && v.length > maxLength)
      return notify("This text is too long to be sent. Shorten it.", 8);
    const last = events[events.length - 1];
    // Without a connection, only the last of several inputs counts.
    if (kind === "text" && last && !last.tried && last.i === i && last.do === kind) last.v = v;
    else events.push({ n: ++count, i, do: kind, v });
    flush();
  };

  const sendDeferred = () => {
    const { i, v } = deferred;
    deferred = null;
    enqueue(i, "number", v);
  };

  const report = (node, kind, v) => {
    const element = node.closest(kind === "choice" ? ".picker" : "[data-i]");
    if (!element) return;
    const i = +element.dataset.i;
    const waits = kind === "number" && isPending(i);
    if (deferred && !(waits && deferred.i === i)) sendDeferred();
    if (waits) {
      deferred = { i, v };
      return;
    }
    enqueue(i, kind, v);
  };

  /** Returns the node that handles an event, and the kind of event, if any. */
  const findHandler = (target, ...kinds) => {
    const node = target instanceof Element && target.closest("[data-on]");
    if (!node || node.ariaDisabled === "true" || node.closest("[inert]")) return [];
    return [node, node.dataset.on.split(" ").find((kind) => kinds.includes(kind))];
  };

  const on = (type, listener) => document.addEventListener(type, listener);

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

  on("keydown", (event) => {
    const { target, key } = event;
    // Some browsers end a composition before its last key event, with code 229.
    if (event.isComposing || event.keyCode === 229 || event.repeat) return;
    if (key === "Enter" && target.tagName === "INPUT") {
      const [node, kind] = findHandler(target, "submit");
      if (kind) report(node, kind);
    } else if (target.role === "button" && target.tagName !== "BUTTON" && /^( |Enter)$/.test(key)) {
      event.preventDefault();
      target.click();
    }
  });

  on("change", ({ target }) => {
    const [node, kind] = findHandler(target, "bool", "choice");
    if (kind === "bool") report(node, kind, node.checked);
    if (kind !== "choice") return;
    const picker = node.closest(".picker");
    const chosen = node.tagName === "SELECT"
      ? node.selectedIndex : optionsOf(picker).indexOf(node.closest(".option"));
    picker.dataset.v = chosen;
    report(node, kind, chosen);
  });

  let composing = null;

  const reportInput = (target) => {
    const [node, kind] = findHandler(target, "text", "number");
    if (kind) report(node, kind, kind === "text" ? node.value : +node.value);
  };

  on("input", (event) => { if (!event.isComposing) reportInput(event.target); });
  on("compositionstart", (event) => { composing = event.target; });
  on("compositionend", (event) => {
    composing = null;
    reportInput(event.target);
  });

  // Patches ---------------------------------------------------------------------------------------

  const apply = (message) => {
    if (message.seq <= seq) return;
    // A message is missing: the server sends it again to a new connection.
    if (message.seq > seq + 1) return disconnected();
    seq = message.seq;
    answerTimeout = 10000;
    if (message.ack > answered) {
      answered = message.ack;
      events = events.filter((event) => event.n > answered);
    }
    const patches = message.p.filter(Array.isArray);
    const batch = new PatchBatch(patches);
    for (const patch of patches) {
      try { batch.apply(patch); } catch (error) { console.error(error, patch); }
    }
    batch.end();
    if (Array.isArray(message.open)) message.open.forEach(openURL);
    if (deferred && !events.some((event) => event.i === deferred.i)) sendDeferred();
    acknowledging ||= setTimeout(() => {
      acknowledging = 0;
      if (isOpen) send({ ack: seq });
    }, 50);
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

  /** Registers nodes, and applies their styles, which the policy forbids in HTML. */
  const register = (root) => {
    for (const node of queryAll(root, "[data-s]")) {
      node.style.cssText = node.dataset.s;
      node.removeAttribute("data-s");
    }
    for (const node of queryAll(root, "[data-i]")) nodes.set(node.dataset.i, node);
  };

  /** Unregisters nodes, and removes the attributes that they could be found by. */
  const unregister = (root) => {
    for (const node of queryAll(root, "[data-i],[id],[name]")) {
      if (find(node.dataset.i) === node) nodes.delete(node.dataset.i);
      for (const name of ["data-i", "id", "name"]) node.removeAttribute(name);
    }
  };

  /** Inserts or moves a node without losing the focus. */
  const insertNode = (host, node, before) => {
    const next = before != null && find(before);
    const anchor = next && next.parentNode === host ? next : null;
    if (node.isConnected && host.moveBefore) return host.moveBefore(node, anchor);
    const focused = node.contains(document.activeElement) ? document.activeElement : null;
    const selection = [focused?.selectionStart, focused?.selectionEnd];
    host.insertBefore(node, anchor);
    if (!focused || focused === document.activeElement) return;
    focused.focus({ preventScroll: true });
    if (selection[0] != null) focused.setSelectionRange(...selection);
  };

  const setText = (field, value) => {
    const { value: old, selectionStart: start, selectionEnd: end } = field;
    if (old === value) return;
    field.value = value;
    if (start == null || field !== document.activeElement) return;
    // The caret stays before the same text, if that is unchanged.
    const rest = old.slice(end);
    const caret = old.length === value.length || !value.endsWith(rest)
      ? Math.min(end, value.length) : value.length - rest.length;
    field.setSelectionRange(start === end ? caret : Math.min(start, caret), caret);
  };

  const setAttribute = (node, id, name, value) => {
    if (name === "value" || name === "checked" || name === "data-v") {
      // The user's input has priority until the server has answered it.
      if (isPending(+id) || node === composing) return;
      if (name === "data-v") node.dataset.v = value ?? -1;
      else if (name === "checked") node.checked = value !== null;
      else if (node.type === "range") node.value = value;
      else setText(node, value);
    } else if (name === "disabled") {
      // A focused control keeps the focus, and is disabled when it loses it.
      node.ariaDisabled = value === null ? null : "true";
      node.disabled = value !== null && node !== document.activeElement;
      if ("readOnly" in node) node.readOnly = value !== null;
    } else if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  };

  on("focusout", ({ target }) => {
    if (target.ariaDisabled === "true" && "disabled" in target) target.disabled = true;
  });

  /** Suppresses events of a disabled control that still has the focus. */
  const suppress = (event) => {
    const isTab = event.key === "Tab";
    if (event.target.ariaDisabled === "true" && !isTab) event.preventDefault();
  };
  for (const type of ["click", "mousedown", "keydown"]) {
    document.addEventListener(type, suppress, true);
  }

  // Applying a message ----------------------------------------------------------------------------

  class PatchBatch {
    constructor(patches) {
      this.candidates = [];
      /** Marks the position of a removed node that had the focus. */
      this.marker = document.createComment("");
      this.pickers = new Set();
      this.focused = document.activeElement || document.body;
      this.screen = visibleScreen();
      this.scroll = scrollY;
      this.positions = new Map();
      this.recordPositions(patches);
    }

    /** Records the positions of nodes that an animated patch may move. */
    recordPositions(patches) {
      const ancestors = new Set();
      for (const [kind, id, ...rest] of patches) {
        const time = timingOf({ i: rest[2], m: rest[1], r: rest[0] }[kind]);
        if (!time) continue;
        this.time ||= { ...time, iterations: 1 };
        let node = kind === "i" ? containerOf(id) : find(id)?.parentElement;
        for (; node && node !== document.body && !ancestors.has(node); node = node.parentElement)
          ancestors.add(node);
      }
      for (const node of ancestors)
        for (const child of node.children) {
          if (ancestors.has(child) || child.inert) continue;
          const box = child.getBoundingClientRect();
          if (box.bottom > -innerHeight && box.top < 2 * innerHeight)
            this.positions.set(child, box);
        }
    }

    apply(patch) {
      const [kind, id] = patch;
      const node = find(id);
      if (!node) return;
      if (kind === "i") this.insert(...patch.slice(1));
      else if (kind === "r") this.remove(node, patch[2], patch[3]);
      else if (kind === "m") insertNode(node.parentNode, node, patch[2]);
      else if (kind === "u") this.update(node, id, patch[2], timingOf(patch[3]));
      const picker = (find(id) || node).closest(".picker");
      if (picker) this.pickers.add(picker);
    }

    insert(parent, before, html, anim, from) {
      const node = parse(html);
      if (!node) return;
      insertNode(containerOf(parent), node, before);
      register(node);
      for (const picker of queryAll(node, ".picker")) this.pickers.add(picker);
      const time = from && timingOf(anim);
      if (time) for (const name in from)
        animate(node, name, from[name], { ...time, iterations: 1 });
    }

    remove(node, anim, to) {
      if (node.contains(this.focused) || node.contains(this.marker)) node.before(this.marker);
      const picker = node.parentElement.closest(".picker");
      if (picker) this.pickers.add(picker);
      const time = to && timingOf(anim);
      if (!time || !isVisible(node)) {
        unregister(node);
        node.remove();
        return;
      }
      // It keeps its position during the animation, but is inert.
      const { width, height } = getComputedStyle(node);
      const [left, top] = [`${node.offsetLeft}px`, `${node.offsetTop}px`];
      unregister(node);
      node.inert = true;
      node.ariaHidden = "true";
      Object.assign(node.style, { position: "absolute", left, top, width, height, margin: 0 });
      const ends = Object.keys(to).map((name) => {
        const now = getComputedStyle(node).getPropertyValue(name);
        node.style.setProperty(name, to[name]);
        return animate(node, name, now, { ...time, iterations: 1 }).finished;
      });
      Promise.allSettled(ends).then(() => node.remove());
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

    change(node, id, { a, s, t, h }, time) {
      for (const name in a) setAttribute(node, id, name, a[name]);
      for (const name in s) {
        const now = time && getComputedStyle(node).getPropertyValue(name);
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
      this.pickers.forEach(syncPicker);
      this.animateMoves();
      if (this.marker.isConnected) this.addCandidates();
      this.restoreFocus();
    }

    /** Animates nodes that were moved by the layout, from their old positions (FLIP). */
    animateMoves() {
      const moved = [...this.positions.keys()].filter((node) => node.isConnected && !node.inert);
      // All animations are stopped before any position is measured.
      for (const node of moved) stop(node, "glide");
      const boxes = moved.map((node) => node.getBoundingClientRect());
      moved.forEach((node, index) => {
        const [old, now] = [this.positions.get(node), boxes[index]];
        const [x, y] = [old.left - now.left, old.top - now.top];
        if (Math.abs(x) + Math.abs(y) < 1 || !now.width) return;
        const transform = [`translate(${x}px,${y}px)`, "none"];
        start(node, "glide", { transform, composite: "add" }, this.time);
      });
    }

    /** Adds the nodes that may inherit the focus: those after the marker, then those before. */
    addCandidates() {
      const all = queryAll(mainNode(), focusable);
      const isAfter = (one) => this.marker.compareDocumentPosition(one) & 4;
      const before = all.filter((one) => !isAfter(one));
      this.candidates.push(...all.filter(isAfter), ...before.reverse());
      this.marker.remove();
    }

    restoreFocus() {
      const [was, now] = [this.focused, visibleScreen()];
      const isCovered = now !== this.screen && this.screen?.isConnected && !this.screen.inert;
      if (isCovered) {
        screens.set(this.screen, { focus: was, scroll: this.scroll });
        scrollTo(0, 0);
      } else if (now !== this.screen && screens.has(now)) {
        scrollTo(0, screens.get(now).scroll);
        this.candidates.unshift(screens.get(now).focus);
      }
      if (was === document.body || (isVisible(was) && !was.closest("[inert]"))) return;
      const candidate = isCovered
        ? [".title", ".back"].map((part) => now?.querySelector(part)).find(isVisible)
        : this.candidates.find(canFocus);
      candidate?.focus({ preventScroll: true });
    }
  }

  /** The focus and scroll position of a screen that another one covers. */
  const screens = new WeakMap();
  const visibleScreen = () => queryAll(mainNode(), ".screen:not([inert])").filter(isVisible).pop();
  const focusable = "a[href],button,input,select,textarea,[tabindex='0']";
  const isVisible = (node) =>
    node?.isConnected && node.checkVisibility({ visibilityProperty: true });
  const canFocus = (node) =>
    isVisible(node) && !node.disabled && !node.closest("[inert],fieldset:disabled");

  // Pickers ---------------------------------------------------------------------------------------

  const optionsOf = (picker) => [...picker.querySelectorAll(".option:not([inert])")];

  /** Updates the titles of a menu from its options, and the selection of both. */
  const syncPicker = (picker) => {
    const menu = byID(`i${picker.dataset.i}`);
    if (!menu) return;
    const options = optionsOf(picker);
    const texts = options.map((option) => option.textContent);
    if (texts.join("\n") !== [...menu.options].map((option) => option.text).join("\n"))
      menu.replaceChildren(...texts.map((text) => new Option(text)));
    const chosen = +(picker.dataset.v ?? -1);
    menu.selectedIndex = chosen;
    options.forEach((option, index) => {
      option.querySelector("input").checked = index === chosen;
    });
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
    animation.finished.catch(() => {}).then(() => {
      if (own[name] === animation) delete own[name];
    });
    return animation;
  };

  /** Animates a style property from a value to its current one. */
  const animate = (node, name, from, time) => {
    const property = name.startsWith("--")
      ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    return start(node, name, [{ [property]: from }, {}], time);
  };

  // Banner ----------------------------------------------------------------------------------------

  const banner = byID("banner");
  /** Links to URLs that the browser opens on a click only. */
  const links = document.createElement("span");
  links.className = "links";
  let hideTimer;

  const notify = (text, seconds, offersReload) => {
    clearTimeout(hideTimer);
    banner.replaceChildren(text);
    if (links.firstChild) banner.append(links);
    if (offersReload) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button bordered";
      button.textContent = "Reload";
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
    link.className = "link";
    link.textContent = `Open ${link.host || link.pathname}`;
    link.onclick = () => {
      link.remove();
      if (!links.firstChild) links.remove();
    };
    links.append(link);
    banner.append(links);
  };

  // Start -----------------------------------------------------------------------------------------

  addEventListener("online", probe);
  on("visibilitychange", probe);
  // A page in the back/forward cache has no connection until it is shown again.
  addEventListener("pagehide", close);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) connect(); });

  register(document.body);
  document.querySelectorAll(".picker").forEach(syncPicker);
  connect();
})();
