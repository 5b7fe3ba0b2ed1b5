import path from 'node:path';
import { saveMemory } from '../cache';
import { EventStream } from '../dev-server/events';
import { type LocalServer, listenLocally } from '../dev-server/listen';
import { Traffic } from '../dev-server/traffic';
import { watch } from '../dev-server/watch';
import { type BuildContext, openContext, refreshContext } from '../pipeline/context';
import { firstPages } from '../pipeline/first-pages';
import { liveSite } from '../pipeline/live-site';
import { sourceFolders } from '../pipeline/source-folders';
import { answer } from './dev-answers';
import { type DevOptions, problemsOf, type Session, show } from './dev-session';

/** A development server; `restart` reads the whole site again. */
export interface DevServer extends LocalServer {
  restart(): Promise<void>;
}

/** Serves a site for development: pages are drawn on request, and changes are shown at once. */
export async function devSite(options: DevOptions): Promise<DevServer> {
  const { context, close } = openContext({ ...options, playgrounds: 'shown' });
  const session = openSession(context, options);
  const server = await listenLocally(options.port, answer(session), options.host);
  session.renewed = renew(session, [], performance.now());
  const folders = await watched(context);
  const watcher = watch({
    root: options.root,
    names: [...folders, 'package-lock.json'],
    ready: () => {
      session.watched = folders;
    },
    changed: (files) => onChange(session, files),
  });
  return {
    ...server,
    restart: () => onChange(session, []),
    // What is still being read writes into the cache, whose folder the caller may remove.
    close: async () => {
      session.isClosed = true;
      await watcher.close();
      await server.close();
      await session.renewed;
      await close();
    },
  };
}

/** Starts a session. First pages are served before the whole site is read. */
function openSession(context: BuildContext, options: DevOptions): Session {
  const first = firstPages(context).catch(() => undefined);
  const site = first.then(async (pages) => {
    await pages?.answered();
    return liveSite(context);
  });
  const events = new EventStream();
  return {
    context,
    options,
    watched: [],
    watchedSinceRead: [],
    events,
    traffic: new Traffic(),
    site,
    first,
    renewed: Promise.resolve(),
    known: [],
    met: [],
    isClosed: false,
  };
}

/** The folders to watch; while the definition cannot be loaded, only its own folder. */
function watched({ memory, definition }: BuildContext): Promise<string[]> {
  return sourceFolders(memory, definition).catch(() => [path.dirname(definition)]);
}

async function onChange(session: Session, files: string[]): Promise<void> {
  if (session.isClosed) return;
  const since = performance.now();
  const seen = { changed: files, watched: session.watchedSinceRead };
  session.context = refreshContext(session.context, files.length > 0 ? seen : undefined);
  session.watchedSinceRead = session.watched;
  const { context, site: before } = session;
  session.site = before.then(
    ({ assets }) => liveSite(context, assets),
    () => liveSite(context),
  );
  session.met = [];
  session.first = undefined;
  session.renewed = Promise.all([session.renewed, renew(session, files, since)]);
  await session.renewed;
}

/**
 * Reports the new state to browser and terminal. Checks wait until open pages have what they request after a change;
 * types of demos take seconds, so they are reported later.
 */
async function renew(session: Session, files: string[], since: number): Promise<void> {
  const { site, events, traffic, options, context } = session;
  try {
    const live = await site;
    const ms = performance.now() - since;
    // Earlier problems may be fixed, so none are shown until the new check is done.
    if (session.site === site) show(session, []);
    if (files.length > 0 || (await session.first)) events.send({ kind: 'changed' });
    session.first = undefined;
    await traffic.quiet();
    if (session.isClosed) return;
    const problems = live.problems();
    if (session.site === site) show(session, problems);
    options.onProblems(problems, { files, ms });
    saveMemory(context.memory);
    if (session.isClosed) return;
    const all = await live.allProblems();
    if (all.length > problems.length && session.site === site) show(session, all);
  } catch (error) {
    const problems = problemsOf(error);
    show(session, problems);
    options.onProblems(problems, { files, ms: performance.now() - since });
  }
}
