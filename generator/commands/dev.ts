import path from 'node:path';
import { saveMemory } from '../cache';
import { EventStream } from '../dev-server/events';
import { type LocalServer, listenLocally } from '../dev-server/listen';
import { Traffic } from '../dev-server/traffic';
import { watch } from '../dev-server/watch';
import type { Problem } from '../model';
import { type BuildContext, openContext, refreshContext } from '../pipeline/context';
import { firstPages } from '../pipeline/first-pages';
import { type LiveSite, liveSite } from '../pipeline/live-site';
import { sourceFolders } from '../pipeline/source-folders';
import { uniqueProblems } from '../problems/unique';
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
    restart: async () => {
      await onChange(session, []);
      await session.renewed;
    },
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
  session.renewed = Promise.all([session.renewed, renew(session, files, since)]);
  await site.catch(() => undefined);
}

/**
 * Shows the new state in open pages, and reports its problems there and on the terminal. Checks wait until the pages have
 * what they request after a change. A state that has been replaced meanwhile is not checked.
 */
async function renew(session: Session, files: string[], since: number): Promise<void> {
  const { site, events, traffic } = session;
  const isLatest = () => session.site === site && !session.isClosed;
  try {
    const live = await site;
    const ms = performance.now() - since;
    // Earlier problems may be fixed, so none are shown until the new check is done.
    if (isLatest()) show(session, []);
    if (files.length > 0 || (await session.first)) events.send({ kind: 'changed' });
    session.first = undefined;
    if (events.isHeard) await traffic.quiet();
    if (!isLatest()) return;
    const problems = live.problems();
    const changed = takeUnreported(session);
    show(session, problems);
    session.options.onProblems(problems, { files: changed, ms });
    saveMemory(session.context.memory);
    const more = await slowProblems(session, live, { isLatest, known: problems });
    if (more.length === 0) return;
    show(session, [...problems, ...more]);
    session.options.onProblems(more, { files: changed, ms: performance.now() - since });
  } catch (error) {
    if (!isLatest()) return;
    const problems = problemsOf(error);
    show(session, problems);
    session.options.onProblems(problems, { files: takeUnreported(session), ms: performance.now() - since });
  }
}

/** The changed files of all states since the last report. */
function takeUnreported(session: Session): string[] {
  const files = session.unreported;
  session.unreported = [];
  return files;
}

interface SlowCheck {
  isLatest: () => boolean;
  known: readonly Problem[];
}

/**
 * The problems that are not `known` yet, of the types of demos and the API reference: they take seconds, and are found
 * for one state at a time, the latest. None for a state that has been replaced.
 */
async function slowProblems(
  session: Session,
  live: LiveSite,
  { isLatest, known }: SlowCheck,
): Promise<Problem[]> {
  const checked = session.checked.then(() => (isLatest() ? live.allProblems() : []));
  session.checked = checked.catch(() => undefined);
  const all = await checked;
  return isLatest() ? uniqueProblems([...known, ...all]).slice(uniqueProblems(known).length) : [];
}
