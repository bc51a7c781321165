// URLs that views open, and what they share.

import { disabledControl, on } from "./events.js";
import { banner, filled, links, notify, texts } from "./notices.js";
import { topNode } from "./page.js";

/** Opens a URL in a new tab, or offers a link if that requires a click. */
export const openURL = (url) => {
  const link = document.createElement("a");
  link.href = url;
  if (!/^(https?|mailto):$/.test(link.protocol)) return;
  if (link.protocol !== "mailto:") link.target = "_blank";
  link.rel = "noopener noreferrer";
  if (navigator.userActivation?.isActive) return link.click();
  offerLink(link, filled(texts.open, link.host || link.pathname));
};

/** Shows a link in the banner until it is clicked. */
export const offerLink = (link, text) => {
  link.className = "link";
  link.textContent = text;
  link.onclick = () => {
    link.remove();
    if (!links.firstChild) links.remove();
  };
  links.append(link);
  banner.append(links);
};

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

/** Copies a text, or offers to do so if that requires a click. */
export const copy = async (text) => {
  if (await copyText(text)) return;
  const link = document.createElement("a");
  link.href = "";
  link.addEventListener("click", (event) => {
    event.preventDefault();
    copyText(text);
  });
  offerLink(link, texts.copy);
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
