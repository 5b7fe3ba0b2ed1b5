/** Schemes that links may have. Other schemes open other programs or run code. */
export const FOLLOWED_SCHEMES: readonly string[] = ['https', 'http', 'mailto', 'tel'];

/**
 * The scheme of an address as a browser reads it: leading control characters and spaces, and all tabs and line breaks, are
 * ignored. Undefined for an address of this site.
 */
export function schemeOf(address: string): string | undefined {
  const read = address.replace(/^[\u0000-\u0020]+|[\t\r\n]/g, '');
  return /^[a-z][a-z\d+.-]*(?=:)/i.exec(read)?.[0].toLowerCase();
}

/** Whether a page may link to an address. */
export function isFollowed(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined || FOLLOWED_SCHEMES.includes(scheme);
}
