import type { Problem } from '../../../../model';
import {
  differentHeadingLevel,
  secondTitle,
  skippedHeadingLevel,
} from '../../../../problems/catalogue/headings';
import { placeOf, type SourceLines } from '../place';
import { type Heading, isSection } from './find-headings';

/** Reports skipped heading levels and a second page title. */
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
 * Reports the first section of a translation whose level differs from the original's. Another rule reports
 * differing numbers of sections.
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
