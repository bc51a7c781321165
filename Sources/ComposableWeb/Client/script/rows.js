// The rows of long collections near what the user sees.

import { isOpen } from "./connection.js";
import { isPending, on, report } from "./events.js";
import { find } from "./nodes.js";
import { filled, texts } from "./notices.js";
import { canFocus, focusable, isVisible, page, queryAll, store, stored, usesArrows } from "./page.js";
import { scroller } from "./screens.js";

// Of a long collection, the page contains the rows near those that the user sees. A node before
// them and one after them take the space of the others. The node before them tells their positions:
// the first one, the one after the last, the number of all, and the node after them; and the number of
// nodes of each row, unless each is one.

/** The windows of collections, by the node before their rows. */
export const lists = new Map();

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
export const rowPlaces = (befores) => {
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

export class RowWindow {
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
export const longLists = () => [...document.querySelectorAll("[data-long]:not([data-removed])")]
  .map((before) => lists.get(before)).filter(Boolean);

/** Returns the windows of long collections without those in rows of others. */
const outerLists = () => {
  const all = longLists();
  const rows = all.flatMap((list) => list.rows.flat());
  return all.filter(({ before }) => !rows.some((row) => row.contains(before)));
};

export const rememberAnchors = () => lists.forEach((list) => list.remember());
export const placeRows = () => lists.forEach((list) => list.place());
// Those whose rows are others keep places by their length: then they have not moved for the others.
export const layOutRows = () =>
  [...lists.values()].sort((one, other) => Number(!!other.isMoved) - Number(!!one.isMoved)).forEach((list) => list.layOut());
export const reportRows = () => lists.forEach((list) => list.report());

const readingKey = `composable reading ${page.dataset.base}`;

/** Stores which rows of long collections the user reads. */
export const storeReading = () => {
  const rows = outerLists().map((list) => list.reading);
  store(readingKey, rows.some(Boolean) ? { address: location.href, rows } : null);
};

/** Leads to the rows that the user has read before a reload, or before another page. */
export const loadReading = () => {
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

export const forgetReading = () => lists.forEach((list) => { list.wanted = null; });
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
