// Shows what the server says, and tells it what the user does: see Documentation/WireProtocol.md.
(() => {
  "use strict";

  const page = document.documentElement;
  const byID = (id) => document.getElementById(id);
  const mainNode = () => document.querySelector("main");

  // The session ----------------------------------------------------------------------------------

  const token = page.dataset.session;
  /** The last patch message that the page holds. */
  let seq = +page.dataset.seq || 0;
  /** What the server has not answered yet: {n, i, do, v, sent, tried}. */
  let events = [];
  /** The number of the last event, and of the last that was answered. */
  let count = 0, answered = 0;
  /** A slider's newest value, while an earlier one is on its way: {i, v}. */
  let held = null;

  let socket = null;
  /** Whether the server has answered the hello. */
  let isOpen = false;
  /** Whether the session has ended for good. */
  let isOver = false;
  let attempts = 0;
  /** How many connections were tried, ever: an abandoned one may still be heard by the server. */
  let tries = 0;
  let retry, watch, acknowledging;
  /** What is to say that the connection is lost; -1 where more has been said. */
  let lost;

  const send = (message) => socket.send(JSON.stringify(message));

  const socketAddress = () => new URL(`${page.dataset.base || "./"}socket`, location.href);

  const connect = () => {
    clearTimeout(retry);
    if (socket || isOver) return;
    const address = socketAddress();
    address.protocol = address.protocol.replace("http", "ws");
    const mine = (socket = new WebSocket(address));
    tries++;
    mine.onopen = () => { if (socket === mine) send({ hello: token, seq, try: tries }); };
    mine.onclose = () => { if (socket === mine) disconnected(); };
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return;
      let message;
      try { message = JSON.parse(data); } catch { return; }
      if (message && typeof message === "object") receive(message);
      if (socket === mine) listen();
    };
    expectAnswer(openTimeout);
  };

  const close = () => {
    const old = socket;
    socket = null;
    isOpen = false;
    for (const timer of [retry, watch, acknowledging]) clearTimeout(timer);
    isPinged = false;
    acknowledging = 0;
    for (const event of events) event.sent = false;
    old?.close();
  };

  const disconnected = () => {
    if (!isOpen && socket) checkAccess();
    close();
    if (isOver) return;
    // Half of the time is chance, so that not all browsers come back at once.
    const wait = Math.min(10000, 250 * 2 ** attempts++) * (0.5 + Math.random() / 2);
    retry = setTimeout(connect, wait);
    // A connection that is back at once is not worth a word.
    lost ||= setTimeout(say, 1000, "Connection lost. Reconnecting…");
  };

  const receive = (message) => {
    if (message.hello === "again") greeted();
    if (message.hello === "reload") reload();
    if (message.pong) answerTimeout = 10000;
    if (Array.isArray(message.p)) apply(message);
    if (message.bye) end(message.bye);
  };

  const greeted = () => {
    isOpen = true;
    attempts = 0;
    clearTimeout(lost);
    lost = 0;
    if (isReloaded) say("The session expired. The page was reloaded.", 8);
    else if (banner.firstChild?.textContent) say("Connected again.", 3);
    isReloaded = false;
    flush();
  };

  // Lost connections -----------------------------------------------------------------------------

  // A connection that is lost without a word never closes. So a silent one is pinged, and all that is
  // not answered in time is replaced. In milliseconds:

  /** The silence after which the connection is pinged. */
  const pingInterval = 15000;
  /** The limit of a connection until its hello is answered. */
  const openTimeout = 10000;
  /** The limit of an answer when the user comes back to the page. */
  const probeTimeout = 2000;
  /** The limit of other answers. On a slow line, a long one may need several attempts. */
  let answerTimeout = 10000;
  let pings = 0;
  /** Whether nothing was received since the last ping. */
  let isPinged = false;

  const owesAnswer = () => !isOpen || isPinged || events.some((event) => event.sent);

  const expectAnswer = (limit) => {
    clearTimeout(watch);
    watch = setTimeout(() => {
      if (isOpen && limit >= answerTimeout) answerTimeout = Math.min(2 * answerTimeout, 80000);
      disconnected();
    }, limit);
  };

  /** Waits for the next message, after one that shows that the connection is alive. */
  const listen = () => {
    isPinged = false;
    if (owesAnswer()) return expectAnswer(isOpen ? answerTimeout : openTimeout);
    clearTimeout(watch);
    watch = setTimeout(ping, pingInterval, answerTimeout);
  };

  const ping = (limit) => {
    isPinged = true;
    send({ ping: ++pings });
    expectAnswer(limit);
  };

  /** Replaces a connection at once that does not answer, when the user or the network is back. */
  const hurry = () => {
    if (document.hidden) return;
    attempts = 0;
    if (!socket) connect();
    else if (isOpen) ping(probeTimeout);
    else expectAnswer(probeTimeout);
  };

  /** Reloads the page where the server refuses its socket, such as after a login has expired. */
  const checkAccess = async () => {
    try {
      const { status, type } = await fetch(socketAddress(), { redirect: "manual" });
      // Another attempt may have been accepted meanwhile.
      if (isOpen) return;
      if (type === "opaqueredirect" || [401, 403, 404].includes(status)) reload();
    } catch { /* There is no connection at all. */ }
  };

  // The end of a session -------------------------------------------------------------------------

  /** The key of the time at which this page was reloaded by itself. */
  const reloadKey = `composable reload ${page.dataset.base}`;
  let reloadTime = 0;
  try { reloadTime = +sessionStorage.getItem(reloadKey); } catch { /* Not allowed. */ }
  /** Whether this is the page after a reload by itself that the user has not been told of. */
  let isReloaded = Date.now() - reloadTime < 10000;

  /** Reloads the page, which begins another session; but not twice in a row. */
  const reload = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(lost);
    close();
    if (!rememberReload()) return say(endings.idle, 0, true);
    say("The session expired. Reloading…", 0, true);
    location.reload();
  };

  /** Stores that the page is reloaded now. False where it may not be, since it might be for ever. */
  const rememberReload = () => {
    if (Date.now() - reloadTime < 10000) return false;
    try { sessionStorage.setItem(reloadKey, Date.now()); } catch { return false; }
    return true;
  };

  const endings = {
    idle: "The session expired. Reload to start over.",
    full: "The server is too busy for this page. Try again later.",
    stopped: "The server is stopping. Reconnecting…",
    refused: "The session was closed, or taken over by another tab.",
  };

  const end = (reason) => {
    isOver = reason !== "stopped";
    say(endings[reason] || "The session has ended.", 0, isOver);
    // This says more than that the connection is lost, which is not told any more.
    clearTimeout(lost);
    lost = -1;
    disconnected();
  };

  // What the user does ---------------------------------------------------------------------------

  const flush = () => {
    if (!isOpen) return;
    const isWaiting = owesAnswer();
    for (const event of events) {
      if (event.sent) continue;
      event.sent = event.tried = true;
      send({ n: event.n, i: event.i, do: event.do, v: event.v });
    }
    if (!isWaiting && owesAnswer()) expectAnswer(answerTimeout);
  };

  /** Whether the server has not answered yet what the user did with an element. */
  const isPending = (i) => held?.i === i || events.some((event) => event.i === i);

  /** How long a text may be, so that its message is none that the server refuses. */
  const longest = 20000;

  const push = (i, what, v) => {
    if (what === "text" && v.length > longest) return say("This text is too long to be sent.", 8);
    const last = events[events.length - 1];
    // While there is no connection, only the last of what is typed counts.
    if (what === "text" && last && !last.tried && last.i === i && last.do === what) last.v = v;
    else events.push({ n: ++count, i, do: what, v });
    flush();
  };

  const release = () => {
    const { i, v } = held;
    held = null;
    push(i, "number", v);
  };

  const report = (node, what, v) => {
    const element = node.closest(what === "choice" ? ".picker" : "[data-i]");
    if (!element) return;
    const i = +element.dataset.i;
    const waits = what === "number" && isPending(i);
    if (held && !(waits && held.i === i)) release();
    if (waits) {
      held = { i, v };
      return;
    }
    push(i, what, v);
  };

  /** The part of the page that takes an event, and what it takes it for, if it does. */
  const taker = (target, ...kinds) => {
    const node = target instanceof Element && target.closest("[data-on]");
    if (!node || node.ariaDisabled === "true" || node.closest("[inert]")) return [];
    return [node, node.dataset.on.split(" ").find((kind) => kinds.includes(kind))];
  };

  const on = (type, listener) => document.addEventListener(type, listener);

  on("click", (event) => {
    const [node, what] = taker(event.target, "tap", "increment", "decrement", "bool", "tapAt");
    if (!what || node.tagName === "INPUT") return;
    // Who presses a label means its control.
    const label = event.target.closest("label");
    if (label && label !== node && node.contains(label)) return;
    // A link with a handler: the view opens the URL.
    if (node.tagName === "A") event.preventDefault();
    if (what === "bool") return report(node, what, node.ariaExpanded !== "true");
    if (what !== "tapAt") return report(node, what);
    const { left, top, width, height } = node.getBoundingClientRect();
    const isOfKey = !event.detail;
    report(node, what, [
      isOfKey ? width / 2 : event.clientX - left,
      isOfKey ? height / 2 : event.clientY - top,
    ]);
  });

  on("keydown", (event) => {
    const { target, key } = event;
    // Some browsers end the composition before the key that ends it; 229 tells.
    if (event.isComposing || event.keyCode === 229 || event.repeat) return;
    if (key === "Enter" && target.tagName === "INPUT") {
      const [node, what] = taker(target, "submit");
      if (what) report(node, what);
    } else if (target.role === "button" && target.tagName !== "BUTTON" && /^( |Enter)$/.test(key)) {
      event.preventDefault();
      target.click();
    }
  });

  on("change", ({ target }) => {
    const [node, what] = taker(target, "bool", "choice");
    if (what === "bool") report(node, what, node.checked);
    if (what !== "choice") return;
    const picker = node.closest(".picker");
    const chosen = node.tagName === "SELECT"
      ? node.selectedIndex : optionsOf(picker).indexOf(node.closest(".option"));
    picker.dataset.v = chosen;
    report(node, what, chosen);
  });

  let composing = null;

  const entered = (target) => {
    const [node, what] = taker(target, "text", "number");
    if (what) report(node, what, what === "text" ? node.value : +node.value);
  };

  on("input", (event) => { if (!event.isComposing) entered(event.target); });
  on("compositionstart", (event) => { composing = event.target; });
  on("compositionend", (event) => {
    composing = null;
    entered(event.target);
  });

  // What the server says -------------------------------------------------------------------------

  const apply = (message) => {
    if (message.seq <= seq) return;
    // One is missing: the server sends it again.
    if (message.seq > seq + 1) return disconnected();
    seq = message.seq;
    answerTimeout = 10000;
    if (message.ack > answered) {
      answered = message.ack;
      events = events.filter((event) => event.n > answered);
    }
    const patches = message.p.filter(Array.isArray);
    const turn = new Turn(patches);
    for (const patch of patches) {
      try { turn.apply(patch); } catch (error) { console.error(error, patch); }
    }
    turn.end();
    if (Array.isArray(message.open)) message.open.forEach(openURL);
    if (held && !events.some((event) => event.i === held.i)) release();
    acknowledging ||= setTimeout(() => {
      acknowledging = 0;
      if (isOpen) send({ ack: seq });
    }, 50);
  };

  /** Nodes of elements by their numbers. */
  const nodes = new Map();
  const find = (id) => nodes.get(String(id));

  /** Where the nodes of what lies in an element are. */
  const hostOf = (id) => byID(`c${id}`) || find(id);

  const inside = (node, selector) =>
    [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)];

  const parse = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content.firstElementChild;
  };

  /** Makes new nodes known, and gives them their styles, which a policy keeps out of HTML. */
  const take = (root) => {
    for (const node of inside(root, "[data-s]")) {
      node.style.cssText = node.dataset.s;
      node.removeAttribute("data-s");
    }
    for (const node of inside(root, "[data-i]")) nodes.set(node.dataset.i, node);
  };

  /** Takes from nodes all by which they could be found. */
  const forget = (root) => {
    for (const node of inside(root, "[data-i],[id],[name]")) {
      if (find(node.dataset.i) === node) nodes.delete(node.dataset.i);
      for (const name of ["data-i", "id", "name"]) node.removeAttribute(name);
    }
  };

  /** Puts a node where it belongs; what has the focus keeps it. */
  const place = (host, node, before) => {
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
    // The caret stays before what it was before, where that is still there.
    const rest = old.slice(end);
    const caret = old.length === value.length || !value.endsWith(rest)
      ? Math.min(end, value.length) : value.length - rest.length;
    field.setSelectionRange(start === end ? caret : Math.min(start, caret), caret);
  };

  const setAttribute = (node, id, name, value) => {
    if (name === "value" || name === "checked" || name === "data-v") {
      // What the user does comes first: the server hears of it, and says what it makes of it.
      if (isPending(+id) || node === composing) return;
      if (name === "data-v") node.dataset.v = value ?? -1;
      else if (name === "checked") node.checked = value !== null;
      else if (node.type === "range") node.value = value;
      else setText(node, value);
    } else if (name === "disabled") {
      // What has the focus keeps it, and is disabled when it loses it.
      node.ariaDisabled = value === null ? null : "true";
      node.disabled = value !== null && node !== document.activeElement;
      if ("readOnly" in node) node.readOnly = value !== null;
    } else if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  };

  on("focusout", ({ target }) => {
    if (target.ariaDisabled === "true" && "disabled" in target) target.disabled = true;
  });

  /** What is disabled and still has the focus does nothing. */
  const suppress = (event) => {
    const isTab = event.key === "Tab";
    if (event.target.ariaDisabled === "true" && !isTab) event.preventDefault();
  };
  for (const type of ["click", "mousedown", "keydown"]) {
    document.addEventListener(type, suppress, true);
  }

  // One message ----------------------------------------------------------------------------------

  class Turn {
    constructor(patches) {
      this.heirs = [];
      /** Stands where what had the focus was. */
      this.mark = document.createComment("");
      this.pickers = new Set();
      this.focused = document.activeElement || document.body;
      this.screen = seenScreen();
      this.scroll = scrollY;
      this.before = new Map();
      this.note(patches);
    }

    /** Notes where things are that an animated patch may move. */
    note(patches) {
      const around = new Set();
      for (const [kind, id, ...rest] of patches) {
        const time = movement({ i: rest[2], m: rest[1], r: rest[0] }[kind]);
        if (!time) continue;
        this.time ||= { ...time, iterations: 1 };
        let node = kind === "i" ? hostOf(id) : find(id)?.parentElement;
        for (; node && node !== document.body && !around.has(node); node = node.parentElement)
          around.add(node);
      }
      for (const node of around)
        for (const child of node.children) {
          if (around.has(child) || child.inert) continue;
          const box = child.getBoundingClientRect();
          if (box.bottom > -innerHeight && box.top < 2 * innerHeight) this.before.set(child, box);
        }
    }

    apply(patch) {
      const [kind, id] = patch;
      const node = find(id);
      if (!node) return;
      if (kind === "i") this.insert(...patch.slice(1));
      else if (kind === "r") this.remove(node, patch[2], patch[3]);
      else if (kind === "m") place(node.parentNode, node, patch[2]);
      else if (kind === "u") this.update(node, id, patch[2], movement(patch[3]));
      const picker = (find(id) || node).closest(".picker");
      if (picker) this.pickers.add(picker);
    }

    insert(parent, before, html, anim, from) {
      const node = parse(html);
      if (!node) return;
      place(hostOf(parent), node, before);
      take(node);
      for (const picker of inside(node, ".picker")) this.pickers.add(picker);
      const time = from && movement(anim);
      if (time) for (const name in from) move(node, name, from[name], { ...time, iterations: 1 });
    }

    remove(node, anim, to) {
      if (node.contains(this.focused) || node.contains(this.mark)) node.before(this.mark);
      const picker = node.parentElement.closest(".picker");
      if (picker) this.pickers.add(picker);
      const time = to && movement(anim);
      if (!time || !canSee(node)) {
        forget(node);
        node.remove();
        return;
      }
      // It stays where it is, and nothing can be done with it any more.
      const { width, height } = getComputedStyle(node);
      const [left, top] = [`${node.offsetLeft}px`, `${node.offsetTop}px`];
      forget(node);
      node.inert = true;
      node.ariaHidden = "true";
      Object.assign(node.style, { position: "absolute", left, top, width, height, margin: 0 });
      const ends = Object.keys(to).map((name) => {
        const now = getComputedStyle(node).getPropertyValue(name);
        node.style.setProperty(name, to[name]);
        return move(node, name, now, { ...time, iterations: 1 }).finished;
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
      const host = hostOf(id);
      node.after(fresh);
      const home = fresh.querySelector(`#c${id}`) || fresh;
      for (const child of [...host.children]) if (child.dataset.i) place(home, child);
      if (node.contains(this.focused)) this.heirs.push(...inside(fresh, focusable));
      node.remove();
      take(fresh);
    }

    change(node, id, { a, s, t, h }, time) {
      for (const name in a) setAttribute(node, id, name, a[name]);
      for (const name in s) {
        const now = time && getComputedStyle(node).getPropertyValue(name);
        stop(node, name);
        if (s[name] === null) node.style.removeProperty(name);
        else node.style.setProperty(name, s[name]);
        if (time) move(node, name, now, time);
      }
      if (t != null && node.textContent !== t) node.textContent = t;
      if (h != null) {
        node.innerHTML = h;
        take(node);
      }
    }

    end() {
      this.pickers.forEach(settle);
      this.glide();
      if (this.mark.isConnected) this.findHeirs();
      this.settleFocus();
    }

    /** Lets what was moved by others come from where it was. */
    glide() {
      const moved = [...this.before.keys()].filter((node) => node.isConnected && !node.inert);
      // All are where they belong before any is measured.
      for (const node of moved) stop(node, "glide");
      const boxes = moved.map((node) => node.getBoundingClientRect());
      moved.forEach((node, index) => {
        const [old, now] = [this.before.get(node), boxes[index]];
        const [x, y] = [old.left - now.left, old.top - now.top];
        if (Math.abs(x) + Math.abs(y) < 1 || !now.width) return;
        const transform = [`translate(${x}px,${y}px)`, "none"];
        start(node, "glide", { transform, composite: "add" }, this.time);
      });
    }

    /** Who may have the focus of what went: what took its place or follows, then what comes before. */
    findHeirs() {
      const all = inside(mainNode(), focusable);
      const isAfter = (one) => this.mark.compareDocumentPosition(one) & 4;
      const before = all.filter((one) => !isAfter(one));
      this.heirs.push(...all.filter(isAfter), ...before.reverse());
      this.mark.remove();
    }

    settleFocus() {
      const [was, now] = [this.focused, seenScreen()];
      const isCovered = now !== this.screen && this.screen?.isConnected && !this.screen.inert;
      if (isCovered) {
        left.set(this.screen, { focus: was, scroll: this.scroll });
        scrollTo(0, 0);
      } else if (now !== this.screen && left.has(now)) {
        scrollTo(0, left.get(now).scroll);
        this.heirs.unshift(left.get(now).focus);
      }
      if (was === document.body || (canSee(was) && !was.closest("[inert]"))) return;
      const heir = isCovered
        ? [".title", ".back"].map((part) => now?.querySelector(part)).find(canSee)
        : this.heirs.find(canFocus);
      heir?.focus({ preventScroll: true });
    }
  }

  /** What had the focus in a screen, and how far it was scrolled, when another one came. */
  const left = new WeakMap();
  const seenScreen = () => inside(mainNode(), ".screen:not([inert])").filter(canSee).pop();
  const focusable = "a[href],button,input,select,textarea,[tabindex='0']";
  const canSee = (node) => node?.isConnected && node.checkVisibility({ visibilityProperty: true });
  const canFocus = (node) =>
    canSee(node) && !node.disabled && !node.closest("[inert],fieldset:disabled");

  // Pickers --------------------------------------------------------------------------------------

  const optionsOf = (picker) => [...picker.querySelectorAll(".option:not([inert])")];

  /** Has the menu list what the options say, and both show the one that is chosen. */
  const settle = (picker) => {
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

  // Movement -------------------------------------------------------------------------------------

  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  /** The animations of what moves, by what they move. */
  const moving = new WeakMap();

  /** How an animation of the server's is timed; null where nothing is to move. */
  const movement = (anim) => {
    if (!anim || stillness.matches || document.hidden || !(anim[0] > 0)) return null;
    const [duration, delay = 0, easing = "ease", repetitions = 1, alternates] = anim;
    return {
      duration, delay, easing, fill: "backwards",
      direction: alternates ? "alternate" : "normal",
      iterations: repetitions < 0 ? Infinity : repetitions,
    };
  };

  const stop = (node, name) => moving.get(node)?.[name]?.cancel();

  const start = (node, name, frames, time) => {
    stop(node, name);
    let animation;
    try { animation = node.animate(frames, time); }
    // An older browser knows no curves of springs.
    catch { animation = node.animate(frames, { ...time, easing: "ease-out" }); }
    if (!moving.has(node)) moving.set(node, {});
    const own = moving.get(node);
    own[name] = animation;
    animation.finished.catch(() => {}).then(() => {
      if (own[name] === animation) delete own[name];
    });
    return animation;
  };

  /** Moves a style from what it was to what it is now. */
  const move = (node, name, from, time) => {
    const property = name.startsWith("--")
      ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    return start(node, name, [{ [property]: from }, {}], time);
  };

  // The banner -----------------------------------------------------------------------------------

  const banner = byID("banner");
  /** The links of URLs that are to be opened by a click. */
  const links = document.createElement("span");
  links.className = "links";
  let hiding;

  const say = (text, seconds, offersReload) => {
    clearTimeout(hiding);
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
    if (seconds) hiding = setTimeout(say, seconds * 1000, "");
  };

  // URLs ----------------------------------------------------------------------------------------

  /** Opens a URL beside the page. Where the browser wants a click for that, it offers a link. */
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

  // Beginning ------------------------------------------------------------------------------------

  addEventListener("online", hurry);
  on("visibilitychange", hurry);
  // A page that the browser puts aside has no connection, and gets one when it is seen again.
  addEventListener("pagehide", close);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) connect(); });

  take(document.body);
  document.querySelectorAll(".picker").forEach(settle);
  connect();
})();
