/** Browsers parse host names differently; all of them accept this pattern. */
const HOST = /^[\w-]+(\.[\w-]+)*(:\d+)?$/;

/**
 * The URL in an untrusted text, if a page may use it: `https` only, also without a scheme (`//host/path`),
 * without credentials. Undefined for everything else.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 4000) return undefined;
  const address = value.trim();
  if (!/^(https:)?\/\//i.test(address)) return undefined;
  try {
    const { protocol, username, password, host, href } = new URL(address, 'https://nowhere.invalid');
    return protocol === 'https:' && HOST.test(host) && username + password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}
