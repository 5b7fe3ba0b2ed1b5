import type { IncomingMessage } from 'node:http';

/** The only address a local server listens on. */
export const LOOPBACK = '127.0.0.1';

const LOCAL_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether a request names this machine. A page of a stranger that resolves its own name to 127.0.0.1
 * (DNS rebinding) sends that name, and is refused.
 */
export function isLocal({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return isLocalName((headers.host ?? '').replace(/:\d+$/, '').toLowerCase());
}

/** Whether a host's name, without its port, is one of this machine's. */
export function isLocalName(name: string): boolean {
  return LOCAL_NAMES.has(name);
}
