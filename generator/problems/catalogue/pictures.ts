import type { Place, Problem } from '../../model';
import { error } from '../problem';

/** Pictures are asked for of a site that draws none. */
export function noPictures(entry: string): Problem {
  return error(
    'NO_PICTURES',
    {
      message: `Pictures are asked for, and the server entry ${entry} says nothing of how they look: it has no \`picture\`.`,
      hint: 'Give `serverEntry` a `picture` (a PictureEntry of xdocs), or build without --pictures.',
    },
    { file: entry, line: 1, column: 1 },
  );
}

/** A file of a face that cannot be read, or is no face. */
export function pictureFaceUnreadable(file: string, reason: string, entry: string): Problem {
  return error(
    'PICTURE_FACE_UNREADABLE',
    {
      message: `Pictures are set in the face ${file}, which cannot be used: ${reason}. No picture can be drawn without it.`,
      hint: 'Name a file of the site in `picture.faces`, relative to its root: TrueType, OpenType, WOFF or WOFF2.',
    },
    { file: entry, line: 1, column: 1 },
  );
}

/** A character that pictures show and no face of theirs has. */
export interface MissingGlyph {
  character: string;
  /** Urls of the pages, in the order of the menu. */
  urls: readonly string[];
  /** Files of the faces. */
  faces: readonly string[];
}

/** A character that no face of the pictures has: an empty box would stand in its place. */
export function missingGlyph({ character, urls, faces }: MissingGlyph, place?: Place): Problem {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const [first = ''] = urls;
  const more = urls.length - 1;
  const others = more > 0 ? ` and of ${more} more page${more > 1 ? 's' : ''}` : '';
  return error(
    'MISSING_GLYPH',
    {
      message: `The picture of ${first}${others} shows '${character}' (U+${code}), which none of its faces has: an empty box would stand there.`,
      hint: `Make ${faces.join(' or ')} anew so that it has the character, or write other words.`,
    },
    place,
  );
}
