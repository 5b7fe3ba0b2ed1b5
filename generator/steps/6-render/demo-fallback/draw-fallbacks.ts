import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Made, type Memory, rememberEach } from '../../../cache';
import type { Assets, DemoFallback, DemoServer, Thrown } from '../../../model';
import { withoutFolders } from '../../../problems/without-folders';
import { keepFallback } from './keep-fallback';
import { type Commission, drawTwice } from './draw-twice';
import type { Drawn } from './run-drawing';

/** Which demos to draw. */
export interface FallbackRequest {
  assets: Pick<Assets, 'demoServer'>;
  /** Source files of demos, relative to the root. */
  files: string[];
  /** Modules of packages that each imports, through others of its own, too. */
  imports: Readonly<Record<string, string[]>>;
  memory: Memory;
  /** How long one demo may take before it counts as hung. */
  limitSeconds?: number;
}

/** Why a demo was not drawn: what it threw, or that it had to be stopped, or that it ended its process. */
export type DemoFailure =
  | { kind: 'threw'; when: 'import' | 'render'; thrown: Thrown }
  | { kind: 'stopped'; seconds: number }
  | { kind: 'ended'; reason: string };

/** What demos show before their scripts run, and why some of them show nothing, by source file. */
export interface Fallbacks {
  drawn: Record<string, DemoFallback | undefined>;
  failed: Record<string, DemoFailure>;
  /** What the entry threw that draws demos: then none is drawn. */
  entryFailure?: Thrown;
}

/** What is remembered of a demo: null where it draws no element at all. */
type Outcome = DemoFallback | null | { failure: DemoFailure };

/** Longer than any demo takes on a busy machine, shorter than anybody waits. */
const LIMIT_SECONDS = 30;

/** The moment in which every demo is drawn: when the documented version came out. */
const NOW = Date.UTC(2024, 8, 20, 12);

/**
 * What each demo shows before its script runs, drawn once for all languages with clock, zone, locale
 * and chance fixed. Remembered per demo under its module, whose name tells all that went into it; so is what
 * it throws. That one was stopped is not: on another day the machine may be faster.
 */
export async function drawFallbacks(request: FallbackRequest): Promise<Fallbacks> {
  const { assets, files, imports, memory, limitSeconds = LIMIT_SECONDS } = request;
  const { demoServer } = assets;
  if (!demoServer) return { drawn: {}, failed: {} };
  const drawable = files.filter((file) => demoServer.demos[file] !== undefined);
  const recipes = drawable.map((file) => recipeOf(file, demoServer));
  let entryFailure: Thrown | undefined;
  const outcomes = await rememberEach<Outcome>(memory, recipes, async (missing) => {
    const order = missing.flatMap((at) => drawable[at] ?? []);
    const drawings = await drawTwice(orderOf(order, imports, demoServer), limitSeconds);
    if (!('entryFailure' in drawings))
      return drawings.drawn.map((drawn) => keepOutcome(drawn, { memory, demoServer, limitSeconds }));
    entryFailure = shortened(drawings.entryFailure, { memory, demoServer });
    return order.map(() => ({ value: null, kept: [], lasts: false }));
  });
  const named = outcomes.map(({ value }, at) => [drawable[at] ?? '', value] as const);
  return {
    drawn: Object.fromEntries(named.flatMap(([file, value]) => (isFallback(value) ? [[file, value]] : []))),
    failed: Object.fromEntries(
      named.flatMap(([file, value]) => (isFailure(value) ? [[file, value.failure]] : [])),
    ),
    ...(entryFailure && { entryFailure }),
  };
}

/** The process may read the folder of the modules by its real name. */
function orderOf(
  files: string[],
  imports: FallbackRequest['imports'],
  { entry, demos }: DemoServer,
): Commission {
  const urlOf = (file: string) => pathToFileURL(realpathSync(file)).href;
  return {
    entry: urlOf(entry),
    demos: files.map((file) => ({ file, url: urlOf(demos[file] ?? ''), imports: imports[file] ?? [] })),
    now: NOW,
  };
}

interface Surroundings {
  memory: Memory;
  demoServer: DemoServer;
}

function keepOutcome(
  drawn: Drawn,
  { limitSeconds, ...around }: Surroundings & { limitSeconds: number },
): Made<Outcome> {
  if (drawn.lost?.to === 'time') return passing({ kind: 'stopped', seconds: limitSeconds });
  if (drawn.lost) return passing({ kind: 'ended', reason: drawn.lost.reason });
  if (!drawn.failure) return keepFallback(around.memory.store, drawn);
  const { when, thrown } = drawn.failure;
  return { value: { failure: { kind: 'threw', when, thrown: shortened(thrown, around) } }, kept: [] };
}

function passing(failure: DemoFailure): Made<Outcome> {
  return { value: { failure }, kept: [], lasts: false };
}

function shortened({ text, frames }: Thrown, { memory, demoServer }: Surroundings): Thrown {
  const folder = path.dirname(demoServer.entry);
  return { text: withoutFolders(text, [folder, realpathSync(folder), memory.snapshot.root]), frames };
}

function isFailure(value: Outcome): value is { failure: DemoFailure } {
  return value !== null && 'failure' in value;
}

function isFallback(value: Outcome): value is DemoFallback {
  return value !== null && !isFailure(value);
}

/** Modules are named by what they contain; where they lie is no matter. */
function recipeOf(file: string, { entry, demos }: DemoServer) {
  const module = path.basename(demos[file] ?? '');
  return { name: `fallback of ${file}`, inputs: { module, entry: path.basename(entry), now: String(NOW) } };
}
