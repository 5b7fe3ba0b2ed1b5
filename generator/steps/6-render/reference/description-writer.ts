import type { Words } from '../../../model/reference-pages';
import { rowOf } from '../../../model/reference-rows';
import type { ReferenceText } from '../../../page/reference';
import { type WordsSite, wordsHtml } from './words-html';

/** Everything that one page needs to be put into words. */
export interface WordWriterRequest {
  /** The page's language. */
  language: string;
  /** The language of the packages' comments. */
  original: string;
  /** Translated descriptions by row. */
  translated: Record<string, Words>;
  site: WordsSite;
}

/** Puts descriptions into slots, in the page's language as far as they are translated. */
export interface WordWriter {
  write(words: Words): ReferenceText;
  /** HTML that is no description. */
  place(html: string): number;
  slots: string[];
}

/** Opens the slots of one page, or goes on with those it has. */
export function openWordWriter(request: WordWriterRequest, slots: string[] = []): WordWriter {
  const { language, original, translated, site } = request;
  const place = (html: string) => slots.push(html) - 1;
  return {
    slots,
    place,
    write: (words) => {
      const row = language === original ? words : translated[rowOf(words)];
      if (row !== undefined) return { html: place(wordsHtml(row, site)) };
      return { html: place(wordsHtml(words, site)), language: original };
    },
  };
}
