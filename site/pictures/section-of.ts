import type { PictureProps } from '../../generator/page/picture';
import { menuGlyphs } from '../navigation/glyphs';
import type { GlyphName } from '../theme/icon-shapes';

/**
 * Where a page stands, outermost first: `Charts / Components`. A group that leads to this very page is not said;
 * where nothing is left, `product` is; the front page stands nowhere.
 */
export function sectionOf({ parents, url }: Pick<PictureProps, 'parents' | 'url'>, product = ''): string {
  const above = parents
    .filter((parent, at) => parent.url !== url && (!parent.subheader || at === parents.length - 1))
    .map(({ title }) => title);
  return above.join(' / ') || product;
}

/** The cells of the part of the site that a page belongs to; the site's own where it stands in none. */
export function glyphOf({ parents, pathname }: Pick<PictureProps, 'parents' | 'pathname'>): GlyphName {
  return menuGlyphs[parents[0]?.pathname ?? pathname] ?? 'library';
}
