/**
 * HTML that the generator created and the site only places: the site renders `slot(n)` as text, which the
 * generator replaces by the n-th piece. So page text is neither passed through React nor sent twice.
 */
export type Slot = number & { readonly kind?: 'slot' };

/** The text of a slot. Private-use characters cannot collide with the text of an author. */
export function slot(index: Slot): string {
  return `\uE000${index}\uE001`;
}
