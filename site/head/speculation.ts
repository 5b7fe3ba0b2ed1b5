import { addresses } from '../../data/addresses';
import { fileUrl } from '../../generator/contract/url';

/** A reader is about to follow a link: the pointer rests on it, or a finger touches it. */
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
 * Speculation rules: the browser prerenders a page when a reader is about to follow a link to it, because
 * every link loads a document. Only pages of this site, no files. Browsers without prerendering prefetch the
 * page.
 */
export const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [ABOUT_TO_FOLLOW],
  prerender: [ABOUT_TO_FOLLOW],
})}</script>`;
