import type { Thrown } from '../../../model';
import type { Picture, PictureEntry, PictureProps } from '../../../page/picture';
import { describeThrown } from '../../../problems/describe-thrown';
import { withinLimit } from '../../../site-code/within-limit';

/** Asks the site how a page looks where a link to it is shared; what its code throws is no mistake of this program. */
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

/** An entry may be JavaScript that no compiler has looked at. */
function wholePicture({ html, styles, alt, spare }: Partial<Picture>): Picture {
  if (typeof html === 'string' && typeof styles === 'string' && typeof alt === 'string') {
    return { html, styles, alt, ...(spare && { spare }) };
  }
  throw new TypeError('serverEntry.picture.draw returned no html, styles or alt');
}
