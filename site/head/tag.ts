/** The attributes of an element; those that are undefined are left out, empty ones stand without a value. */
export type Attributes = Record<string, string | undefined>;

/** A void element as text, with its attributes escaped. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([attribute, value]) => (value === '' ? ` ${attribute}` : ` ${attribute}="${escapeText(value)}"`));
  return `<${name}${written.join('')}>`;
}

/** Text that is safe between tags and in double quotes. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
