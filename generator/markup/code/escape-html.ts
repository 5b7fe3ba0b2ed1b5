const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text as HTML. The contract's private marks become character references, so that code which holds
 * them is shown, and copied, as it is and never taken for a slot.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>\uE000-\uE003]/g, escapeSign);
}

/** The same for a text between double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\uE000-\uE003]/g, escapeSign);
}

function escapeSign(sign: string): string {
  return escapes[sign] ?? `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`;
}
