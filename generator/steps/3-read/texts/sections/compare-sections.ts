import type { Problem, TextSection } from '../../../../model';
import { outdatedSection, unrecordedSections } from '../../../../problems/catalogue/translations';
import { placeOf, type SourceLines } from '../place';
import type { Section } from './cut-sections';
import { isUntranslated } from './is-untranslated';

/** What a text's sections are judged by. */
export interface Judgement {
  /** The same page's sections in the default language; absent for that language. */
  original?: readonly Section[] | undefined;
  /** Which original each section was made from; absent where nobody keeps that. */
  accepted?: Readonly<Record<string, string>> | undefined;
  /** BCP 47 tag of the text's language. */
  tag?: string | undefined;
}

/**
 * Tells of each section whether its original has changed since it was translated. One that the original
 * does not have is left out: that texts differ in their sections is another rule's.
 */
export function judgeSections(
  sections: readonly Section[],
  { original, accepted = {}, tag = 'und' }: Judgement,
): TextSection[] {
  if (!original) return sections.map(({ id, line, hash }) => ({ id, line, hash, state: 'original' }));
  const originals = new Map(original.map((section) => [section.id, section]));
  return sections.flatMap(({ id, line, text }): TextSection[] => {
    const { hash, text: from } = originals.get(id) ?? {};
    if (hash === undefined || from === undefined) return [];
    const made = accepted[id];
    const state = made === undefined ? 'unrecorded' : made === hash ? 'current' : 'outdated';
    return [{ id, line, hash, state, ...(isUntranslated(text, from, tag) && { untranslated: true }) }];
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
