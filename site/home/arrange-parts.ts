import type { Part } from '../../generator/page/content';

/** A piece of text and what it introduces. */
export interface Pair {
  text: Part;
  shown: Part;
}

/** The parts of the front page by where they stand. */
export interface Arrangement {
  /** Text up to the first code group, and that group: the install command. */
  opening: Part[];
  /** One product each. */
  specimens: Pair[];
  /** What is left, in the order of reading. */
  rest: Part[];
}

/**
 * Sorts the front page's text by its form, so that its author only writes Markdown: what ends in the first
 * code group opens the page, a text before a demo presents a product, all else follows.
 */
export function arrangeParts(parts: Part[]): Arrangement {
  const end = parts.findIndex(({ kind }) => kind === 'codeblock') + 1;
  const [opening, below] = [parts.slice(0, end), parts.slice(end)];
  const introduces = (index: number) => below[index]?.kind === 'html' && below[index + 1]?.kind === 'demo';
  return {
    opening,
    specimens: below.flatMap((text, index) => {
      const shown = below[index + 1];
      return shown && introduces(index) ? [{ text, shown }] : [];
    }),
    rest: below.filter((_, index) => !introduces(index) && !introduces(index - 1)),
  };
}
