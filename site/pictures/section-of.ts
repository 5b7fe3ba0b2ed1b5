import type { PictureProps } from '../../generator/page/picture';
import { menuGlyphs } from '../navigation/glyphs';
import type { GlyphName } from '../theme/icon-shapes';

/**
 * The section of a page, outermost first: `Charts / Components`. Groups with the URL of the page are left
 * out; the default is `product`; the front page has none.
 */
export function sectionOf({ parents, url }: Pick<PictureProps, 'parents' | 'url'>, product = ''): string {
  const above = parents
    .filter((parent, at) => parent.url !== url && (!parent.subheader || at === parents.length - 1))
    .map(({ title }) => title);
  return above.join(' / ') || product;
}

/** The glyph of the section of a page, or that of the site. */
export function glyphOf({ parents, pathname }: Pick<PictureProps, 'parents' | 'pathname'>): GlyphName {
  return menuGlyphs[parents[0]?.pathname ?? pathname] ?? 'library';
}
