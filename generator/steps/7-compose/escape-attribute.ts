/** Escapes text, also as the value of an attribute in double quotes. Marks stay as they are. */
export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
