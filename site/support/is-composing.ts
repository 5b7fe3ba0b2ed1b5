/** The `key` of events that an input method has handled. */
const TAKEN = 229;

/**
 * Whether a key event belongs to text composition, as in Chinese. Safari ends the composition before the
 * event of the key that ended it.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === TAKEN;
}
