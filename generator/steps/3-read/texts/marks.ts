import type { Problem } from '../../../model';
import { WRITTEN_MARKS } from '../../../model/marks';
import { markCharacter } from '../../../problems/catalogue/marks';
import { placesIn } from '../../../problems/locate/place-at';

/** Reports reserved characters in a text: readers would see replacement characters. */
export function checkMarks(file: string, text: string): Problem[] {
  const found = [...text.matchAll(WRITTEN_MARKS)];
  if (found.length === 0) return [];
  const placeAt = placesIn({ file, text });
  return found.map(({ 0: sign, 1: hexadecimal, 2: decimal, index }) =>
    markCharacter('The text', characterOf(sign, hexadecimal, decimal), placeAt(index)),
  );
}

function characterOf(sign: string, hexadecimal?: string, decimal?: string): string {
  if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
  return decimal ? String.fromCodePoint(Number(decimal)) : sign;
}
