import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './host-rules';

/**
 * Serves a built site as its host would: redirects, headers, compressed, and the page for missing ones in the
 * reader's language.
 */
export function staticSite(folder: string): RequestListener {
  const redirects = parseRedirects(readIfThere(path.join(folder, '_redirects')));
  const headers = parseHeaders(readIfThere(path.join(folder, '_headers')));
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersFor(pathname, headers)))
      response.setHeader(name, value);
  };
  const files = sirv(folder, { dev: true, etag: true, setHeaders });
  const compress = compression();
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const redirect = redirectFor(pathname, redirects);
    if (redirect) {
      response.writeHead(redirect.status, { location: redirect.to }).end();
      return;
    }
    if (isPageWithoutSlash(folder, pathname)) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    compress(request, response, () =>
      files(request, response, () => notFound({ folder, pathname, response, setHeaders })),
    );
  };
}

function isPageWithoutSlash(folder: string, pathname: string): boolean {
  return !pathname.endsWith('/') && existsSync(path.join(folder, pathname, 'index.html'));
}

interface NotFound {
  folder: string;
  pathname: string;
  response: ServerResponse;
  setHeaders: (response: ServerResponse, pathname: string) => void;
}

/** `/zh/…` gets `zh/404.html` where there is one. */
function notFound({ folder, pathname, response, setHeaders }: NotFound): void {
  const [, first = ''] = pathname.split('/');
  const candidates = [path.join(folder, path.basename(first), '404.html'), path.join(folder, '404.html')];
  const page = candidates.find(existsSync);
  setHeaders(response, pathname);
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page === undefined ? 'Not found\n' : readFileSync(page));
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
