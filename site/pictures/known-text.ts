/** Characters of the font of images; others would be rendered as empty boxes. */
const KNOWN_TEXT = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2013\u2014\u2019\u2026\u20ac\u2212\s]*$/;

/** Whether the font supports all text of some HTML. */
export function isKnownText(html: string): boolean {
  return KNOWN_TEXT.test(html.replace(/<[^>]*>/g, ''));
}
