// Drags and long presses.

import { on, report } from "./events.js";
import { focusable } from "./page.js";

/** The current press. */
export const press = {
  /** The timer of a long press. */
  timer: 0,
  /** The node that has recognized it. */
  node: null,
  /** The place where it began. */
  place: [0, 0],
  /** True if the click that ends it has no effect: it opened or closed a menu, or was recognized. */
  ignoresClick: false,
};

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
  press.place = [clientX, clientY];
  clearTimeout(press.timer);
  press.timer = setTimeout(() => {
    press.ignoresClick = true;
    press.node = pressed;
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
  if (distance > 10) press.ignoresClick = true;
  reportDrag("drag", event);
};
on("pointermove", moveDrag);

const endDrag = (kind) => (event) => {
  if (dragging?.id === event.pointerId) {
    if (dragging.isRecognized) reportDrag(kind, event);
    dragging = null;
  }
  if (press.node && event.isPrimary) {
    report(press.node, "pressEnd");
    press.node = null;
  }
};
on("pointerup", endDrag("dragEnd"));
on("pointercancel", endDrag("dragCancel"));
