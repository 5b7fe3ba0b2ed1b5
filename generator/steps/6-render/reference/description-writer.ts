import type { Words } from '../../../model/reference-pages';
import { rowOf } from '../../../model/reference-rows';
import type { ReferenceText } from '../../../page/reference';
import { type DescriptionSite, descriptionHtml } from './description-html';

/** The inputs for the descriptions of one page. */
export interface DescriptionWriterRequest {
  /** The page's language. */
  language: string;
  /** The language of the packages' comments. */
  original: string;
  /** Translated descriptions by row. */
  translated: Record<string, Words>;
  site: DescriptionSite;
}

/** Writes descriptions into slots, in the page's language where a translation exists. */
export interface DescriptionWriter {
  write(words: Words): ReferenceText;
  /** Adds HTML that is not a description. */
  place(html: string): number;
  slots: string[];
}

/** Opens the slots of a page, or continues existing ones. */
export function openDescriptionWriter(
  request: DescriptionWriterRequest,
  slots: string[] = [],
): DescriptionWriter {
  const { language, original, translated, site } = request;
  const place = (html: string) => slots.push(html) - 1;
  return {
    slots,
    place,
    write: (words) => {
      const row = language === original ? words : translated[rowOf(words)];
      if (row !== undefined) return { html: place(descriptionHtml(row, site)) };
      return { html: place(descriptionHtml(words, site)), language: original };
    },
  };
}
