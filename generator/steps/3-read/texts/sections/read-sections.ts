import type { Problem, TextSection } from '../../../../model';
import type { ParsedText } from '../page/parse-text';
import { cutSections } from './cut-sections';
import { checkSections, type Judgement, judgeSections } from './judge-sections';
import { markOutdated } from './mark-outdated';

/** The sections of a text, and what is to be told of them. */
export interface ReadSections {
  sections: TextSection[];
  problems: Problem[];
}

/** Judges the sections of a text, whose ids come in order, and marks in its tokens those that are out of date. */
export function readSections(parsed: ParsedText, ids: readonly string[], judgement: Judgement): ReadSections {
  const sections = judgeSections(cutSections(parsed, ids), judgement);
  markOutdated(parsed.tokens, parsed.headings, sections);
  return { sections, problems: checkSections(sections, parsed.source, judgement) };
}
