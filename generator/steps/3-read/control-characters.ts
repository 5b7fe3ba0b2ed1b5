import type { Problem } from '../../model';
import { controlCharacter } from '../../problems/catalogue/marks';
import { placesIn } from '../../problems/locate/place-at';

/** Control characters except tabs and line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Reports the first control character of a file: a file that was saved in another format contains thousands. */
export function controlCharacters(file: string, text: string): Problem[] {
  const found = CONTROL.exec(text);
  return found ? [controlCharacter(found[0], placesIn({ file, text })(found.index))] : [];
}
