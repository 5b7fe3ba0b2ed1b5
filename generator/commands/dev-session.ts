import type { EventStream } from '../dev-server/events';
import type { Problem } from '../model';
import type { BuildContext, SiteOptions } from '../pipeline/context';
import type { LiveSite } from '../pipeline/live-site';
import type { ServedSite } from '../pipeline/serve-site';
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

/** A site that is written, and those who look at it. */
export interface Session {
  /** Of the site as it was read last. */
  context: BuildContext;
  /** Folders in which every change is seen: none before the watcher is there. */
  watched: readonly string[];
  /** Those of them in which every change since that reading was seen. */
  watchedSinceRead: readonly string[];
  events: EventStream;
  options: DevOptions;
  site: Promise<LiveSite>;
  /** Pages that can be shown before that, until the site was read once. */
  first: Promise<ServedSite | undefined> | undefined;
  /** What is wrong with the site, as far as it was looked at. */
  known: Problem[];
  /** What readers' requests found wrong since the last change: pages that cannot be drawn. */
  met: Problem[];
}

/** Tells every open page what is wrong with the site, and with the pages that were asked for since it changed. */
export function show(session: Session, known: Problem[]): void {
  session.known = known;
  session.events.send({ kind: 'problems', problems: uniqueProblems([...session.met, ...known]) });
}

/** A definition that does not compile is a problem like any other: the server goes on. */
export function problemsOf(error: unknown): Problem[] {
  if (error instanceof SiteError) return [...error.problems];
  return [broken(error instanceof Error ? error.message : String(error))];
}

/** What one page found wrong is shown beside what is known of the site, and told once. */
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
