import type Token from 'markdown-it/lib/token.mjs';
import { plainText } from './plain-text';

/** A heading as written. */
export interface Heading {
  level: number;
  /** Plain text. */
  text: string;
  /** Line of the file, from 0. */
  line: number;
  open: Token;
  content: Token;
}

/** Every heading of a page, including those in callouts and lists. */
export function findHeadings(tokens: readonly Token[]): Heading[] {
  return tokens.flatMap((open, index) => {
    const content = tokens[index + 1];
    if (open.type !== 'heading_open' || !content) return [];
    return {
      level: Number(open.tag.slice(1)),
      text: plainText(content.children),
      line: open.map?.[0] ?? 0,
      open,
      content,
    };
  });
}

/** Whether a heading has an id and is in the table of contents (RULES §4.10). */
export function isSection(heading: Heading): heading is Heading & { level: 2 | 3 } {
  return heading.level === 2 || heading.level === 3;
}
