import { isUtf8 } from 'node:buffer';
import type { Problem } from '../../model';
import { invalidUtf8 } from '../../problems/catalogue/files';
import { placesIn } from '../../problems/locate/place-at';

const REPLACEMENT = '\uFFFD';

/** Bytes that are not UTF-8, told at the first wrong one. */
export function utf8Fault(file: string, bytes: Buffer): Problem[] {
  if (isUtf8(bytes)) return [];
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const { index, offset } = firstInvalid(text, bytes);
  return [invalidUtf8(offset, placesIn({ file, text })(index))];
}

/**
 * Decoding puts a sign in the place of what is wrong, which an author may have written as well: then its own
 * bytes stand there.
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
