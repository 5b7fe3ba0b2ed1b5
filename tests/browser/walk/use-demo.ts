import type { JSHandle, Page } from 'playwright-core';
import { acts } from './acts';
import { BESIDE, closePopups, leftAfter, PATIENCE_MS } from './close-popups';
import { type Found, findTargets } from './find-targets';
import type { Act } from './kinds';
import { type Reach, reachTargets } from './reach-targets';
import { tooltipFaults } from './tooltip-faults';

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
  isDrawn: boolean;
}

/** What is used of a demo in its page. */
interface InUse {
  page: Page;
  found: JSHandle<Found>;
  used: UsedDemo;
}

/** Uses one demo of a page that is mounted already: of each kind of thing in it some, as readers do. */
export async function useDemo(page: Page, index: number, name: string): Promise<UsedDemo> {
  const found = await findTargets(page, index);
  const targets = await tellTargets(found);
  const used: UsedDemo = { name, offered: targets.map(({ name: one }) => one), done: [], faults: [] };
  const inUse = { page, found, used };
  const drawn = targets.filter(({ isDrawn }) => isDrawn);
  if (drawn.length > 0) await useTargets(inUse, drawn);
  if (used.done.some((one) => one.startsWith('mark '))) used.faults.push(...(await tooltipFaults(found, name)));
  for (const target of targets) if (!target.isDrawn) await useTargets(inUse, [target]);
  await noteFaults(inUse);
  await found.dispose();
  return used;
}

function tellTargets(found: JSHandle<Found>): Promise<Told[]> {
  return found.evaluate(({ targets }) =>
    targets.map(({ kind: { name: kind, act, isDrawn = false }, name }, index) => {
      return { index, act, name: `${kind} ${name}`, isDrawn };
    }),
  );
}

/** Uses what does not move when another of them is used. */
async function useTargets(inUse: InUse, targets: readonly Told[]): Promise<void> {
  const { page, used } = inUse;
  const points = await reach(
    inUse,
    targets.map(({ index }) => index),
  );
  for (const [at, { act, name }] of targets.entries()) {
    const point = points[at];
    if (!point) continue;
    await acts[act](page, point);
    used.done.push(name);
  }
}

/** Finds targets, when what the one before has opened is closed. */
async function reach({ page, found, used }: InUse, indexes: number[]): Promise<Exclude<Reach, string>> {
  const reached = await reachTargets(found, indexes);
  if (typeof reached !== 'string') return reached;
  for (const popup of await closePopups(page, found)) used.faults.push(`${used.done.at(-1)} leaves ${popup}`);
  const again = await reachTargets(found, indexes);
  return typeof again === 'string' ? [] : again;
}

/** What must be true of a demo that was used. */
async function noteFaults(inUse: InUse): Promise<void> {
  const { page, found, used } = inUse;
  await page.mouse.move(BESIDE.x, BESIDE.y);
  await reach(inUse, []);
  for (const popup of await leftAfter(found, PATIENCE_MS)) used.faults.push(`${popup} is left`);
  const { changes, isInView } = await found.evaluate(({ changes: all, place }) => {
    const box = (place.ownerDocument.defaultView?.frameElement ?? place).getBoundingClientRect();
    return { changes: all, isInView: box.bottom > 0 && box.top < innerHeight };
  });
  if (!isInView) used.faults.push('it is scrolled away');
  if (used.offered.length > 0 && used.done.length === 0) used.faults.push('nothing in it could be used');
  if (used.done.some((one) => !/^(?:mark|legend|axis|chart) /.test(one)) && changes === 0) used.faults.push('it answers nothing');
}
