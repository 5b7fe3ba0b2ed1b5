/**
 * What nothing follows, of what something does in every page: it may not have come whole. Browsers without `:has()`
 * know of nothing that has not.
 */
export const COMING = ':not(:has(+ *))';

/**
 * The rule of what would move while its last parts come: browsers show a page piece by piece, and a row that is
 * aligned to the end of its line, or a box that centers what it has, moves with each of its parts. It is shown as
 * soon as something stands behind it, which is so in all of its places.
 */
export const shownWhole = { [`&${COMING}`]: { visibility: 'hidden' } } as const;
