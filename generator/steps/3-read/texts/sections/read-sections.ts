import type { Problem, TextSection } from '../../../../model';
import type { ParsedText } from '../page/parse-text';
import { cutSections } from './cut-sections';
import { checkSections, type SectionComparison, compareSections } from './compare-sections';
import { markOutdated } from './mark-outdated';

/** The sections of a text, and their problems. */
export interface ReadSections {
  sections: TextSection[];
  problems: Problem[];
}

/** Compares the sections of a text, given their ids in order, with the original; marks outdated ones in the tokens. */
export function readSections(
  parsed: ParsedText,
  ids: readonly string[],
  comparison: SectionComparison,
): ReadSections {
  const sections = compareSections(cutSections(parsed, ids), comparison);
  markOutdated(parsed.tokens, parsed.headings, sections);
  return { sections, problems: checkSections(sections, parsed.source, comparison) };
}
