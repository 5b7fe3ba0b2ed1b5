import { assignIds } from '../headings/assign-ids';
import { isSection } from '../headings/find-headings';
import { cutSections, type Section } from '../sections/cut-sections';
import { otherIds, type ParsedText } from './parse-text';

/** The sections of a page's original, in order. */
export interface OriginalHeadings {
  ids: string[];
  levels: number[];
  sections: Section[];
}

/** What a translation needs of its original. */
export function originalHeadings(text: ParsedText): OriginalHeadings {
  const sections = text.headings.filter(isSection);
  const ids = assignIds(
    sections.map((heading) => heading.text),
    { taken: otherIds(text), original: [] },
  );
  return { ids, levels: sections.map(({ level }) => level), sections: cutSections(text, ids) };
}
