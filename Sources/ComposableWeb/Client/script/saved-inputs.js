// What the user has entered outlives the page.

import { edited, enteredEarly, fields, originals, setValue, valueOf } from "./inputs.js";
import { byID, elementOf, page, queryAll, store, stored } from "./page.js";
import { rowPlaces } from "./rows.js";

// What a user has entered outlives the page, such as when the session is lost or the user reloads
// it. Fields have names that they have in another session, too. A field is filled again if it
// shows what it showed before the user edited it. Otherwise the server knows something newer.

const inputsKey = `composable inputs ${page.dataset.base}`;
/**
 * The inputs that are not restored yet: {name, value, original}. With `isCurrent`, they are newer than what
 * the server knows. With `former`, the values that the field has had, they are those of an element `i`.
 */
export let inputs = [];
export const setSavedInputs = (all) => { inputs = all; };
/** The number of restored inputs. */
export let restored = 0;

/** Returns the names of the fields in a node: their screen, kind, label, rows and number. */
export const namesOf = (root) => {
  const counts = {};
  const places = new Map();
  for (const [row, place] of rowPlaces(root.querySelectorAll("[data-rows]")))
    for (const field of queryAll(row, fields)) places.set(field, [...places.get(field) || [], place]);
  return new Map(queryAll(root, fields).map((field) => {
    const labels = field.getAttribute("aria-labelledby")?.split(" ").map(byID) || [];
    const label = [field.ariaLabel, ...[field.closest("label"), ...labels].map((one) => one?.textContent)];
    const screen = field.closest(".screen")?.querySelector(".title")?.textContent;
    const name = JSON.stringify([screen, field.type, ...label, ...places.get(field) || []]);
    counts[name] = (counts[name] || 0) + 1;
    return [field, `${name} ${counts[name]}`];
  }));
};

/** Stores the values of edited fields. Secrets are never stored. */
export const storeInputs = () => {
  const isSecret = ({ type, autocomplete }) =>
    type === "password" || /one-time-code|^cc-/.test(autocomplete);
  const changed = [...namesOf(document.body)]
    .filter(([field]) => edited.has(field) && !isSecret(field))
    .map(([field, name]) => ({ name, value: valueOf(field), original: originals.get(field) }))
    .filter(({ value, original }) => value !== original);
  const all = [...changed, ...inputs];
  const { user } = page.dataset;
  store(inputsKey, all.length ? { user, path: location.pathname, inputs: all } : null);
};

/** Loads the stored inputs after a reload or a return to this page. */
export const loadInputs = (isReloaded) => {
  const [navigation] = performance.getEntriesByType("navigation");
  const all = stored(inputsKey);
  store(inputsKey, null);
  const isSame = all?.user === page.dataset.user
    && (isReloaded || all?.path === location.pathname);
  if (!isSame || navigation?.type === "navigate") return;
  // In a restored session, they are newer than what the server knows.
  inputs = (all?.inputs || [])
    .map((input) => ({ ...input, isCurrent: isReloaded && page.dataset.restored }));
};

/** Enters the stored inputs of the fields in a node again, as if the user did. */
export const restoreInputs = (root) => {
  if (!inputs.length || !root.querySelector(fields) && !root.matches(fields)) return;
  const found = namesOf(document.body);
  for (const [field, name] of found) {
    const input = inputs.find((one) => one.name === name && !(one.i && +one.i !== elementOf(field)));
    if (!input || !root.contains(field)) continue;
    const isShown = valueOf(field) === input.value;
    const isSame = input.former ? input.former.includes(valueOf(field))
      : input.isCurrent || originals.get(field) === input.original;
    // Of a page that comes back in its document, those that are left are lost.
    if (input.former && !isShown && (field.disabled || !isSame)) continue;
    inputs = inputs.filter((one) => one !== input);
    // What was entered before the script ran is newer.
    const group = field.type === "radio" ? [...document.getElementsByName(field.name)] : [field];
    if (field.disabled || isShown || !isSame || group.some((one) => enteredEarly.has(one))) continue;
    restored++;
    setValue(field, input.value);
    for (const type of ["input", "change"])
      field.dispatchEvent(new Event(type, { bubbles: true }));
  }
};
