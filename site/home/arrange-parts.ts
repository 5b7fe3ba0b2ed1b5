import type { Part } from '../../generator/page/content';

/** A text and the part that it introduces. */
export interface Pair {
  text: Part;
  shown: Part;
}

/** The parts of the front page by position. */
export interface Arrangement {
  /** The text before the first code group, and that group: the install command. */
  opening: Part[];
  /** One for each product. */
  specimens: Pair[];
  /** All other parts, in order. */
  rest: Part[];
}

/**
 * Sorts the parts of the front page by kind, so that its author only writes Markdown: the text before the
 * first code group is the opening, a text before a demo presents a product.
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
