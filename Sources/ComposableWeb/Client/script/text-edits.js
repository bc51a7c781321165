// Edits of texts, and their merging. TextEdit.swift merges in the same way.

/**
 * Returns the edit of a text that results in another one: [start, count, replacement].
 * @returns {[number, number, string]}
 */
export const editOf = (old, text) => {
  const shorter = Math.min(old.length, text.length);
  let start = 0, end = 0;
  while (start < shorter && old[start] === text[start]) start++;
  // A pair of surrogates is replaced as a whole.
  if (/[\ud800-\udbff]/.test(old[start - 1])) start--;
  while (end < shorter - start && old.at(-1 - end) === text.at(-1 - end)) end++;
  if (end && /[\udc00-\udfff]/.test(old.at(-end))) end--;
  return [start, old.length - end - start, text.slice(start, text.length - end)];
};

// Two writers of one text: the user types on while a message that sets the text is under way. The
// user's edits are rebased onto it, here and, in the same way, by the server (TextEdit.swift).

/** Returns the offset in the edited `text` of one in the text before: that of a caret or, with a
    `bound`, that of the beginning (1) or the end (-1) of a replaced part. */
export const offsetAfter = ([start, count, { length }], text, offset, bound = 0) => {
  let found = offset;
  if (offset >= start + count && (count || offset > start || bound >= 0)) found += length - count;
  else if (offset > start && length !== count)
    found = bound ? start + (bound > 0 ? length : 0) : Math.min(offset, start + length);
  const splitsPair = found && /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(found - 1, found + 1));
  return splitsPair ? found - 1 : found;
};

/**
 * Returns the edit of a changed text in the place of one of the text before.
 * @returns {[number, number, string]}
 */
const rebased = ([start, count, replacement], change, text) => {
  const lower = offsetAfter(change, text, start, 1), upper = offsetAfter(change, text, start + count, -1);
  return count && lower <= upper
    ? [lower, upper - lower, replacement] : [offsetAfter(change, text, start), 0, replacement];
};

/** Returns the text that results if a user has edited `base` into `typed`, and the views into `text`. */
export const merged = (typed, base, text) => {
  if (text === base) return typed;
  if (typed === base) return text;
  const [start, count, replacement] = rebased(editOf(base, typed), editOf(base, text), text);
  return text.slice(0, start) + replacement + text.slice(start + count);
};
