// Files that are chosen, sent and downloaded.

import { on, report } from "./events.js";
import { offerLink } from "./links.js";
import { find } from "./nodes.js";
import { banner, filled, notify, panels, texts } from "./notices.js";
import { byID, page } from "./page.js";

// The event `files` describes the chosen files. The server answers with a ticket for each, and the
// files are sent with requests of their own, one after another. The server ends the selection.

/** The selections of files without an end, by element: {files, panel, request}. */
export const selections = new Map();
/** The maximum length of the description of files, below the limit of the server. */
const maxDescription = 100000;

export const chooseFiles = (node, files, x = 0, y = 0) => {
  const i = +node.dataset.i;
  if (!files.length) return;
  if (selections.has(i))
    return notify(texts.filesBeingSent, 8);
  // The server refuses longer names.
  const described = files.map(({ name, size, type }) => [name.slice(0, 300), size, type.slice(0, 100)]);
  if (JSON.stringify(described).length > maxDescription)
    return notify(texts.tooManyFiles, 8);
  selections.set(i, { files });
  report(node, "files", [x, y, ...described]);
};

/** Sends the files of a selection for which the server has tickets, or ends it. */
export const answerSelection = ([i, answer]) => {
  if (Array.isArray(answer)) sendFiles(i, answer);
  else endSelection(i, answer);
};

export const endSelection = (i, message) => {
  const selection = selections.get(i);
  selections.delete(i);
  selection?.request?.abort();
  selection?.panel?.remove();
  if (!panels.firstChild) panels.remove();
  const input = byID(`i${i}`);
  if (input?.type === "file") input.value = "";
  if (message) notify(message, 8);
};

const sendFiles = async (i, tickets) => {
  const selection = selections.get(i);
  if (!selection) return;
  const { files } = selection;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const show = showPanel(i, selection);
  let sent = 0;
  for (const [index, ticket] of tickets.entries()) {
    const file = files[index];
    const text = files.length > 1
      ? filled(texts.sendingFiles, file.name, index + 1, files.length)
      : filled(texts.sendingFile, file.name);
    show(text, sent / total);
    const status = await post(ticket, file, selection, (loaded) => show(null, (sent + loaded) / total));
    if (selections.get(i) !== selection) return;
    if (status !== 204) {
      // With 400, the server has ended the selection itself.
      if (status !== 400) reportSelection(i, "interrupted");
      return;
    }
    sent += file.size;
  }
};

/** Reports that the server need not wait for the files of an element. */
const reportSelection = (i, reason) => {
  if (find(i)) report(find(i), "files", reason);
  else endSelection(i);
};

/** Sends a file. Returns the status of the response; 0 without one. */
const post = (ticket, file, selection, onProgress) => new Promise((done) => {
  // Only this kind of request reports its progress.
  const request = (selection.request = new XMLHttpRequest());
  request.open("POST", new URL(`${page.dataset.base}uploads/${ticket}`, location.href));
  request.upload.onprogress = ({ loaded }) => onProgress(loaded);
  request.onloadend = () => done(request.status);
  request.send(file);
});

/** Shows the progress of a selection. Returns a function that updates its text and its progress. */
const showPanel = (i, selection) => {
  const panel = (selection.panel = document.createElement("span"));
  panel.className = "sending";
  const [text, progress, button] = ["span", "progress", "button"]
    .map((name) => document.createElement(name));
  progress.ariaLabel = texts.progress;
  Object.assign(button, { type: "button", className: "button bordered", textContent: texts.cancel });
  button.onclick = () => reportSelection(i, "cancelled");
  panel.append(text, progress, button);
  panels.append(panel);
  banner.append(panels);
  return (name, fraction) => {
    if (name) text.textContent = name;
    progress.value = fraction || 0;
  };
};

on("change", ({ target }) => {
  const node = target.type === "file" && target.closest("[data-files]");
  if (node) chooseFiles(node, [...target.files]);
});

/** The control whose dialog of the system was opened by the script. */
let openedInput = null;

/** Opens the dialog of the system, which browsers allow for a while after an interaction. */
export const openFilePicker = (input) => {
  if (!navigator.userActivation?.isActive) return;
  openedInput = input;
  input.click();
};

on("cancel", ({ target }) => {
  const node = target === openedInput && target.closest("[data-files]");
  if (node) reportSelection(+node.dataset.i, "cancelled");
});
on("click", ({ target, isTrusted }) => { if (isTrusted && target === openedInput) openedInput = null; });

/** Downloads a file, or offers a link if that requires a click. */
export const download = ([ticket, name]) => {
  const link = document.createElement("a");
  link.href = new URL(`${page.dataset.base}downloads/${ticket}`, location.href).href;
  link.download = name;
  if (navigator.userActivation?.isActive) link.click();
  else offerLink(link, filled(texts.download, name));
};
