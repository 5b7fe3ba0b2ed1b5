/** Browsers differ in what they take for a name of a host; this all of them do. */
const HOST = /^[\w-]+(\.[\w-]+)*(:\d+)?$/;

/**
 * The address an outside text gives, if a page may use it: `https` only, also without scheme
 * (`//host/path`), without name and password. Nothing for everything else.
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
