import type { Place, Problem } from '../../model';
import { error } from '../problem';

/** A character that marks places in unfinished pages (model/marks), in words that an author wrote. */
export function markCharacter(what: string, character: string, place: Place): Problem {
  const code = character.codePointAt(0)?.toString(16).toUpperCase() ?? '';
  return error(
    'MARK_CHARACTER',
    {
      message: `${what} holds the private-use character U+${code}. While pages are put together it marks where their pieces go, so it cannot be shown.`,
      hint: 'Remove the character: editors show it as a box or as nothing. An icon of a font is no text; use an image or another sign.',
    },
    place,
  );
}
