import type { Page } from 'playwright-core';
import { TEXT_FACE } from '../../../site/theme/fonts';

/**
 * Resolves once a page's text is set in the site's face, however late that comes. The face is optional: where it is not there
 * at once, a page keeps another one for as long as it is open, and drawings, which are measured by the site's face, stand some
 * pixels elsewhere.
 */
export function waitForFace(page: Page): Promise<void> {
  return page.evaluate(async (address) => {
    const optional = [...document.fonts].filter(({ display }) => display === 'optional');
    await Promise.all(
      optional.map(({ family, weight, unicodeRange }) => {
        const face = new FontFace(family, `url(${address})`, { weight, unicodeRange, display: 'block' });
        document.fonts.add(face);
        return face.load();
      }),
    );
  }, TEXT_FACE);
}
