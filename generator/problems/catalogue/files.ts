import type { Place, Problem } from '../../model';
import { error } from '../problem';

/** Bytes that are not UTF-8: another encoding, or no text. `offset` counts bytes from 0. */
export function invalidUtf8(offset: number, place: Place): Problem {
  return error(
    'INVALID_UTF8',
    {
      message: `${place.file} is not valid UTF-8: the first invalid byte is at offset ${offset}. Readers would see replacement characters instead of letters.`,
      hint: 'Save the file as UTF-8. If it is no text, give it the file ending of its format.',
    },
    place,
  );
}

/** A file that cannot be read. `reason` is the message of the operating system. */
export function unreadable(file: string, reason: string): Problem {
  return error(
    'UNREADABLE_FILE',
    {
      message: `${file} cannot be read: ${reason}. Its content would be missing from the site.`,
      hint: 'Grant permission to read it, or remove it.',
    },
    { file, line: 1, column: 1 },
  );
}

/** A file or a folder whose name is not UTF-8. `file` has U+FFFD in place of invalid bytes. */
export function nameNotUtf8(file: string): Problem {
  return error(
    'NAME_NOT_UTF8',
    {
      message: `The name of ${file} is not valid UTF-8, so it can neither be read nor have a url: it would be missing from the site.`,
      hint: 'Rename it. Such names come from archives or disks with another encoding.',
    },
    { file, line: 1, column: 1 },
  );
}
