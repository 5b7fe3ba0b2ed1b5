import { originalHeadings } from '../steps/3-read/texts/page/original-headings';
import { parseText } from '../steps/3-read/texts/page/parse-text';

/** A section of a text in the default language. */
export interface OriginalSection {
  hash: string;
  text: string;
}

/** The sections of a text in the default language, by id; with any line ends. */
export function originalSections(file: string, text: string): Map<string, OriginalSection> {
  const { sections } = originalHeadings(parseText(file, text.replace(/\r\n?/g, '\n')));
  return new Map(sections.map(({ id, hash, text: words }) => [id, { hash, text: words }]));
}
