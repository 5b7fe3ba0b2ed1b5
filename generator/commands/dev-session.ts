import type { EventStream } from '../dev-server/events';
import type { Traffic } from '../dev-server/traffic';
import type { Problem } from '../model';
import type { BuildContext, SiteOptions } from '../pipeline/context';
import type { LiveSite } from '../pipeline/live-site';
import type { ServedSite } from '../pipeline/serve-site';
import { uniqueProblems } from '../problems/unique';

/** Options of a development server. */
export interface DevOptions extends SiteOptions {
  port: number;
  /** The address to listen on; by default only this machine can connect. */
  host?: string | undefined;
  /** Called with all problems, at the start and after every change. */
  onProblems: (problems: Problem[], change: { files: string[]; ms: number }) => void;
}

/** A site in development, and its open pages. */
export interface Session {
  /** The context of the last reading of the site. */
  context: BuildContext;
  /** Watched folders; none before the watcher is ready. */
  watched: readonly string[];
  /** Folders that were watched for the whole time since the last reading. */
  watchedSinceRead: readonly string[];
  events: EventStream;
  traffic: Traffic;
  options: DevOptions;
  site: Promise<LiveSite>;
  /** Pages that are served until the site has been read once. */
  first: Promise<ServedSite | undefined> | undefined;
  /** Settles when all changes so far have been read, checked and reported. */
  renewed: Promise<unknown>;
  /** Settles when the slow checks that have begun are done. */
  checked: Promise<unknown>;
  /** Changed files, relative to the root, that no report has named yet. */
  unreported: string[];
  /** Known problems of the site. */
  known: Problem[];
  /** Problems of requested pages since the last change: pages that cannot be drawn. */
  met: Problem[];
  /** A closed session reads nothing more. */
  isClosed: boolean;
}

/** Sends the problems of the site and of requested pages to all open pages. */
export function show(session: Session, known: Problem[]): void {
  session.known = known;
  session.events.send({ kind: 'problems', problems: uniqueProblems([...session.met, ...known]) });
}

/** Adds problems of one page to those of the site, and reports each once. */
export function meet(
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
