import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { saveMemory } from '../cache';
import { EventStream } from '../dev-server/events';
import { type LocalServer, listenLocally } from '../dev-server/listen';
import { watch } from '../dev-server/watch';
import { type BuildContext, openContext, refreshContext } from '../pipeline/context';
import { firstPages } from '../pipeline/first-pages';
import { liveSite } from '../pipeline/live-site';
import { sourceFolders } from '../pipeline/source-folders';
import { answer } from './dev-answers';
import { type DevOptions, problemsOf, type Session, show } from './dev-session';

/** A server for writing; `restart` reads the whole site anew. */
export interface DevServer extends LocalServer {
  restart(): Promise<void>;
}

/** Serves a site while it is written: routes are drawn on request, a change is shown at once. */
export async function devSite(options: DevOptions): Promise<DevServer> {
  const { context, close } = openContext({ ...options, playgrounds: 'shown' });
  const session = openSession(context, options);
  const server = await listenLocally(options.port, answer(session), options.host);
  void renew(session, [], performance.now());
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
    close: async () => {
      await watcher.close();
      await server.close();
      await close();
    },
  };
}

/** The first pages are shown before the site is read as a whole, and whoever waits for one is answered before that. */
function openSession(context: BuildContext, options: DevOptions): Session {
  const first = firstPages(context).catch(() => undefined);
  const site = first.then(async (pages) => {
    await pages?.answered();
    return liveSite(context);
  });
  const events = new EventStream();
  return { context, options, watched: [], watchedSinceRead: [], events, site, first, known: [], met: [] };
}

/** The folders of the site; while its definition cannot be loaded, the one it lies in. */
function watched({ memory, definition }: BuildContext): Promise<string[]> {
  return sourceFolders(memory, definition).catch(() => [path.dirname(definition)]);
}

async function onChange(session: Session, files: string[]): Promise<void> {
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
  await renew(session, files, since);
}

/** How long pages that come back after a change are answered before anything is checked, which takes as long as a page. */
const PAGES_FIRST_MS = 100;

/** Tells browser and terminal what the site is like now. Types of demos take seconds, so they come after. */
async function renew(session: Session, files: string[], since: number): Promise<void> {
  const { site, events, options, context } = session;
  try {
    const live = await site;
    const ms = performance.now() - since;
    // What was wrong before may be so no longer: nobody is told of it until that is known.
    if (session.site === site) show(session, []);
    if (files.length > 0 || (await session.first)) events.send({ kind: 'changed' });
    session.first = undefined;
    await setTimeout(PAGES_FIRST_MS);
    const problems = live.problems();
    if (session.site === site) show(session, problems);
    options.onProblems(problems, { files, ms });
    saveMemory(context.memory);
    const all = await live.allProblems();
    if (all.length > problems.length && session.site === site) show(session, all);
  } catch (error) {
    const problems = problemsOf(error);
    show(session, problems);
    options.onProblems(problems, { files, ms: performance.now() - since });
  }
}
