import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { saveMemory } from '../cache';
import { EventStream } from '../dev-server/events';
import { type LocalServer, listenLocally } from '../dev-server/listen';
import { overlayScript } from '../dev-server/overlay-script';
import { requestTarget } from '../dev-server/request-target';
import { watch } from '../dev-server/watch';
import type { Problem } from '../model';
import { type BuildContext, openContext, renewed, type SiteOptions } from '../pipeline/context';
import { type LiveSite, liveSite } from '../pipeline/live-site';
import { sourceFolders } from '../pipeline/source-folders';
import { broken } from '../problems/catalogue/runs';
import { SiteError } from '../problems/site-error';
import { uniqueProblems } from '../problems/unique';

/** How a development server is asked for. */
export interface DevOptions extends SiteOptions {
  port: number;
  /** The address to listen on; this machine alone unless said. */
  host?: string | undefined;
  /** Called with all that is wrong, at the start and after every change. */
  onProblems: (problems: Problem[], change: { files: string[]; ms: number }) => void;
}

interface Session {
  context: BuildContext;
  events: EventStream;
  options: DevOptions;
  site: Promise<LiveSite>;
  /** What is wrong with the site, as far as it was looked at. */
  known: Problem[];
  /** What readers' requests found wrong since the last change: pages that cannot be drawn. */
  met: Problem[];
}

/** A server for writing; `restart` reads the whole site anew. */
export interface DevServer extends LocalServer {
  restart(): Promise<void>;
}

/** Serves a site while it is written: routes are drawn on request, a change is shown at once. */
export async function devSite(options: DevOptions): Promise<DevServer> {
  const { context, close } = openContext({ ...options, workers: 0, playgrounds: 'shown' });
  const site = liveSite(context);
  const session: Session = { context, options, events: new EventStream(), site, known: [], met: [] };
  const server = await listenLocally(options.port, answer(session), options.host);
  void renew(session, [], performance.now());
  const watcher = watch({
    root: options.root,
    names: [...(await watched(context)), 'package-lock.json'],
    changed: (files) => onChange(session, files),
  });
  return {
    ...server,
    restart: () => onChange(session, []),
    close: async () => {
      await watcher.close();
      await server.close();
      await close();
    },
  };
}

/** The folders of the site; while its definition cannot be loaded, the one it lies in. */
function watched({ memory, definition }: BuildContext): Promise<string[]> {
  return sourceFolders(memory, definition).catch(() => [path.dirname(definition)]);
}

async function onChange(session: Session, files: string[]): Promise<void> {
  const since = performance.now();
  session.site = liveSite(renewed(session.context));
  session.met = [];
  await renew(session, files, since);
}

/** Tells browser and terminal what the site is like now. Types of demos take seconds, so they come after. */
async function renew(session: Session, files: string[], since: number): Promise<void> {
  const { site, events, options, context } = session;
  try {
    const { problems, allProblems } = await site;
    show(session, problems);
    if (files.length > 0) events.send({ kind: 'reload' });
    options.onProblems(problems, { files, ms: performance.now() - since });
    saveMemory(context.memory);
    const all = await allProblems();
    if (all.length > problems.length && session.site === site) show(session, all);
  } catch (error) {
    const problems = problemsOf(error);
    show(session, problems);
    options.onProblems(problems, { files, ms: performance.now() - since });
  }
}

/** Tells every open page what is wrong with the site, and with the pages that were asked for since it changed. */
function show(session: Session, known: Problem[]): void {
  session.known = known;
  session.events.send({ kind: 'problems', problems: uniqueProblems([...session.met, ...known]) });
}

/** A definition that does not compile is a problem like any other: the server goes on. */
function problemsOf(error: unknown): Problem[] {
  if (error instanceof SiteError) return [...error.problems];
  return [broken(error instanceof Error ? error.message : String(error))];
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

async function respond(session: Session, pathname: string, response: ServerResponse): Promise<void> {
  const { site } = session;
  const since = performance.now();
  try {
    const live = await site;
    if (pathname === '/' && live.root !== '/') return leadOn(response, live.root);
    const found = await live.read(pathname);
    for (const [name, value] of Object.entries(live.headers(pathname))) response.setHeader(name, value);
    send(response, found ? 200 : 404, found ?? (await live.read(live.notFound)) ?? BROKEN);
  } catch (error) {
    if (session.site === site) meet(session, problemsOf(error), { files: [pathname], since });
    send(response, 500, BROKEN);
  }
}

/** What one page found wrong is shown beside what is known of the site, and told once. */
function meet(
  session: Session,
  problems: Problem[],
  { files, since }: { files: string[]; since: number },
): void {
  const before = uniqueProblems([...session.met, ...session.known]);
  const all = uniqueProblems([...problems, ...before]);
  if (all.length === before.length) return;
  session.met = [...session.met, ...problems];
  show(session, session.known);
  session.options.onProblems(problems, { files, ms: performance.now() - since });
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
