import type { Problem, TextSection } from '../../../../model';
import { outdatedSection, unrecordedSections } from '../../../../problems/catalogue/translations';
import { placeOf, type SourceLines } from '../place';
import type { Section } from './cut-sections';
import { isUntranslated } from './is-untranslated';

/** What the sections of a text are compared with. */
export interface SectionComparison {
  /** The same page's sections in the default language; absent for that language. */
  original?: readonly Section[] | undefined;
  /** The hash of the original of each section, from the ledger; absent without a ledger. */
  accepted?: Readonly<Record<string, string>> | undefined;
  /** BCP 47 tag of the text's language. */
  tag?: string | undefined;
}

/**
 * Finds for each section whether its original has changed since it was translated. Sections that the original does not have
 * are left out: another rule compares the lists of sections.
 */
export function compareSections(
  sections: readonly Section[],
  { original, accepted = {}, tag = 'und' }: SectionComparison,
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

/** Problems of a translation: every outdated section, and sections that are not recorded. */
export function checkSections(
  sections: readonly TextSection[],
  source: SourceLines,
  { original, accepted }: SectionComparison,
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
