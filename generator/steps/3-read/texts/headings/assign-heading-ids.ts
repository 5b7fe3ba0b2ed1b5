import type { TocEntry } from '../../../../page/content';
import { type Heading, isSection } from './find-headings';

/** Gives sections their ids and returns the table of contents. */
export function assignHeadingIds(headings: readonly Heading[], ids: readonly string[]): TocEntry[] {
  return headings.filter(isSection).map(({ open, level, text }, index) => {
    const hash = ids[index] ?? '';
    open.attrSet('id', hash);
    return { hash, title: text, level };
  });
}
