/**
 * The contract marks slots and link prefixes with U+E000 to U+E003. An author's own ones, written as
 * a character or as an entity, become U+FFFD of the same length, so that nothing can be mistaken for a
 * mark and every line and column stays where it is.
 */
export function escapeMarkers(text: string): string {
  return text
    .replace(/[\uE000-\uE003]/g, '\uFFFD')
    .replace(/(&#x0*)e00[0-3];/gi, '$1FFFD;')
    .replace(/(&#0*)5734[4-7];/g, (_, zeros: string) => `${zeros}65533;`);
}
