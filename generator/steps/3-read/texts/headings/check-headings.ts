import type { Problem } from '../../../../model';
import {
  differentHeadingLevel,
  secondTitle,
  skippedHeadingLevel,
} from '../../../../problems/catalogue/headings';
import { placeOf, type SourceLines } from '../place';
import { type Heading, isSection } from './find-headings';

/** A level that is skipped, and a second title of the page. */
export function checkOutline(headings: readonly Heading[], source: SourceLines): Problem[] {
  const title = headings.find(({ level }) => level === 1);
  return headings.flatMap((heading, index) => {
    const { level, line } = heading;
    const from = headings[index - 1]?.level ?? 1;
    const place = placeOf(source, line);
    if (level === 1 && heading !== title) return secondTitle(place);
    return level > from + 1 ? skippedHeadingLevel({ from, to: level }, place) : [];
  });
}

/**
 * The first section of a translation that has another level than the original's at its place. Texts with
 * more or fewer sections are another rule's.
 */
export function checkLevels(
  headings: readonly Heading[],
  original: readonly number[],
  source: SourceLines,
): Problem[] {
  const sections = headings.filter(isSection);
  if (sections.length !== original.length) return [];
  const index = sections.findIndex(({ level }, at) => level !== original[at]);
  const [here, there] = [sections[index], original[index]];
  if (!here || there === undefined) return [];
  return [differentHeadingLevel({ here: here.level, original: there }, placeOf(source, here.line))];
}
