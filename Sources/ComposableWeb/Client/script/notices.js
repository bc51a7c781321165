// The banner with notices, and their texts.

import { byID, page } from "./page.js";

/** The texts of the notices, in the language of the page. */
export let texts = JSON.parse(page.dataset.texts || "{}");
/** Returns a text with arguments in the places of `%@`, or of `%1$@` and so on. */
export const filled = (text, ...values) =>
  text.replace(/%(?:(\d)\$)?@/g, (_, place = 1) => values[place - 1]);

/** Sets the texts of another language, with the title of the window. */
export const setTexts = (translated) => {
  texts = translated;
  page.dataset.title = texts.title ?? page.dataset.title;
};

export const banner = byID("banner");
/** Links to URLs that the browser opens on a click only. */
export const links = document.createElement("span");
links.className = "links";
/** The progress of files that are being sent. */
export const panels = document.createElement("span");
panels.className = "links";
let hideTimer;

export const notify = (text, seconds, offersReload) => {
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
