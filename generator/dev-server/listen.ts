import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portUnavailable } from '../problems/catalogue';
import { SiteError } from '../problems/site-error';
import { guarded, type Handler } from './guarded';
import { addressesOf, inUrl, isEveryAddress, LOOPBACK, namesOf } from './local-only';

/** A listening server, and its url. */
export interface LocalServer {
  url: string;
  /** The same for other devices, when it listens on all addresses of this machine. */
  networkUrls: string[];
  server: Server;
  close(): Promise<void>;
}

/** The number of further ports to try when the requested one is in use. */
const MORE_PORTS = 20;

/**
 * Listens on `host`, by default 127.0.0.1, and refuses requests for other host names. Port 0 selects any free port.
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
  const urlAt = (address: string) => `http://${inUrl(address)}:${bound}`;
  const isEvery = isEveryAddress(host);
  return {
    url: urlAt(host === LOOPBACK || isEvery ? 'localhost' : host),
    networkUrls: isEvery ? addressesOf('IPv4').map(urlAt) : [],
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
