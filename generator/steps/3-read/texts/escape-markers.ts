/**
 * Replaces the reserved characters U+E000 to U+E004 in a text, written as characters or entities, by U+FFFD of the same
 * length. So they cannot be mistaken for slots or link prefixes, and lines and columns do not change.
 */
export function escapeMarkers(text: string): string {
  return text
    .replace(/[\uE000-\uE004]/g, '\uFFFD')
    .replace(/(&#x0*)e00[0-4];/gi, '$1FFFD;')
    .replace(/(&#0*)5734[4-8];/g, (_, zeros: string) => `${zeros}65533;`);
}
