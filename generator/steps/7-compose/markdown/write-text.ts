import { defaultHandlers, type Handle } from 'mdast-util-to-markdown';

/** Text without characters that are special in Markdown. */
const PLAIN = /^[^\\`*_[\]<&|~\n]*$/;

/** The beginning of a line that is not a list, a heading or a quote. */
const BEGINS_WORDS = /^[\p{L}"'(“‘（《「]/u;

/** Whether text is at the beginning of a line. */
const isBegin = (before: string) => before === '' || before === '\n';

/** Writes text. Most texts need no escaping, and the search for special characters takes most of the time. */
export const writeText: Handle = (node, parent, state, info) => {
  const value = String(node.value);
  const isPlain = PLAIN.test(value) && (!isBegin(info.before) || BEGINS_WORDS.test(value));
  return isPlain ? value : defaultHandlers.text(node, parent, state, info);
};
