/** Letters that the face of drawings has; words of others would be empty boxes. */
const KNOWN_TEXT = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2013\u2014\u2019\u2026\u20ac\u2212\s]*$/;

/** Whether every word of a drawing can be set. */
export function isKnownText(html: string): boolean {
  return KNOWN_TEXT.test(html.replace(/<[^>]*>/g, ''));
}
