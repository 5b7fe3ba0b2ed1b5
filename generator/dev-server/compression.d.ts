/** The package's own types are those of Express; it works with every Node server. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export = compression;
}
