import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

/** The only address a local server listens on, unless it is told another. */
export const LOOPBACK = '127.0.0.1';

const LOCAL_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Addresses that stand for all of this machine's. */
const ALL_ADDRESSES = ['0.0.0.0', '::'];

/** Names by which a server that listens on `host` may be called: this machine's, and what it listens on. */
export function namesOf(host: string = LOOPBACK): ReadonlySet<string> {
  const addresses = ALL_ADDRESSES.includes(host)
    ? Object.values(networkInterfaces()).flatMap((found = []) => found.map(({ address }) => address))
    : [host];
  return new Set([...LOCAL_NAMES, ...addresses.map((address) => inUrl(address).toLowerCase())]);
}

/** An address as it stands in a url. */
export function inUrl(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/**
 * Whether a request calls this server by one of its names. A page of a stranger that resolves its own name to
 * this machine (DNS rebinding) sends that name, and is refused.
 */
export function isMeant({ headers }: Pick<IncomingMessage, 'headers'>, names: ReadonlySet<string>): boolean {
  return names.has((headers.host ?? '').replace(/:\d+$/, '').toLowerCase());
}
