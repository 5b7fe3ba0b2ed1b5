import { EventStream } from '../dev-server/events';
import { type LocalServer, listenLocally } from '../dev-server/listen';
import { Traffic } from '../dev-server/traffic';
import { type BuildContext, openContext } from '../pipeline/context';
import { firstPages } from '../pipeline/first-pages';
import { liveSite } from '../pipeline/live-site';
import { answer } from './dev-answers';
import { renew } from './dev-renew';
import type { DevOptions, Session } from './dev-session';
import { reread, watchOnceServed } from './dev-watch';

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
