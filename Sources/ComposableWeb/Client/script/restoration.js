// Pages that go on with another process of the server.

import { isLossShown } from "./connection.js";
import { endLift } from "./drags.js";
import {
  deferred, discardEvents, enqueue, events, inputOf, isAction, isInput, knownTexts, lastInputs,
} from "./events.js";
import { endSelection, selections } from "./files.js";
import { edited, fields, formerValues, valueOf } from "./inputs.js";
import { replacePage, resumed } from "./messages.js";
import { find } from "./nodes.js";
import { texts } from "./notices.js";
import { elementOf, parse, queryAll, windowNode } from "./page.js";
import { rowPlaces } from "./rows.js";
import { inputs, namesOf, setSavedInputs } from "./saved-inputs.js";
import { session } from "./session.js";
import { darkScheme, reportColorScheme, reportSize } from "./window.js";

// A session that outlives its server has the same state in the next one, but its elements have other
// identifiers. They are at the same places in the page, if they still exist.

/** Returns the children of elements in a tree, by their parents. */
const childElements = (root) => {
  const children = new Map();
  for (const node of root.querySelectorAll("[data-i]")) {
    const parent = node.parentElement.closest("[data-i]");
    if (children.has(parent)) children.get(parent).push(node); else children.set(parent, [node]);
  }
  return children;
};

/** Returns elements by their places among each other. */
const byPlace = (elements) => {
  const rows = rowPlaces(elements.filter(({ dataset }) => dataset.rows));
  let count = 0;
  return new Map(elements.map((element) => [rows.get(element) ?? count++, element]));
};

/** Returns the nodes of a fresh page that are in the places of those of the old one, by their old ids. */
const correspondence = (old, fresh) => {
  const [oldChildren, freshChildren] = [childElements(old), childElements(fresh)];
  const found = new Map();
  const visit = (node, other) => {
    found.set(node.dataset.i, other);
    const others = byPlace(freshChildren.get(other) || []);
    byPlace(oldChildren.get(node) || []).forEach((child, place) => {
      const counterpart = others.get(place);
      if (counterpart?.tagName === child.tagName) visit(child, counterpart);
    });
  };
  visit(old, fresh);
  return found;
};

/** Returns the texts and the values of inputs in a node. */
const contentOf = (node) => node && [node.textContent, ...queryAll(node, fields).map(valueOf)];

/** Returns what tells an element from others: its interactions, and what is around it. */
const traitsOf = (node) => {
  const around = node.parentElement.closest("[data-i]");
  return JSON.stringify([
    node.dataset.on, node.ariaLabel, contentOf(node), contentOf(node.closest(".rows > *")),
    around.matches("main, dialog, .screen") || contentOf(around), contentOf(node.closest("dialog")),
  ]);
};

/** Shows the page of a restored session, and enters and sends again what its server does not know. */
export const restorePage = (html, ack = 0) => {
  const { incomplete, skip, state: storedChanges } = session.restoration;
  const hasLost = session.shownChanges > storedChanges;
  session.epoch = session.restoration.epoch;
  session.restoration = null;
  session.shownChanges = storedChanges;
  // What was lifted is not stored.
  endLift();
  const fresh = parse(html);
  const found = correspondence(windowNode(), fresh);
  const freshNode = (i) => found.get(String(i));
  clearTimeout(deferred?.timer);
  const waiting = deferred ? [...events, { ...deferred, n: Infinity }] : events;
  const visited = waiting.findLast(({ do: kind }) => kind === "visit");
  const actions = waiting.filter(({ i, do: kind }) =>
    isAction(kind) && kind !== "files" && !(isInput(kind) && inputOf(i)?.matches(fields)));
  const traits = new Map(actions.map((event) => [event, find(event.i) && traitsOf(find(event.i))]));
  const unknown = skip ? [] : [...namesOf(document.body)].filter(([field]) => {
    const i = elementOf(field);
    // Secrets are stored nowhere else.
    return edited.has(field) && (lastInputs.get(i) > ack || deferred?.i === i || field.type === "password");
  });
  const entered = unknown.filter(([field]) => freshNode(elementOf(field))).map(([field, name]) => {
    const i = elementOf(field);
    return { name, value: valueOf(field), i: freshNode(i).dataset.i, former: formerValues.get(i) };
  });
  discardEvents();
  knownTexts.clear();
  lastInputs.clear();
  formerValues.clear();
  // The files that were being sent belong to the former process.
  const hasFiles = selections.size > 0;
  for (const i of [...selections.keys()]) endSelection(i);
  setSavedInputs(entered);
  replacePage(fresh, (id) => found.get(id)?.dataset.i);
  // What the browser has shown may be newer than what comes back. Then it is not known what an action meant.
  const repeated = skip || hasLost ? [] : actions.filter((event) =>
    event.do !== "drop" && freshNode(event.i)?.isConnected && traits.get(event) === traitsOf(freshNode(event.i)));
  const isLost = hasFiles || repeated.length < actions.length || inputs.length > 0
    || entered.length < unknown.length;
  setSavedInputs([]);
  if (darkScheme.matches) reportColorScheme();
  reportSize();
  // An address means the same in each process.
  if (visited) enqueue(+windowNode().dataset.i, "visit", visited.v);
  for (const { i, do: kind, v } of repeated)
    enqueue(+freshNode(i).dataset.i, kind, kind === "choice" ? +freshNode(v)?.dataset.i : v);
  resumed(isLost || incomplete
    ? [isLost && texts.actionLost, incomplete && texts.stateLost].filter(Boolean).join(" ")
    : isLossShown && texts.connected);
};
