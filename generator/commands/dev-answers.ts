import type { RequestListener, ServerResponse } from 'node:http';
import { pageScript } from '../dev-server/page-scripts';
import { requestTarget } from '../dev-server/request-target';
import { meet, problemsOf, type Session } from './dev-session';

/** Answers whoever asks for a page or a file, and those who listen for changes. */
export function answer(session: Session): RequestListener {
  return async (request, response) => {
    const { pathname } = requestTarget(request.url) ?? { pathname: '/404' };
    if (pathname === '/__xdocs/events') return session.events.add(response);
    const script = pageScript(pathname);
    if (script !== undefined) return send(response, 200, { contents: script, type: 'text/javascript' });
    await respond(session, pathname, response);
  };
}

async function respond(session: Session, pathname: string, response: ServerResponse): Promise<void> {
  const { site } = session;
  const since = performance.now();
  try {
    if (await answeredFirst(session, pathname, response)) return;
    const live = await site;
    if (pathname === '/' && live.root !== '/') return leadOn(response, live.root);
    const found = await live.read(pathname);
    setHeaders(response, live.headers(pathname));
    send(response, found ? 200 : 404, found ?? (await live.read(live.notFound)) ?? BROKEN);
  } catch (error) {
    if (session.site === site) meet(session, problemsOf(error), { files: [pathname], since });
    send(response, 500, BROKEN);
  }
}

/** Whether the path could be answered before the whole site was read. */
async function answeredFirst(
  { first }: Session,
  pathname: string,
  response: ServerResponse,
): Promise<boolean> {
  const pages = await first;
  const found = await pages?.read(pathname).catch(() => undefined);
  if (!pages || !found) return false;
  setHeaders(response, pages.headers(pathname));
  send(response, 200, found);
  return true;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** While the site cannot be drawn there is still a page: it shows why, and comes back by itself. */
const BROKEN = {
  contents:
    '<!doctype html><html lang="en"><title>xdocs</title><body><script type="module" src="/__xdocs/overlay.js"></script></body></html>',
  type: 'text/html; charset=utf-8',
};

/** The host has nothing else: whoever opens it means the site. */
function leadOn(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

function send(
  response: ServerResponse,
  status: number,
  { contents, type }: { contents: string | Buffer; type: string },
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(contents);
}
