import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portUnavailable } from '../problems/catalogue';
import { SiteError } from '../problems/site-error';
import { guarded, type Handler } from './guarded';
import { LOOPBACK } from './local-only';

/** A server that listens, and where. */
export interface LocalServer {
  url: string;
  server: Server;
  close(): Promise<void>;
}

/** Ports tried after the wished one, when others hold it. */
const MORE_PORTS = 20;

/** Serves on 127.0.0.1 only and refuses requests that name another host. Port 0 takes any free one. */
export async function listenLocally(port: number, handle: Handler): Promise<LocalServer> {
  const server = createServer(guarded(handle));
  await bind(server, port, MORE_PORTS).catch((error: unknown) => {
    throw new SiteError(portUnavailable(port, error instanceof Error ? error.message : String(error)), {
      cause: error,
    });
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${bound}`,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bind(server: Server, port: number, more: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, LOOPBACK, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || more === 0) throw error;
    await bind(server, port + 1, more - 1);
  }
}
