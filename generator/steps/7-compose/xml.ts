/** Attributes of an element. */
type Attributes = Readonly<Record<string, string>>;

/** A complete XML document. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** An element with text. */
export function element(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>${escapeXml(text)}</${name}>`;
}

/** An element with child elements, each on its own line. */
export function elementWith(name: string, attributes: Attributes, children: readonly string[]): string {
  return [`<${name}${written(attributes)}>`, ...children, `</${name}>`].join('\n');
}

/** An element with attributes only. */
export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${written(attributes)}/>`;
}

/** Escapes text and attribute values, and removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Characters that XML 1.0 cannot represent. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}
