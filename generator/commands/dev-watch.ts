import path from 'node:path';
import { affectsInstalledPackages, isUnwatched, LOCK_FILES } from '../cache';
import { type Watcher, watch } from '../dev-server/watch';
import { type BuildContext, refreshContext } from '../pipeline/context';
import { liveSite } from '../pipeline/live-site';
import { sourceFolders } from '../pipeline/source-folders';
import { watchFailed } from '../problems/catalogue/runs';
import { diskFaultOf } from '../problems/disk-fault';
import { problemsOf } from '../problems/problems-of';
import { renew } from './dev-renew';
import { meet, type Session } from './dev-session';

/**
 * Watches once pages can be drawn and have what they asked for, as finding all files takes as long as reading them. What has
 * changed meanwhile, after `since`, is read then.
 */
export async function watchOnceServed(session: Session, since: number): Promise<Watcher> {
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
export async function reread(session: Session, files: string[], watcher: Watcher): Promise<void> {
  const since = Date.now() - TICK_MS;
  await onChange(session, files);
  watcher.add(await watched(session.context), since);
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
