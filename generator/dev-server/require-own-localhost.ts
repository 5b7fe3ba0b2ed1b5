import { createServer } from 'node:net';
import { isInUse, listenOn } from './listen-on';

/**
 * Throws where another program listens on this port of ::1. Browsers that look up `localhost` try that address before
 * 127.0.0.1, so they would reach the other program. On a machine without IPv6 there is none.
 */
export async function requireOwnLocalhost(port: number): Promise<void> {
  const probe = createServer((socket) => socket.destroy());
  try {
    await listenOn(probe, { port, host: '::1' });
  } catch (error) {
    if (isInUse(error)) throw error;
    return;
  }
  await new Promise((resolve) => probe.close(resolve));
}
