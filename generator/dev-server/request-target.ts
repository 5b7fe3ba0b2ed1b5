import { namesOf } from './local-only';

/** What a request asks for. */
export interface RequestTarget {
  /** As it was written, percent signs and all. */
  pathname: string;
  search: string;
}

/**
 * Reads the second word of a request, which may be anything: `//`, `*`, a whole url (as a proxy sends it).
 * Gives nothing for what names no path of this server.
 */
export function requestTarget(written = '', names = namesOf()): RequestTarget | undefined {
  const whole = written.startsWith('/') ? `http://localhost${written}` : written;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, pathname, search } = new URL(whole);
  if (protocol !== 'http:' || !names.has(hostname)) return undefined;
  return decoded(pathname) === undefined ? undefined : { pathname, search };
}

/** A path as it is on a disk; nothing for broken percent signs and for a NUL, which no name has. */
export function decoded(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes('\0') ? undefined : name;
  } catch {
    return undefined;
  }
}
