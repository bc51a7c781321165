// Values that are dragged between views, by pointer and keyboard.

import { maxLength, on, report } from "./events.js";
import { chooseFiles } from "./files.js";
import { filled, notify, texts } from "./notices.js";
import { isVisible, queryAll, topNode } from "./page.js";

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

export const endLift = () => {
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
export const dragByKey = ({ key, target, repeat, ctrlKey, metaKey, altKey }) => {
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
