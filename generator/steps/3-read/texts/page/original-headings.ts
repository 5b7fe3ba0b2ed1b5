import { assignIds } from '../headings/assign-ids';
import { isSection } from '../headings/find-headings';
import { formerIds } from '../headings/former-ids';
import { cutSections, type Section } from '../sections/cut-sections';
import { apiSection } from './api-section';
import { otherIds, type ParsedText } from './parse-text';

/** The headings of a page's original, in order. */
export interface OriginalHeadings {
  ids: string[];
  /** The ids of the reference site. */
  former: string[];
  levels: number[];
  /** The section at the end of the page, with its components. */
  api: string[];
  sections: Section[];
}

/** The facts of an original that its translations need. */
export function originalHeadings(text: ParsedText): OriginalHeadings {
  const sections = text.headings.filter(isSection);
  const ids = assignIds(
    sections.map((heading) => heading.text),
    { taken: otherIds(text), original: [] },
  );
  return {
    ids,
    former: formerIds(sections),
    api: apiSection(text, ids, undefined).components,
    levels: sections.map(({ level }) => level),
    sections: cutSections(text, ids),
  };
}
