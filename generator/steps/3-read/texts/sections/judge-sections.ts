import type { Problem, TextSection } from '../../../../model';
import { outdatedSection, unrecordedSections } from '../../../../problems/catalogue/translations';
import { placeOf, type SourceLines } from '../place';
import type { Section } from './cut-sections';

/** What a text's sections are judged by. */
export interface Judgement {
  /** The same page's sections in the default language; absent for that language. */
  original?: readonly Section[] | undefined;
  /** Which original each section was made from; absent where nobody keeps that. */
  accepted?: Readonly<Record<string, string>> | undefined;
}

/**
 * Tells of each section whether its original has changed since it was translated. One that the original
 * does not have is left out: that texts differ in their sections is another rule's.
 */
export function judgeSections(
  sections: readonly Section[],
  { original, accepted = {} }: Judgement,
): TextSection[] {
  if (!original) return sections.map((section) => ({ ...section, state: 'original' }));
  const hashes = new Map(original.map(({ id, hash }) => [id, hash]));
  return sections.flatMap(({ id, line }): TextSection[] => {
    const hash = hashes.get(id);
    if (hash === undefined) return [];
    const from = accepted[id];
    const state = from === undefined ? 'unrecorded' : from === hash ? 'current' : 'outdated';
    return [{ id, line, hash, state }];
  });
}

/** What a maintainer is told: every section that is out of date, and a page whose record lacks some. */
export function checkSections(
  sections: readonly TextSection[],
  source: SourceLines,
  { original, accepted }: Judgement,
): Problem[] {
  if (!original || !accepted) return [];
  const lacking = sections.filter(({ state }) => state === 'unrecorded').map(({ id }) => id);
  return [
    ...sections
      .filter(({ state }) => state === 'outdated')
      .map(({ id, line }) => outdatedSection(id, placeOf(source, line))),
    ...(lacking.length > 0 ? [unrecordedSections(lacking, placeOf(source, 0))] : []),
  ];
}
