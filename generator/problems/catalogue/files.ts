import type { Place, Problem } from '../../model';
import { error } from '../problem';

/** Bytes that are not UTF-8: some other encoding, or not a text at all. `offset` counts bytes from 0. */
export function invalidUtf8(offset: number, place: Place): Problem {
  return error(
    'INVALID_UTF8',
    {
      message: `${place.file} is not valid UTF-8: the first wrong byte is at offset ${offset}. Its letters would reach readers as question marks.`,
      hint: 'Save the file as UTF-8. If it is no text, give it the ending of what it is.',
    },
    place,
  );
}

/** A file that is listed and cannot be read. `reason` is what the system says. */
export function unreadable(file: string, reason: string): Problem {
  return error(
    'UNREADABLE_FILE',
    {
      message: `${file} cannot be read: ${reason}. What it holds would be missing on the site.`,
      hint: 'Allow reading it, or remove it.',
    },
    { file, line: 1, column: 1 },
  );
}

/** A file or a folder whose name no program can say: its bytes are not UTF-8. `file` has U+FFFD in their place. */
export function nameNotUtf8(file: string): Problem {
  return error(
    'NAME_NOT_UTF8',
    {
      message: `The name of ${file} is not valid UTF-8, so it can neither be read nor have an address: it would be missing on the site.`,
      hint: 'Rename it. Such names come from archives and disks with another encoding.',
    },
    { file, line: 1, column: 1 },
  );
}
