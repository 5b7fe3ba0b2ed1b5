type Mirror = typeof import('./mirror-drawings');

const NONE = ':not(*)';

let mirror: Mirror | undefined;

/**
 * Gives prerendered demos the direction of the page. Returns the selector of boxes that have another one: all of them if the code
 * cannot be loaded, which only readers from right to left need.
 */
export async function followDirection(): Promise<string> {
  if (document.dir === 'rtl') mirror ??= await import('./mirror-drawings').catch(() => undefined);
  // A reader may have chosen again while the code came.
  if (document.dir === 'rtl') return mirror?.mirrorDrawings() ?? '*';
  mirror?.unmirrorDrawings();
  return NONE;
}
