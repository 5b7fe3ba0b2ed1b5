import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RememberedText } from '../cache';
import type { Inventory, Problem, ReferenceFacts } from '../model';
import { addFrames } from '../problems/add-frames';
import { sortProblems } from '../problems/sort';
import { readReference } from '../steps/3-read/reference/read-reference';
import { checkTexts } from '../steps/5-check/check-texts';
import { checkWords } from '../steps/5-check/check-words';
import { dateAdapters } from '../steps/5-check/date-adapters';
import { readDemos } from '../steps/5-check/demo-sources';
import type { Workshop } from './context';
import { type Plan, plan } from './plan';
import { readTexts } from './read-texts';

/** What every look at a site begins with: all that is known before anything is drawn. */
export interface Examined extends Plan {
  /** Every text that was read, by file. */
  known: Map<string, RememberedText>;
  /** What is read of the packages beside all this; nothing for a site that covers none. */
  reading: Promise<ReferenceFacts | undefined>;
}

/**
 * Steps 1 to 3, then what only texts and demos can show. `check` and `build` both begin with this, so that
 * they cannot drift apart. Types of demos take seconds and are asked for beside it (`checkDemoTypes`).
 */
export async function examine(workshop: Workshop): Promise<Examined> {
  const { root, definition, playgrounds, cache, pool, reporter } = workshop;
  reporter.step('collect');
  const folder = path.join(cache.folder, 'definition');
  const planned = await plan({ root, definition, folder, playgrounds });
  reporter.step('texts');
  const { inventory, routes } = planned;
  const reading = readBeside(workshop, inventory);
  const known = await readTexts({ inventory, cache, pool, reporter });
  reporter.step('check');
  const facts = [...known.values()].map((text) => text.facts);
  const problems = [
    ...planned.problems,
    ...facts.flatMap((text) => text.problems),
    ...checkTexts(facts, inventory, routes),
    ...checkWords(inventory.siteSources, inventory),
    ...dateAdapters(readDemos(inventory), inventory.site),
  ];
  return { ...planned, known, reading, problems: framed(problems, root) };
}

/** Packages are read while everything else goes on; who needs them waits for them. */
function readBeside(
  { root, cache }: Workshop,
  { site: { reference } }: Inventory,
): Promise<ReferenceFacts | undefined> {
  const reading = reference
    ? readReference({ root, coverage: reference, cache })
    : Promise.resolve(undefined);
  // Whoever waits is told of a failure; nobody may be waiting yet.
  reading.catch(() => undefined);
  return reading;
}

/** Problems in the order of their places, shown with their lines; a file that cannot be read is told without. */
export function framed(problems: Problem[], root: string): Problem[] {
  return addFrames(sortProblems(problems), (file) => {
    try {
      return readFileSync(path.join(root, file), 'utf8');
    } catch {
      return undefined;
    }
  });
}
