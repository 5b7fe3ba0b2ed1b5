import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import { withoutBase } from '../contract/url';
import { fileOfPath } from './file-of-path';
import { readHostConfig } from './host-config';
import { headersFor, type Lead, leadFor } from './host-rules';
import { perBuild } from './per-build';
import { decoded, requestTarget } from './request-target';

/** Configuration files of hosts, which are not served. */
const HOST_FILES = new Set(['/_headers', '/_redirects']);

/**
 * Serves a built site as a host would: with redirects, headers, compression, and the "not found" page in the reader's language.
 */
export function staticSite(folder: string): RequestListener {
  const config = perBuild(folder, () => readHostConfig(folder));
  const compress = compression();
  return async (request, response) => {
    const { rules, headers, base } = config();
    const fileOf = (pathname: string) => {
      const inside = withoutBase(pathname, { base });
      const isHidden = inside === undefined || HOST_FILES.has(decoded(inside) ?? '');
      return isHidden ? undefined : fileOfPath(folder, inside);
    };
    const hasFile = async (pathname: string) => (await fileOf(pathname)) !== undefined;
    const target = requestTarget(request.url) ?? { pathname: '/404', search: '' };
    const { pathname } = target;
    const lead = await leadFor(target, { rules, hasFile });
    if (lead) return sendRedirect(response, lead);
    const inside = withoutBase(pathname, { base });
    if (inside === undefined && pathname === '/')
      return sendRedirect(response, { status: 302, to: `${base}/` });
    const file = await fileOf(pathname);
    // The default for files without a rule.
    response.setHeader('cache-control', 'no-cache');
    for (const [name, value] of Object.entries(headersFor(pathname, headers)))
      response.setHeader(name, value);
    const missing = file === undefined ? await notFoundPage(folder, inside ?? '/') : '';
    const reply = () =>
      file === undefined ? sendMissing(response, missing) : sendFile(file, request, response);
    // The bytes of a range are those of the file itself.
    if (request.headers.range === undefined) compress(request, response, reply);
    else reply();
  };
}

/** Redirects are not cached by the browser, because another build may alter them. */
function sendRedirect(response: ServerResponse, { status, to }: Lead): void {
  response.writeHead(status, { location: to, 'cache-control': 'no-store' }).end();
}

/** Sends a file. A file that a build is replacing counts as missing; an invalid range is refused. */
function sendFile(file: string, request: IncomingMessage, response: ServerResponse): void {
  const name = encodeURIComponent(path.basename(file));
  send(request, name, { root: path.dirname(file), index: false, dotfiles: 'allow', cacheControl: false })
    .on('error', ({ status, headers }: SendError) => {
      if (response.headersSent) response.destroy();
      else if (status === 412 || status === 416) response.writeHead(status, headers).end();
      else sendMissing(response, 'Not found\n');
    })
    .pipe(response);
}

/** The error of `send` (http-errors). */
interface SendError {
  status: number;
  headers?: Record<string, string>;
}

/** Not cached, whatever the rules say of its path: the file may exist after another build. */
function sendMissing(response: ServerResponse, page: Buffer | string): void {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(page);
}

/** `/zh/…` gets `zh/404.html` where there is one. */
async function notFoundPage(folder: string, pathname: string): Promise<Buffer | string> {
  const [, first = ''] = pathname.split('/');
  const page = (await fileOfPath(folder, `/${first}/404.html`)) ?? (await fileOfPath(folder, '/404.html'));
  return page === undefined ? 'Not found\n' : readFile(page);
}
