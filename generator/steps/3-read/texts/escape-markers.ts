import { WRITTEN_MARKS } from '../../../model/marks';

/**
 * Replaces the reserved characters of a text, written as characters or entities, by U+FFFD of the same length. So they cannot be
 * mistaken for slots or link prefixes, and lines and columns do not change.
 */
export function escapeMarkers(text: string): string {
  return text.replace(WRITTEN_MARKS, (sign, hexadecimal?: string, decimal?: string) => {
    if (hexadecimal) return sign.replace(hexadecimal, 'FFFD');
    return decimal ? sign.replace(decimal, '65533') : '\uFFFD';
  });
}
