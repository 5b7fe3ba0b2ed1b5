import type { RequestListener, ServerResponse } from 'node:http';
import { pageScript } from '../dev-server/page-scripts';
import type { Lead } from '../dev-server/host-rules';
import { decoded, type RequestTarget, requestTarget } from '../dev-server/request-target';
import { problemsOf } from '../problems/problems-of';
import { meet, type Session } from './dev-session';

/** Answers requests for pages, files and the stream of changes. */
export function answer(session: Session): RequestListener {
  return async (request, response) => {
    const target = requestTarget(request.url) ?? { pathname: '/404', search: '' };
    const { pathname } = target;
    if (pathname === '/__xdocs/events') return session.events.add(response);
    const script = pageScript(pathname);
    if (script !== undefined) return send(response, 200, { contents: script, type: 'text/javascript' });
    await session.traffic.answering(() => respond(session, target, response));
  };
}

async function respond(session: Session, target: RequestTarget, response: ServerResponse): Promise<void> {
  const { site } = session;
  const { pathname } = target;
  const since = performance.now();
  try {
    if (await answeredFirst(session, target, response)) return;
    const live = await site;
    const lead = await live.leadsTo(target);
    if (lead) return sendRedirect(response, lead);
    // The server has nothing else, so its root redirects to the site.
    if (pathname === '/' && live.root !== '/') return sendRedirect(response, { status: 302, to: live.root });
    const found = await live.read(nameOf(pathname));
    setHeaders(response, live.headers(pathname));
    send(response, found ? 200 : 404, found ?? (await live.read(live.notFound)) ?? BROKEN);
  } catch (error) {
    if (session.site === site) meet(session, problemsOf(error), { files: [pathname], since });
    send(response, 500, BROKEN);
  }
}

/** Answers from the first pages, before the whole site is read. Returns whether that was possible. */
async function answeredFirst(
  { first }: Session,
  target: RequestTarget,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = target;
  const pages = await first;
  const lead = await pages?.leadsTo(target);
  if (lead) sendRedirect(response, lead);
  if (lead) return true;
  const found = await pages?.read(nameOf(pathname)).catch(() => undefined);
  if (!pages || !found) return false;
  setHeaders(response, pages.headers(pathname));
  send(response, 200, found);
  return true;
}

/** The path as files are named. A target that cannot be decoded is no path of this server, and was replaced before. */
function nameOf(pathname: string): string {
  return decoded(pathname) ?? pathname;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The page for a site that cannot be drawn: it shows the problems, and reloads after a change. */
const BROKEN = {
  contents:
    '<!doctype html><html lang="en"><title>xdocs</title><body><script type="module" src="/__xdocs/overlay.js"></script></body></html>',
  type: 'text/html; charset=utf-8',
};

/** Redirects are not cached by the browser, because the next change may alter them. */
function sendRedirect(response: ServerResponse, { status, to }: Lead): void {
  response.writeHead(status, { location: to, 'cache-control': 'no-store' }).end();
}

function send(
  response: ServerResponse,
  status: number,
  { contents, type }: { contents: string | Buffer; type: string },
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(contents);
}
