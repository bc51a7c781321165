// The state of the session that the page shows.

import { page } from "./page.js";

export const token = page.dataset.session;
/** What the page shows of its session. */
export const session = {
  /** The number of the last applied message. */
  seq: +page.dataset.seq || 0,
  /** The number of the process that shows it: elements have other identifiers in each. */
  epoch: +page.dataset.epoch || 0,
  /** The number of changes that the page shows, of those that are stored. */
  shownChanges: 0,
  /** The answer of a server that has restored it, until its page is shown. */
  restoration: null,
  /** True while a message is applied. Events wait for the end. */
  isReceiving: false,
  /** True after a patch could not be applied, until the whole page is received. */
  isOutOfSync: false,
  /** True after it has ended for good. */
  hasEnded: false,
};
