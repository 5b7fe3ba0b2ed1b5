import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

/** The default address of a local server. */
export const LOOPBACK = '127.0.0.1';

const LOCAL_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Addresses that mean all addresses of this machine. */
const ALL_ADDRESSES = ['0.0.0.0', '::'];

/** Whether a server on `host` listens on all addresses of this machine. */
export function isEveryAddress(host: string): boolean {
  return ALL_ADDRESSES.includes(host);
}

/** The addresses of this machine for other devices. */
export function addressesOf(family: 'IPv4' | 'IPv6'): string[] {
  return Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter((one) => one.family === family && !one.internal).map(({ address }) => address),
  );
}

/** Valid host names of requests to a server that listens on `host`. */
export function namesOf(host: string = LOOPBACK): ReadonlySet<string> {
  const addresses = isEveryAddress(host) ? [...addressesOf('IPv4'), ...addressesOf('IPv6')] : [host];
  return new Set([...LOCAL_NAMES, ...addresses.map((address) => inUrl(address).toLowerCase())]);
}

/** An address as it stands in a url. */
export function inUrl(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/**
 * Whether the `Host` header of a request is one of the server's names. This refuses DNS rebinding: a malicious page that
 * resolves its own host name to this machine sends that name.
 */
export function isMeant({ headers }: Pick<IncomingMessage, 'headers'>, names: ReadonlySet<string>): boolean {
  return names.has((headers.host ?? '').replace(/:\d+$/, '').toLowerCase());
}
