import type { Place, Problem } from '../../model';
import { TOP } from '../../model/section-names';
import { error, warning } from '../problem';

/** A section whose original has changed since it was translated. */
export function outdatedSection(id: string, place: Place): Problem {
  return warning(
    'OUTDATED_SECTION',
    {
      message: `The original of ${named(id)} has changed since it was translated, so the translation may be wrong.`,
      hint: "Update the section, then record that with 'xdocs translate accept'.",
    },
    place,
  );
}

/** Sections of a translation that are not recorded in the ledger. */
export function unrecordedSections(ids: readonly string[], place: Place): Problem {
  return warning(
    'UNRECORDED_TRANSLATION',
    {
      message: `The ledger does not record which original ${listed(ids)} of this page ${ids.length === 1 ? 'was' : 'were'} translated from, so later changes of the original are not reported.`,
      hint: "If the translation matches its original, run 'xdocs translate accept' with the path of the page.",
    },
    place,
  );
}

/** `xdocs translate accept` or `diff` for a page that does not exist or has no translation. */
export function noTranslation(pathname: string, todo: 'accept' | 'compare'): Problem {
  return error('NO_TRANSLATION', {
    message: `${pathname} has no text in another language, so there is nothing to ${todo}.`,
    hint: "Name the path of a translated page, as 'xdocs routes' lists it without its language.",
  });
}

/** `xdocs translate accept` for a section that is not translated. */
export function notTranslated(id: string, place: Place): Problem {
  return error(
    'NOT_TRANSLATED',
    {
      message: `${capital(named(id))} has no words in the language of its page, or is identical to its original, so it was not accepted as a translation.`,
      hint: 'Translate the section, or remove the text: readers then see the original with a notice.',
    },
    place,
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function named(id: string): string {
  return id === TOP ? "this page's beginning" : `#${id}`;
}

function listed(ids: readonly string[]): string {
  const more = ids.length - 3;
  const shown = ids.slice(0, 3).map(named).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
