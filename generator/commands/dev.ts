import path from 'node:path';
import { affectsInstalledPackages, isUnwatched, LOCK_FILES } from '../cache';
import { EventStream } from '../dev-server/events';
import { type LocalServer, listenLocally } from '../dev-server/listen';
import { Traffic } from '../dev-server/traffic';
import { type Watcher, watch } from '../dev-server/watch';
import { type BuildContext, openContext, refreshContext } from '../pipeline/context';
import { firstPages } from '../pipeline/first-pages';
import { liveSite } from '../pipeline/live-site';
import { sourceFolders } from '../pipeline/source-folders';
import { watchFailed } from '../problems/catalogue/runs';
import { diskFaultOf } from '../problems/disk-fault';
import { problemsOf } from '../problems/problems-of';
import { answer } from './dev-answers';
import { renew } from './dev-renew';
import { type DevOptions, meet, type Session } from './dev-session';

/** A development server; `restart` reads the whole site again. */
export interface DevServer extends LocalServer {
  restart(): Promise<void>;
}

/** Serves a site for development: pages are drawn on request, and changes are shown at once. */
export async function devSite(options: DevOptions): Promise<DevServer> {
  // The next whole millisecond: nothing is read before.
  const since = Date.now() + 1;
  const { context, close } = openContext({ ...options, playgrounds: 'shown' });
  const session = openSession(context, options);
  const server = await listenLocally(options.port, answer(session), options.host);
  session.renewed = renew(session, { files: [], since: performance.now() });
  const watching = watchOnceServed(session, since);
  return {
    ...server,
    restart: async () => {
      await reread(session, [], await watching);
      await session.renewed;
    },
    // What is still being read writes into the cache, whose folder the caller may remove.
    close: async () => {
      session.isClosed = true;
      await (await watching).close();
      await server.close();
      await session.renewed;
      await close();
    },
  };
}

/**
 * Watches once pages can be drawn and have what they asked for, as finding all files takes as long as reading them. What has
 * changed meanwhile, after `since`, is read then.
 */
async function watchOnceServed(session: Session, since: number): Promise<Watcher> {
  if (!(await session.first)) await session.site.catch(() => undefined);
  await session.traffic.quiet();
  const watcher = watch({
    root: session.options.root,
    names: [...(await watched(session.context)), ...LOCK_FILES],
    // npm writes what is installed into a file between the packages.
    isUnwatched: (name) => isUnwatched(name) && !affectsInstalledPackages(name),
    since,
    ready: (names) => {
      session.watched = [...session.watched, ...names];
      session.watchedSinceRead = [...session.watchedSinceRead, ...names];
    },
    changed: (files) => reread(session, files, watcher),
    failed: (error) => onWatchError(session, error),
  });
  return watcher;
}

/** The clocks of file systems tick so slowly, in ms. */
const TICK_MS = 10;

/** Reads the site again. The definition may name other folders than before, or be loaded for the first time. */
async function reread(session: Session, files: string[], watcher: Watcher): Promise<void> {
  const since = Date.now() - TICK_MS;
  await onChange(session, files);
  watcher.add(await watched(session.context), since);
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
    checked: Promise.resolve(),
    unreported: [],
    known: [],
    met: [],
    isClosed: false,
  };
}

/** The folders to watch; while the definition cannot be loaded, only its own folder. */
function watched({ memory, definition }: BuildContext): Promise<string[]> {
  return sourceFolders(memory, definition).catch(() => [path.dirname(definition)]);
}

/** Reports an error of the watcher. From now on every change rereads all files, as some changes may not be seen. */
function onWatchError(session: Session, error: unknown): void {
  session.watched = [];
  session.watchedSinceRead = [];
  const fault = diskFaultOf(error);
  const files = fault?.path === undefined ? [] : [path.relative(session.options.root, fault.path)];
  meet(session, fault ? [watchFailed(fault)] : problemsOf(error), { files, since: performance.now() });
}

/** Reads the site again; checks go on after that, so that they do not delay the next change. */
async function onChange(session: Session, files: string[]): Promise<void> {
  if (session.isClosed) return;
  const since = performance.now();
  const seen = { changed: files, watched: session.watchedSinceRead };
  session.context = refreshContext(session.context, files.length > 0 ? seen : undefined);
  session.watchedSinceRead = session.watched;
  const { context, site: before } = session;
  const site = before.then(
    ({ assets }) => liveSite(context, assets),
    () => liveSite(context),
  );
  session.site = site;
  session.met = [];
  session.first = undefined;
  session.unreported = [...new Set([...session.unreported, ...files])];
  session.renewed = Promise.all([session.renewed, renew(session, { files, since })]);
  await site.catch(() => undefined);
}
