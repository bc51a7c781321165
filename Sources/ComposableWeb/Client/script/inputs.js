// Fields, compositions of text and pickers: what the user enters, and what messages set.

import {
  deferred, disabledControl, findHandler, isTextField, knownText, knownTexts, latestText, on, rebase, report,
  sendDeferred,
} from "./events.js";
import { byID, elementOf, queryAll } from "./page.js";
import { editOf, merged, offsetAfter } from "./text-edits.js";

export const fields = "input[data-on],select[data-on],textarea[data-on]";
/** The fields that the user has edited. */
export const edited = new WeakSet();
/** Those that the user had edited when the script ran. */
export const enteredEarly = new WeakSet();
/** The values that fields had at first. */
export const originals = new WeakMap();

const isChecked = (field) => /^(checkbox|radio)$/.test(field.type);

const originalOf = (field) => isChecked(field) ? field.defaultChecked
  : field.tagName === "SELECT" ? String(selectedIndexOf(field.closest(".picker")))
  : field.defaultValue;

/** Keeps the values that the fields in a node have had at first. */
export const keepOriginals = (root) => {
  for (const field of queryAll(root, fields))
    if (!originals.has(field)) originals.set(field, originalOf(field));
};

export const valueOf = (field) => isChecked(field) ? field.checked
  : field.tagName === "SELECT" ? String(field.selectedIndex) : field.value;

export const setValue = (field, value) => {
  if (isChecked(field)) field.checked = value;
  else if (field.tagName === "SELECT") field.selectedIndex = value;
  else field.value = value;
};

/** The values that the fields of elements have had, the latest at the end. */
export const formerValues = new Map();

/** Records a value of a field, that its user or the views have changed. */
export const rememberValue = (field, value = valueOf(field)) => {
  const id = elementOf(field);
  const values = formerValues.get(id) || [originals.get(field)];
  // A page that comes back is seconds old.
  formerValues.set(id, [...values, value].slice(-200));
};

export const setFieldText = (node, i, value) => {
  const text = rebase(i, knownText(node), value);
  knownTexts.set(i, value);
  if (node === composing?.node) composing.texts.push(text);
  else setText(node, text);
};

/** Reports a date or a color: when it is valid, or else when the user leaves the field. */
const reportValue = (target, isLeaving) => {
  const [node, kind] = findHandler(target, "value");
  if (!kind || node.validity.valid === isLeaving) return;
  edited.add(node);
  rememberValue(node);
  report(node, "text", node.value);
};

on("change", ({ target }) => {
  reportValue(target, false);
  const [node, kind] = findHandler(target, "bool", "choice");
  if (kind) {
    edited.add(node);
    rememberValue(node);
  }
  if (kind === "bool") report(node, kind, node.checked);
  if (kind !== "choice") return;
  const picker = node.closest(".picker");
  const option = node.tagName === "SELECT"
    ? optionsOf(picker)[node.selectedIndex] : node.closest(".option");
  if (!option) return;
  // The options may change before the server receives the event, so that an index does not suffice.
  picker.dataset.v = option.dataset.i;
  report(node, kind, +option.dataset.i);
});

/**
 * The field in which the user composes text, the text that it shows, and those that messages have set
 * since: {node, texts}. It is not patched until the end of the composition, but its text is reported
 * meanwhile: keyboards of phones compose each word.
 */
let composing = null;

export const cancelComposition = () => { composing = null; };

/** Returns the text that a field will show at the end of the composition. */
const composedText = ({ value }) => {
  const { texts } = composing;
  let base = texts[0];
  let text = texts[0] = value;
  for (let index = 1; index < texts.length; index++)
    [base, text] = [texts[index], texts[index] = merged(text, base, texts[index])];
  return text;
};

const reportInput = (target) => {
  const [node, kind] = findHandler(target, "text", "number");
  if (!kind) return;
  edited.add(node);
  rememberValue(node);
  if (kind === "number") return report(node, kind, +node.value);
  const text = node === composing?.node ? composedText(node) : node.value;
  if (text !== latestText(node)) report(node, kind, text);
};

on("input", ({ target }) => reportInput(target));
on("compositionstart", ({ target }) => { composing = { node: target, texts: [target.value] }; });
on("compositionend", ({ target }) => {
  reportInput(target);
  composing = null;
  if (isTextField(target)) setText(target, latestText(target));
});

export const setText = (field, value) => {
  const { value: old, selectionStart: start, selectionEnd: end, selectionDirection } = field;
  if (old === value) return;
  field.value = value;
  if (start == null || field !== document.activeElement) return;
  const { value: text } = field;
  const edit = editOf(old, text);
  // A caret stays before the same text, if that is unchanged.
  const placeOf = (offset) =>
    old.length !== text.length && text.endsWith(old.slice(offset))
      ? text.length - old.length + offset : offsetAfter(edit, text, offset);
  field.setSelectionRange(placeOf(start), placeOf(end), selectionDirection);
};

on("focusout", ({ target, relatedTarget }) => {
  reportValue(target, true);
  if (deferred?.timer) sendDeferred();
  const control = disabledControl(target);
  const isOffline = control?.hasAttribute("data-offline");
  if (control && "disabled" in control && !isOffline && !control.contains(relatedTarget))
    control.disabled = true;
});

const optionsOf = (picker) => [...picker.querySelectorAll(".option:not([inert])")];

/** The index of the selected option of a picker; -1 if none is selected. */
const selectedIndexOf = (picker) =>
  optionsOf(picker).findIndex((option) => option.dataset.i === picker.dataset.v);

/** Updates the selected option of a picker, and its menu, if it has one, from the options. */
export const syncPicker = (picker) => {
  const options = optionsOf(picker);
  const chosen = selectedIndexOf(picker);
  options.forEach((option, index) => {
    option.querySelector("input").checked = index === chosen;
  });
  const menu = byID(`i${picker.dataset.i}`);
  if (!menu) return;
  const texts = options.map((option) => option.textContent);
  if (texts.join("\n") !== [...menu.options].map((option) => option.text).join("\n"))
    menu.replaceChildren(...texts.map((text) => new Option(text)));
  menu.selectedIndex = chosen;
};
