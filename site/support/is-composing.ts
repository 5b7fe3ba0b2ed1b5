/** What browsers call a key that a way of writing has taken for itself. */
const TAKEN = 229;

/**
 * Whether a key belongs to letters that are only being put together, as in Chinese. Safari tells of their end before
 * the key that ended them, which is then no longer called composing.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === TAKEN;
}
