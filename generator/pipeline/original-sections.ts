import { withLineBreaks } from '../steps/3-read/texts/line-breaks';
import { originalHeadings } from '../steps/3-read/texts/page/original-headings';
import { parseText } from '../steps/3-read/texts/page/parse-text';

/** A section of a text in the default language. */
export interface OriginalSection {
  hash: string;
  text: string;
}

/** The sections of a text in the default language, by id. */
export function originalSections(file: string, text: string): Map<string, OriginalSection> {
  const { sections } = originalHeadings(parseText(file, withLineBreaks(text)));
  return new Map(sections.map(({ id, hash, text: words }) => [id, { hash, text: words }]));
}
