// The address, the title and the history of the window, and pages to leave for.

import { events, on, report } from "./events.js";
import { page, windowNode } from "./page.js";
import { scroller } from "./screens.js";

/** The end of what `leave` does for the messages so far. */
let leaving = Promise.resolve();

/**
 * Fetches cookies, which only a response can set, and then leaves the page, once the browser has the
 * cookies of former messages too.
 * @param {ServerMessage} message
 */
export const leave = ({ cookies, redirect }) => {
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

const base = new URL(page.dataset.base || "./", location.href);

/** The address that the views show, as a URL; null if they show none. */
export const viewAddress = () => {
  const address = windowNode()?.dataset.address;
  return address == null ? null : new URL(base.pathname + address.slice(1), location.href);
};

/** Returns a URL below this page as an address of its views. */
export const addressBelow = ({ pathname, search, hash }) =>
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

/** Loads the style sheets and scripts that the views need. */
const loadParts = () => {
  for (const part of windowNode()?.dataset.parts?.split(" ") || []) {
    if (document.querySelector(`[href="${part}"],[src="${part}"]`)) continue;
    const node = document.createElement(part.endsWith("js") ? "script" : "link");
    // A script has no use for the address of a style sheet, nor the other way round.
    document.head.append(Object.assign(node, { src: part, href: part, rel: "stylesheet" }));
  }
};

/** Shows the address of the views if the browser has not gone back to it. */
const stay = () => {
  returning = 0;
  history.replaceState(history.state, "", viewAddress());
};

/** Shows the address and the title of the views, once all visits are answered. */
export const syncAddress = () => {
  const { title, history: mode } = windowNode()?.dataset || {};
  document.title = title && title !== page.dataset.title
    ? `${title} – ${page.dataset.title}` : page.dataset.title;
  syncHead();
  loadParts();
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
export let savingScroll;
export const saveScroll = () => {
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
