import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portUnavailable } from '../problems/catalogue';
import { SiteError } from '../problems/site-error';
import { guarded, type Handler } from './guarded';
import { inUrl, LOOPBACK, namesOf } from './local-only';

/** A server that listens, and where. */
export interface LocalServer {
  url: string;
  server: Server;
  close(): Promise<void>;
}

/** Ports tried after the wished one, when others hold it. */
const MORE_PORTS = 20;

/**
 * Serves on `host`, which is 127.0.0.1 unless another device has to reach the server, and refuses requests that name
 * another one. Port 0 takes any free one.
 */
export async function listenLocally(
  port: number,
  handle: Handler,
  host: string = LOOPBACK,
): Promise<LocalServer> {
  const server = createServer(guarded(handle, namesOf(host)));
  await bind(server, { port, host }, MORE_PORTS).catch((error: unknown) => {
    throw new SiteError(portUnavailable(port, error instanceof Error ? error.message : String(error)), {
      cause: error,
    });
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host === LOOPBACK ? 'localhost' : inUrl(host)}:${bound}`,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bind(
  server: Server,
  { port, host }: { port: number; host: string },
  more: number,
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || more === 0) throw error;
    await bind(server, { port: port + 1, host }, more - 1);
  }
}
