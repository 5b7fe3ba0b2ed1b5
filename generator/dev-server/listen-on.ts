import type { Server } from 'node:net';

/** Where a server listens. */
export interface Place {
  port: number;
  host: string;
}

/** Waits until a server listens, or throws why it cannot. */
export function listenOn(server: Server, { port, host }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Whether a server cannot listen because another one does. */
export function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
