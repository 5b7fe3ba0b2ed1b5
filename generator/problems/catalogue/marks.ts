import type { Place, Problem } from '../../model';
import { error } from '../problem';

/** A character that is reserved for placeholders in pages (model/marks), in a text of an author. */
export function markCharacter(what: string, character: string, place: Place): Problem {
  const code = character.codePointAt(0)?.toString(16).toUpperCase() ?? '';
  return error(
    'MARK_CHARACTER',
    {
      message: `${what} contains the private-use character U+${code}. It is reserved for placeholders while pages are composed, so it cannot be shown.`,
      hint: 'Remove the character; editors show it as a box or not at all. Use an image instead of an icon of a font.',
    },
    place,
  );
}

/** A control character, which HTML and XML do not allow, in a text or in the code of a demo. */
export function controlCharacter(character: string, place: Place): Problem {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return error(
    'CONTROL_CHARACTER',
    {
      message: `${place.file} contains the control character U+${code}. HTML does not allow it, and terminals may obey it, so it cannot be published.`,
      hint: 'Remove the character; editors show it as a box or not at all. Code can contain it as an escape, such as \\u001b.',
    },
    place,
  );
}
