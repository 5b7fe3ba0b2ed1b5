import type { JSHandle, Page } from 'playwright-core';
import { acts } from './acts';
import { closeMenus, leave } from './close-popups';
import { type End, endOf, PATIENCE_MS } from './end-of-use';
import { type Found, findTargets } from './find-targets';
import type { Act, Kind } from './kinds';
import { type Reach, type Reached, reachTargets } from './reach-targets';
import { tooltipFaults } from './tooltip-faults';
import { whenIdle } from '../when-idle';

/** What was done with a demo. */
export interface UsedDemo {
  name: string;
  /** What can be used in it, each by its kind and name. */
  offered: string[];
  done: string[];
  faults: string[];
}

/** What is told of a target outside its page. */
interface Told {
  index: number;
  act: Act;
  name: string;
  together: Kind['together'];
  answers: boolean;
}

/** A demo that is used. */
interface InUse {
  page: Page;
  found: JSHandle<Found>;
  used: UsedDemo;
  /** Something was used that must change something. */
  mustAnswer: boolean;
  /** Where it was pressed last. */
  last?: Reached | undefined;
}

/** Uses one demo of a page that is mounted already: of each kind of thing in it some, as readers do. */
export async function walkDemo(page: Page, index: number, name: string): Promise<UsedDemo> {
  const found = await findTargets(page, index);
  const targets = await tellTargets(found);
  const used: UsedDemo = { name, offered: targets.map(({ name: one }) => one), done: [], faults: [] };
  const inUse: InUse = { page, found, used, mustAnswer: false };
  for (const group of groupsOf(targets)) {
    await handle(inUse, group);
    if (used.done.at(-1)?.startsWith('mark '))
      used.faults.push(...(await tooltipFaults(page, found, { name, at: inUse.last })));
  }
  used.faults.push(...faultsIn(inUse, await end(inUse)));
  return used;
}

function tellTargets(found: JSHandle<Found>): Promise<Told[]> {
  return found.evaluate(({ targets }) =>
    targets.map(({ kind, name, answers }, index) => ({
      index,
      answers,
      act: kind.act,
      name: `${kind.name} ${name}`,
      together: kind.together,
    })),
  );
}

/** What is used together, and each other target by itself. */
function groupsOf(targets: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const target of targets) {
    const last = groups.at(-1);
    if (target.together && last?.[0]?.together === target.together) last.push(target);
    else groups.push([target]);
  }
  return groups;
}

async function handle(inUse: InUse, targets: readonly Told[]): Promise<void> {
  const { page, used } = inUse;
  const points = await reach(
    inUse,
    targets.map(({ index }) => index),
  );
  const reached = targets.flatMap((target, at) => {
    const point = points[at];
    return point ? { ...target, point } : [];
  });
  await Promise.all(reached.map(({ act, point }) => acts[act](page, point)));
  await whenIdle(page);
  inUse.last = reached.at(-1)?.point ?? inUse.last;
  inUse.mustAnswer ||= reached.some(({ answers }) => answers);
  used.done.push(...reached.map(({ name }) => name));
}

/** Finds targets, when what the one before has opened is closed. */
async function reach({ page, found, used }: InUse, indexes: number[]): Promise<Exclude<Reach, string>> {
  const reached = await reachTargets(found, indexes);
  if (typeof reached !== 'string') return reached;
  const choose = reached === 'a list is in front of them' ? ['Enter'] : [];
  for (const menu of await closeMenus(page, found, choose))
    used.faults.push(`${used.done.at(-1)} leaves ${menu}`);
  const again = await reachTargets(found, indexes);
  return typeof again === 'string' ? [] : again;
}

/** Leaves a demo with all that it has opened. */
async function end({ page, found, last }: InUse): Promise<End> {
  await leave(page);
  // A menu that keeps the focus elsewhere stays after Escape, however long one waits.
  const ended = await endOf(found, PATIENCE_MS / 10);
  if (ended.left.length === 0) return ended;
  await closeMenus(page, found, []);
  const closed = await endOf(found);
  if (closed.left.length === 0 || !last) return closed;
  // What opens by a press may close by another one. Keys have scrolled the page meanwhile.
  await page.mouse.click(last.x, last.y + last.scrolled - (await page.evaluate(() => scrollY)));
  await leave(page);
  return endOf(found);
}

/** Demos of what is read only: a clock does not say so in the document. */
const readOnly: ReadonlySet<string> = new Set(['TimeClockFormStates']);

/** What must be true of a demo that was used. */
function faultsIn({ used, mustAnswer }: InUse, { left, isInView, changes, tabStops }: End): string[] {
  const { name, offered, done } = used;
  return [
    ...left.map((popup) => `${popup} is left`),
    ...(isInView ? [] : ['it is scrolled away']),
    ...(offered.length + tabStops > 0 && done.length === 0 ? ['nothing in it could be used'] : []),
    ...(mustAnswer && changes === 0 && !readOnly.has(name) ? ['it answers nothing'] : []),
  ];
}
