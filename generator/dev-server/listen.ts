import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portUnavailable } from '../problems/catalogue';
import { SiteError } from '../problems/site-error';
import { guarded, type Handler } from './guarded';
import { isInUse, listenOn, type Place } from './listen-on';
import { addressesOf, inUrl, isEveryAddress, LOOPBACK, namesOf } from './local-only';
import { requireOwnLocalhost } from './require-own-localhost';

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
  const urlAt = (address: string) => `http://${inUrl(address)}:${portOf(server)}`;
  const isEvery = isEveryAddress(host);
  return {
    url: urlAt(host === LOOPBACK || isEvery ? 'localhost' : host),
    networkUrls: isEvery ? addressesOf('IPv4').map(urlAt) : [],
    server,
    close: () => closed(server),
  };
}

async function bind(server: Server, { port, host }: Place, more: number): Promise<void> {
  try {
    await listenOn(server, { port, host });
    // What listens on all addresses of IPv6 has ::1 itself.
    if (host === LOOPBACK || host === '0.0.0.0') await requireOwnLocalhost(portOf(server));
  } catch (error) {
    if (server.listening) await closed(server);
    if (!isInUse(error) || more === 0) throw error;
    await bind(server, { port: port === 0 ? 0 : port + 1, host }, more - 1);
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
