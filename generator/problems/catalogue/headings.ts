import type { Place, Problem } from '../../model';
import { error, warning } from '../problem';

/** A second heading of the first level. */
export function secondTitle(place: Place): Problem {
  return warning(
    'SECOND_PAGE_TITLE',
    {
      message: 'The page has a second heading of the first level; users of screen readers expect one.',
      hint: 'Make it a heading of the second level.',
    },
    place,
  );
}

/** A heading two or more levels below the one before it. */
export function skippedHeadingLevel(levels: { from: number; to: number }, place: Place): Problem {
  return error(
    'HEADING_LEVEL_SKIPPED',
    {
      message: `A heading of level ${levels.to} follows level ${levels.from}, so the outline skips a level.`,
      hint: `Use level ${levels.from + 1}, or add the missing heading above it.`,
    },
    place,
  );
}

/** A translated heading whose level differs from the heading at the same position of the original. */
export function differentHeadingLevel(levels: { here: number; original: number }, place: Place): Problem {
  return warning(
    'TRANSLATED_HEADING_LEVEL_DIFFERS',
    {
      message: `This heading has level ${levels.here}, but the original's heading at this position has level ${levels.original}: from here on, anchors may lead to wrong sections.`,
      hint: 'Give both texts the same headings in the same order.',
    },
    place,
  );
}
