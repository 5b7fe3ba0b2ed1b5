import { namesOf } from './local-only';

/** The target of a request. */
export interface RequestTarget {
  /** Percent-encoded, as received. */
  pathname: string;
  search: string;
}

/**
 * Parses the target of a request line, which may be anything: `//`, `*`, an absolute url (as a proxy sends it). Undefined for
 * a target that is no path of this server.
 */
export function requestTarget(written = '', names = namesOf()): RequestTarget | undefined {
  const whole = written.startsWith('/') ? `http://localhost${written}` : written;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, pathname, search } = new URL(whole);
  if (protocol !== 'http:' || !names.has(hostname)) return undefined;
  return decoded(pathname) === undefined ? undefined : { pathname, search };
}

/** The decoded path; undefined for invalid percent-encoding and for a NUL character. */
export function decoded(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes('\0') ? undefined : name;
  } catch {
    return undefined;
  }
}
