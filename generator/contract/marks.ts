/**
 * HTML that the generator made and the site only places: the site draws `slot(n)` as text, the
 * generator puts the n-th piece there. So no page text is sent through React, nor sent twice.
 */
export type Slot = number & { readonly kind?: 'slot' };

/** The text a slot is drawn as. Private-use characters cannot collide with what an author writes. */
export function slot(index: Slot): string {
  return `\uE000${index}\uE001`;
}

/** Stands where an internal link of a page's text begins, so that one text serves every language. */
export const LINK_PREFIX = '\uE002';

/** Stands around a name of the API and around its code, until the reference tells where the name leads. */
export const NAME_MARK = '\uE003';

/** All of these: words of an author must not hold one. */
export const MARKS = /[\uE000-\uE003]/;
