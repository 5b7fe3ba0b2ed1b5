import type { Place, Problem } from '../../model';
import { error } from '../problem';

/** `--pictures` for a site without a picture entry. */
export function noPictures(entry: string): Problem {
  return error(
    'NO_PICTURES',
    {
      message: `Pictures were requested, but the server entry ${entry} has no \`picture\`, which defines their content.`,
      hint: 'Give `serverEntry` a `picture` (a PictureEntry of xdocs), or build without --pictures.',
    },
    { file: entry, line: 1, column: 1 },
  );
}

/** A font file that cannot be read, or is no font. */
export function pictureFaceUnreadable(file: string, reason: string, entry: string): Problem {
  return error(
    'PICTURE_FACE_UNREADABLE',
    {
      message: `The font ${file} of pictures cannot be used: ${reason}. No picture can be drawn without it.`,
      hint: 'Name a font file of the site in `picture.faces`, relative to the root: TrueType, OpenType, WOFF or WOFF2.',
    },
    { file: entry, line: 1, column: 1 },
  );
}

/** A character in pictures that none of their fonts has. */
export interface MissingGlyph {
  character: string;
  /** Urls of the pages, in the order of the menu. */
  urls: readonly string[];
  /** Files of the fonts. */
  faces: readonly string[];
}

/** A character that no font of the pictures has: they would show an empty box. */
export function missingGlyph({ character, urls, faces }: MissingGlyph, place?: Place): Problem {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const [first = ''] = urls;
  const more = urls.length - 1;
  const others = more > 0 ? ` and of ${more} more page${more > 1 ? 's' : ''}` : '';
  return error(
    'MISSING_GLYPH',
    {
      message: `The picture of ${first}${others} shows '${character}' (U+${code}), which none of its fonts has: the picture would show an empty box.`,
      hint: `Regenerate ${faces.join(' or ')} with the character, or use other words.`,
    },
    place,
  );
}
