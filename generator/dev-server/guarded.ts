import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isMeant, namesOf } from './local-only';
import { requestTarget } from './request-target';

/** Answers a request, now or later. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const METHODS = ['GET', 'HEAD'];

/**
 * Wraps a handler: other methods and requests for a host that is not in `names` are refused, and errors of the handler are
 * caught, so that no request can end the server.
 */
export function guarded(handle: Handler, names = namesOf()): RequestListener {
  return async (request, response) => {
    // A client may close the connection during a response.
    response.on('error', () => {});
    try {
      if (!isRefused({ request, response, names })) await handle(request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else answer(response, 500, 'This request could not be answered.');
    }
  };
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  names: ReadonlySet<string>;
}

function isRefused({ request, response, names }: Asked): boolean {
  if (!isMeant(request, names)) answer(response, 403, 'This server is not called by this name.');
  else if (!METHODS.includes(request.method ?? '')) {
    response.setHeader('allow', METHODS.join(', '));
    answer(response, 405, 'This server only shows what is there.');
  } else if (!requestTarget(request.url, names)) answer(response, 400, 'This is no path of this server.');
  return response.writableEnded;
}

/** Not cached, although the headers of a file may have been set before its handler failed. */
function answer(response: ServerResponse, status: number, text: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(`${text}\n`);
}
