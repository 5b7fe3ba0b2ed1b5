import type { RememberedText } from '../../../cache';
import type { ReferenceCoverage } from '../../../contract/coverage';
import type { Problem, ReferenceFacts } from '../../../model';
import { rowOf } from '../../../model/reference-rows';
import type { Plan } from '../../../pipeline/plan';
import { checkReference } from '../../5-check/reference/check-reference';
import { type ReferenceBook, writeBook } from './lookup/link-index';
import { type FindTranslation, readTranslatedWords, translationFinder } from './lookup/translations';
import { type FindUsage, usageFinder } from './lookup/usage';

/** The reference of a site, as its pages are made from it. */
export interface Reference {
  coverage: ReferenceCoverage;
  facts: ReferenceFacts;
  book: ReferenceBook;
  translation: FindTranslation;
  usage: FindUsage;
}

interface OpenRequest {
  examined: Plan & { known: Map<string, RememberedText> };
  /** What was read of the packages; undefined when the site covers none. */
  read: ReferenceFacts | undefined;
}

/** Binds what was read to the pages of the site, and tells what does not fit. */
export function openReference({ examined, read }: OpenRequest): {
  reference?: Reference;
  problems: Problem[];
} {
  const { inventory, routes, known } = examined;
  const { root, site } = inventory;
  const coverage = site.reference;
  if (!coverage || !read) return { problems: [] };
  const facts = [...known.values()].map((text) => text.facts);
  const { languages, origin } = site;
  const translated = readTranslatedWords({ root, coverage, languages });
  const translation = translationFinder(translated);
  const book = writeBook(read, { origin, pathnames: new Set(routes.pages.map(({ pathname }) => pathname)) });
  const problems = checkReference({ reference: read, coverage, inventory, facts, translated, rowOf });
  const usage = usageFinder({
    facts,
    routes,
    defaultLanguage: languages.default,
    addresses: book.addresses,
  });
  return { reference: { coverage, facts: read, book, translation, usage }, problems };
}
