// What the window tells the views: sizes, size classes, the color scheme and the height of a frame.

import { events, report } from "./events.js";
import { page } from "./page.js";

/** The nodes whose size has changed since it was reported. */
const resized = new Set();
/** The minimum time between two reports, in milliseconds. */
const reportInterval = 50;
let reportingSizes;

export const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) resized.add(target);
  // The first size is reported at once.
  if (!reportingSizes) reportingSizes = setTimeout(reportSizes, 0);
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

// The page around a frame makes it as high as its content, see embed.js.
if (parent !== window) {
  page.classList.add("framed");
  const reportHeight = () => parent.postMessage({ composableHeight: document.body.offsetHeight }, "*");
  new ResizeObserver(reportHeight).observe(document.body);
}

export const narrow = matchMedia("not all and (min-width: 600px)");
// A frame is as high as its content, whatever its views show.
export const low = matchMedia(parent === window ? "not all and (min-height: 480px)" : "not all");
const sizeClass = ({ matches }) => matches ? "compact" : "regular";
export const reportSize = () =>
  report(document.querySelector(".window"), "size", [sizeClass(narrow), sizeClass(low)]);

export const darkScheme = matchMedia("(prefers-color-scheme: dark)");
export const reportColorScheme = () =>
  report(document.querySelector(".window"), "scheme", darkScheme.matches ? "dark" : "light");
