// The patches of one message, with the focus, the scroll positions and the animations around them.

import {
  backings, boxOf, cardsIn, makeBacking, outlineOf, placeIn, removeIdleBacking, row, rowContainer,
} from "./cards.js";
import { isPending, isTextField } from "./events.js";
import { applyFocus, deferredFocus, reportFocus, setApplying } from "./focus.js";
import { rememberValue, setFieldText, setText, syncPicker } from "./inputs.js";
import { makeReachable } from "./menus.js";
import { animate, animations, reducedMotion, start, stop, timingOf, whenEnded } from "./motion.js";
import { containerOf, find, insertNode, instanceOf } from "./nodes.js";
import { byID, canFocus, focusable, isVisible, parse, queryAll, topNode } from "./page.js";
import { closeDialog, openDialogs, openers } from "./presentations.js";
import { register, unregister } from "./registration.js";
import { forgetReading, layOutRows, lists, placeRows, rememberAnchors } from "./rows.js";
import {
  aroundScreens, aside, places, removeNode, scroller, syncSliding, topOfTabs, uncover, visiblePlace,
  visibleScreen,
} from "./screens.js";
import { sizes } from "./window.js";

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
  else {
    node.setAttribute(name, value);
    if (name === "data-measure") sizes.observe(node);
  }
};

export class PatchBatch {
  /** @param {Patch[]} patches */
  constructor(patches) {
    // Before a dialog returns the focus, which is not the user's change.
    setApplying(true);
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
    /** The time of what moves; undefined if no patch is animated. */
    this.time = undefined;
    this.recordPositions(patches);
    /** What animated removals begin with, by node. */
    this.leavings = new Map();
    /** The styles that animated changes begin with, by node. */
    this.stylesBefore = new Map();
    // Before anything changes, so that the page is laid out once for all patches.
    for (const patch of patches) this.measure(patch);
    rememberAnchors();
  }

  /**
   * Measures what a patch animates.
   * @param {Patch} patch
   */
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

  /** @param {Patch} patch */
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

  /** @type {(node: any, id: number, changes: Changes, time: any) => void} */
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

  /** @type {(node: any, id: number, changes: Changes, time: any) => void} */
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
    setApplying(false);
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
