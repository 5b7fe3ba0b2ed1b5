import type { Thrown } from '../../../model';
import type { Picture, PictureEntry, PictureProps } from '../../../page/picture';
import { describeThrown } from '../../../problems/describe-thrown';
import { withinLimit } from '../../../site-code/within-limit';

/** Calls the site's code for the content of a page's picture; its errors are returned, because they are no bugs of this program. */
export function requestPicture(
  { draw }: PictureEntry,
  page: PictureProps,
): { picture: Picture } | { thrown: Thrown } {
  try {
    return { picture: wholePicture(withinLimit(() => draw(page))) };
  } catch (error) {
    return { thrown: describeThrown(error) };
  }
}

/** Validates the result: the entry may be untyped JavaScript. */
function wholePicture({ html, styles, alt, spare }: Partial<Picture>): Picture {
  if (typeof html === 'string' && typeof styles === 'string' && typeof alt === 'string') {
    return { html, styles, alt, ...(spare && { spare }) };
  }
  throw new TypeError('serverEntry.picture.draw returned no html, styles or alt');
}
