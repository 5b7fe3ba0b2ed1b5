import type { RequestListener, ServerResponse } from 'node:http';
import { saveCache } from '../cache';
import { EventStream } from '../dev-server/events';
import { type LocalServer, listenLocally } from '../dev-server/listen';
import { overlayScript } from '../dev-server/overlay-script';
import { requestTarget } from '../dev-server/request-target';
import { watch } from '../dev-server/watch';
import type { Problem } from '../model';
import { openWorkshop, type SiteOptions, type Workshop } from '../pipeline/context';
import { type LiveSite, liveSite } from '../pipeline/live-site';

/** How a development server is asked for. */
export interface DevOptions extends SiteOptions {
  port: number;
  /** Called with all that is wrong, at the start and after every change. */
  onProblems: (problems: Problem[], change: { files: string[]; ms: number }) => void;
}

interface Session {
  workshop: Workshop;
  events: EventStream;
  options: DevOptions;
  site: Promise<LiveSite>;
}

/** Serves a site while it is written: routes are drawn on request, a change is shown at once. */
export async function devSite(options: DevOptions): Promise<LocalServer> {
  const workshop = openWorkshop({ ...options, workers: 0, playgrounds: 'shown' });
  const session: Session = { workshop, options, events: new EventStream(), site: liveSite(workshop) };
  const server = await listenLocally(options.port, answer(session));
  void renew(session, [], performance.now());
  const watcher = watch({
    root: options.root,
    names: ['data', 'translations', 'site', 'package-lock.json'],
    changed: (files) => onChange(session, files),
  });
  return {
    ...server,
    close: async () => {
      await watcher.close();
      await server.close();
      await workshop.close();
    },
  };
}

async function onChange(session: Session, files: string[]): Promise<void> {
  const since = performance.now();
  session.site = liveSite(session.workshop);
  await renew(session, files, since);
}

/** Tells browser and terminal what the site is like now. Types of demos take seconds, so they come after. */
async function renew(
  { site, events, options, workshop }: Session,
  files: string[],
  since: number,
): Promise<void> {
  try {
    const { problems, typeProblems } = await site;
    events.send({ kind: 'problems', problems });
    if (files.length > 0) events.send({ kind: 'reload' });
    options.onProblems(problems, { files, ms: performance.now() - since });
    saveCache(workshop.cache);
    const types = await typeProblems();
    if (types.length > 0) events.send({ kind: 'problems', problems: [...problems, ...types] });
  } catch (error) {
    const problem = asProblem(error);
    events.send({ kind: 'problems', problems: [problem] });
    options.onProblems([problem], { files, ms: performance.now() - since });
  }
}

/** A definition that does not compile is a problem like any other: the server goes on. */
function asProblem(error: unknown): Problem {
  if (error instanceof Error && 'problem' in error) return error.problem as Problem;
  return {
    code: 'BROKEN',
    severity: 'error',
    message: error instanceof Error ? error.message : String(error),
    hint: 'Mend it and save: the page reloads by itself.',
  };
}

function answer(session: Session): RequestListener {
  return async (request, response) => {
    const { pathname } = requestTarget(request.url) ?? { pathname: '/404' };
    if (pathname === '/__xdocs/events') return session.events.add(response);
    if (pathname === '/__xdocs/overlay.js')
      return send(response, 200, { contents: overlayScript, type: 'text/javascript' });
    await respond(session, pathname, response);
  };
}

async function respond(
  { site }: Pick<Session, 'site'>,
  pathname: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const live = await site;
    const found = await live.read(pathname);
    for (const [name, value] of Object.entries(live.headers(pathname))) response.setHeader(name, value);
    send(response, found ? 200 : 404, found ?? (await live.read('/404.html')) ?? BROKEN);
  } catch {
    send(response, 500, BROKEN);
  }
}

/** While the site cannot be drawn there is still a page: it shows why, and comes back by itself. */
const BROKEN = {
  contents:
    '<!doctype html><html lang="en"><title>xdocs</title><body><script type="module" src="/__xdocs/overlay.js"></script></body></html>',
  type: 'text/html; charset=utf-8',
};

function send(
  response: ServerResponse,
  status: number,
  { contents, type }: { contents: string | Buffer; type: string },
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(contents);
}
