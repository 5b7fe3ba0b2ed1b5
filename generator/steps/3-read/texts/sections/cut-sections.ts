import { hashOf } from '../../../../cache/hash';
import { TOP } from '../../../../model/section-names';
import { isSection } from '../headings/find-headings';
import type { ParsedText } from '../page/parse-text';

/** A text from one heading to the next. */
export interface Section {
  /** Id of its heading; what stands above the first one is `TOP`. */
  id: string;
  /** Line of the file, from 0. */
  line: number;
  /** Of its words and code, however they are wrapped. */
  hash: string;
}

/** Long enough that two versions of one section never share it. */
const HASH_LENGTH = 12;

/** Cuts a text at its headings; `ids` are those of its sections, in order. */
export function cutSections({ headings, body, frontMatter }: ParsedText, ids: readonly string[]): Section[] {
  const { title = '', description = '' } = frontMatter.headers;
  const starts = headings.filter(isSection).map(({ line }) => line);
  const textBetween = (from: number, to?: number) => body.lines.slice(from, to).join('\n');
  return [
    { id: TOP, line: 0, hash: sectionHash(`${title}\n${description}\n${textBetween(0, starts[0])}`) },
    ...starts.map((line, at) => ({
      id: ids[at] ?? '',
      line,
      hash: sectionHash(textBetween(line, starts[at + 1])),
    })),
  ];
}

/** A paragraph wrapped in another way says the same, and needs no new translation. */
function sectionHash(text: string): string {
  return hashOf(text.replace(/\s+/g, ' ').trim()).slice(0, HASH_LENGTH);
}
