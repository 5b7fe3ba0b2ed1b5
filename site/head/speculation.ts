import { addresses } from '../../data/addresses';
import { fileUrl } from '../../generator/contract/url';

/** A reader is about to follow a link: the pointer rests on it, or a finger has come down. */
const ABOUT_TO_FOLLOW = {
  where: {
    and: [
      { href_matches: fileUrl('/*', addresses) },
      { not: { href_matches: fileUrl('/*.*', addresses) } },
      { not: { selector_matches: '[target=_blank],[download]' } },
    ],
  },
  eagerness: 'moderate',
};

/**
 * Tells the browser to make the page behind a link ready when a reader is about to follow it: every link is
 * a plain load, and most of its time is gone before the click. Only pages of this site, no files. Where
 * drawing ahead is not to be had, the page is at least fetched.
 */
export const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [ABOUT_TO_FOLLOW],
  prerender: [ABOUT_TO_FOLLOW],
})}</script>`;
