/**
 * HTML that the generator made and the site only places: the site draws `slot(n)` as text, the
 * generator puts the n-th piece there. So no page text is sent through React, nor sent twice.
 */
export type Slot = number & { readonly kind?: 'slot' };

/** The text a slot is drawn as. Private-use characters cannot collide with what an author writes. */
export function slot(index: Slot): string {
  return `\uE000${index}\uE001`;
}
