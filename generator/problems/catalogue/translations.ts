import type { Place, Problem } from '../../model';
import { TOP } from '../../model/section-names';
import { warning } from '../problem';

/** A section whose original has changed since it was translated. */
export function outdatedSection(id: string, place: Place): Problem {
  return warning(
    'OUTDATED_SECTION',
    {
      message: `The original of ${named(id)} has changed since it was translated, so its readers may be told something that is no longer true.`,
      hint: "Bring the section up to date, then record that with 'xdocs translate accept'.",
    },
    place,
  );
}

/** Sections of a translation of which nobody has recorded what they were made from. */
export function unrecordedSections(ids: readonly string[], place: Place): Problem {
  return warning(
    'UNRECORDED_TRANSLATION',
    {
      message: `Nothing records which original ${listed(ids)} of this page ${ids.length === 1 ? 'was' : 'were'} translated from, so nobody will hear when it changes.`,
      hint: "When the translation agrees with its original, run 'xdocs translate accept' with the page's path.",
    },
    place,
  );
}

function named(id: string): string {
  return id === TOP ? "this page's beginning" : `#${id}`;
}

function listed(ids: readonly string[]): string {
  const more = ids.length - 3;
  const shown = ids.slice(0, 3).map(named).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
