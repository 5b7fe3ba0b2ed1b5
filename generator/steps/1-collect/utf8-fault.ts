import { isUtf8 } from 'node:buffer';
import type { Problem } from '../../model';
import { invalidUtf8 } from '../../problems/catalogue/files';
import { placesIn } from '../../problems/locate/place-at';

const REPLACEMENT = '\uFFFD';

/** Reports invalid UTF-8 at the first invalid byte. */
export function utf8Fault(file: string, bytes: Buffer): Problem[] {
  if (isUtf8(bytes)) return [];
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const { index, offset } = firstInvalid(text, bytes);
  return [invalidUtf8(offset, placesIn({ file, text })(index))];
}

/**
 * Finds the first replacement character that does not come from the file itself: an author may have written U+FFFD, whose
 * bytes are then in the file.
 */
function firstInvalid(text: string, bytes: Buffer): { index: number; offset: number } {
  const written = Buffer.from(REPLACEMENT);
  let [offset, from] = [0, 0];
  for (let index = text.indexOf(REPLACEMENT); index >= 0; index = text.indexOf(REPLACEMENT, from)) {
    offset += Buffer.byteLength(text.slice(from, index));
    if (!bytes.subarray(offset, offset + written.length).equals(written)) return { index, offset };
    offset += written.length;
    from = index + 1;
  }
  return { index: 0, offset: 0 };
}
