/** The attributes of an element; undefined ones are left out, empty ones have no value. */
export type Attributes = Record<string, string | undefined>;

/** A void element as text, with its attributes escaped. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([attribute, value]) => (value === '' ? ` ${attribute}` : ` ${attribute}="${escapeText(value)}"`));
  return `<${name}${written.join('')}>`;
}

/** Escapes text for elements and double-quoted attributes. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
