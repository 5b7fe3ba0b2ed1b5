/** What readers may follow from a page. Everything else is another program's, or runs as code. */
export const FOLLOWED_SCHEMES: readonly string[] = ['https', 'http', 'mailto', 'tel'];

/**
 * The scheme of an address as a browser reads it: it leaves out what stands before the address and every tab and line
 * break in it. Undefined for an address of this site.
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
