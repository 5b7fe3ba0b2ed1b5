import { saveMemory } from '../cache';
import type { Problem } from '../model';
import type { LiveSite } from '../pipeline/live-site';
import { problemsOf } from '../problems/problems-of';
import { uniqueProblems } from '../problems/unique';
import { type Session, show } from './dev-session';

/** Files that changed at the same time, relative to the root, and when they were seen, in ms. */
interface Change {
  files: string[];
  since: number;
}

/**
 * Shows the new state in open pages, and reports its problems there and on the terminal. Checks wait until pages have
 * what they request. A state that has been replaced meanwhile is not checked.
 */
export async function renew(session: Session, { files, since }: Change): Promise<void> {
  const { site, events, traffic, context } = session;
  const isLatest = () => session.site === site && !session.isClosed;
  const report = reporterOf(session);
  try {
    const live = await site.finally(() => isLatest() && context.reporter.step('check'));
    const ms = performance.now() - since;
    // Earlier problems may be fixed, so none are shown until the new check is done.
    if (isLatest()) show(session, []);
    if (files.length > 0 || (await session.first)) events.send({ kind: 'changed' });
    session.first = undefined;
    if (events.isHeard || traffic.isOpen) await traffic.quiet();
    if (!isLatest()) return;
    const problems = live.problems();
    report(problems, ms);
    saveMemory(session.context.memory);
    const more = await slowProblems(session, live, { isLatest, known: problems });
    if (more.length > 0) report(more, performance.now() - since);
  } catch (error) {
    if (isLatest()) report(problemsOf(error), performance.now() - since);
  }
}

/**
 * Returns what reports problems of one state, which may be called again when more are known. The first report names the
 * changed files of all states that were not reported, and so do the others.
 */
function reporterOf(session: Session): (problems: Problem[], ms: number) => void {
  let told: Problem[] = [];
  let changed: string[] = [];
  return (problems, ms) => {
    told = [...told, ...problems];
    changed = [...changed, ...session.unreported];
    session.unreported = [];
    show(session, told);
    session.options.onProblems(problems, { files: changed, ms });
  };
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
