import { defaultHandlers, type Handle } from 'mdast-util-to-markdown';

/** No sign in it means anything in Markdown, wherever it stands in a line. */
const PLAIN = /^[^\\`*_[\]<&|~\n]*$/;

/** What no line begins a list, a heading or a quote with. */
const BEGINS_WORDS = /^[\p{L}"'(“‘（《「]/u;

/** Where a line begins. */
const isBegin = (before: string) => before === '' || before === '\n';

/** Writes words: most hold no sign that has to be escaped, and looking for each kind of them takes most of the time. */
export const writeText: Handle = (node, parent, state, info) => {
  const value = String(node.value);
  const isPlain = PLAIN.test(value) && (!isBegin(info.before) || BEGINS_WORDS.test(value));
  return isPlain ? value : defaultHandlers.text(node, parent, state, info);
};
