const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for HTML. The contract's reserved characters become character references, so that code with
 * such characters is shown and copied unchanged, and never interpreted as a slot.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>\uE000-\uE004]/g, escapeCharacter);
}

/** Escapes a double-quoted attribute value. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\uE000-\uE004]/g, escapeCharacter);
}

function escapeCharacter(sign: string): string {
  return escapes[sign] ?? `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`;
}
