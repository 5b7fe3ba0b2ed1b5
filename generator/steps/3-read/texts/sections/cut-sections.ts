import { hashOf } from '../../../../cache/hash';
import { TOP } from '../../../../model/section-names';
import { isSection } from '../headings/find-headings';
import type { ParsedText } from '../page/parse-text';

/** A text from one heading to the next. */
export interface Section {
  /** The id of its heading, or `TOP` for the part above the first heading. */
  id: string;
  /** Line of the file, from 0. */
  line: number;
  /** The hash of its words and code, independent of line breaks. */
  hash: string;
  text: string;
}

/** Long enough that two versions of one section never share it. */
const HASH_LENGTH = 12;

/** Cuts a text at its headings; `ids` are those of its sections, in order. */
export function cutSections({ headings, body, frontMatter }: ParsedText, ids: readonly string[]): Section[] {
  const { title = '', description = '' } = frontMatter.headers;
  const starts = headings.filter(isSection).map(({ line }) => line);
  const textBetween = (from: number, to?: number) => body.lines.slice(from, to).join('\n');
  const top = { id: TOP, line: 0, text: `${title}\n${description}\n${textBetween(0, starts[0])}` };
  const others = starts.map((line, at) => ({
    id: ids[at] ?? '',
    line,
    text: textBetween(line, starts[at + 1]),
  }));
  return [top, ...others].map((section) => ({ ...section, hash: sectionHash(section.text) }));
}

/** Ignores line breaks in paragraphs: a rewrapped paragraph needs no new translation. */
function sectionHash(text: string): string {
  return hashOf(text.replace(/\s+/g, ' ').trim()).slice(0, HASH_LENGTH);
}
