import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Made, type Memory, type Recipe, recall, rememberEach } from '../../../cache';
import type { Assets, DemoFallback, DemoServer, Thrown } from '../../../model';
import { withoutFolders } from '../../../problems/without-folders';
import { type DrawingJob, drawMountedFirst } from './draw-mounted-first';
import type { Answer } from './drawing-messages';
import { keepFallback } from './keep-fallback';
import { missingBrowserName } from './needs-browser';
import type { Drawn } from './run-drawing';

/** The demos to prerender. */
export interface FallbackRequest {
  assets: Pick<Assets, 'demoServer'>;
  /** Source files of demos, relative to the root. */
  files: string[];
  /** Package modules that each imports, directly or through its own modules. */
  imports: Readonly<Record<string, string[]>>;
  /** Codes of all languages except the default one. */
  languages?: readonly string[];
  memory: Memory;
  /** The time limit of one demo. */
  limitSeconds?: number;
}

/**
 * The reason why a demo was not prerendered: it threw an error, its default export is no component, it exceeded the
 * time limit, or it ended its process.
 */
export type DemoFailure =
  | { kind: 'no component' }
  | { kind: 'threw'; when: 'import' | 'render'; thrown: Thrown }
  | { kind: 'stopped'; seconds: number }
  | { kind: 'ended'; reason: string };

/** Prerendered demos, and failures, by source file. */
export interface Fallbacks {
  drawn: Record<string, DemoFallback>;
  /** The result in each language in which it differs, by code. */
  translated: Record<string, Record<string, DemoFallback>>;
  failed: Record<string, DemoFailure>;
  /** An error of the demo server entry: then no demo is prerendered. */
  entryFailure?: Thrown;
}

/**
 * The cached result of a demo: null if it renders no element; a failure with the modules in its stack trace.
 */
type Outcome =
  | { drawing: DemoFallback | null; translated: Record<string, DemoFallback> }
  | { failure: DemoFailure; modules: string };

/** The default time limit: the slowest demo of this site needs four seconds of processor time. */
const LIMIT_SECONDS = 60;

/** The simulated current time: the release date of the documented version. */
const NOW = Date.UTC(2024, 8, 20, 12);

/**
 * Prerenders each demo, with fixed clock, time zone, locale and random numbers: once for all languages, and
 * again for each language in which its texts differ. Results and errors are cached by everything that they
 * depend on. Time-outs are not cached, because they depend on the machine.
 */
export async function drawFallbacks(request: FallbackRequest): Promise<Fallbacks> {
  const { assets, memory, imports, languages = [], limitSeconds = LIMIT_SECONDS } = request;
  const { demoServer } = assets;
  const files = request.files.filter((file) => demoServer?.demos[file] !== undefined);
  if (!demoServer || files.length === 0) return { drawn: {}, translated: {}, failed: {} };
  let entryFailure: Thrown | undefined;
  const recipes = files.map((file) => recipeOf(file, demoServer, languages));
  dropCachedFailures(files, recipes, { memory, demoServer });
  const outcomes = await rememberEach<Outcome>(memory, recipes, async (missing) => {
    const wanted = missing.flatMap((at) => files[at] ?? []);
    const order = { ...orderOf(wanted, imports, demoServer), languages };
    const drawings = await drawMountedFirst(order, limitSeconds);
    if (!('entryFailure' in drawings))
      return drawings.drawn.map((drawn) => keepOutcome(drawn, { memory, demoServer, limitSeconds }));
    entryFailure = shortened(drawings.entryFailure, { memory, demoServer });
    return wanted.map(() => ({ value: NOTHING, kept: [], lasts: false }));
  });
  const values = outcomes.map(({ value }) => value);
  return { ...sorted(files, values), ...(entryFailure && { entryFailure }) };
}

const NOTHING: Outcome = { drawing: null, translated: {} };

function sorted(files: string[], values: Outcome[]): Omit<Fallbacks, 'entryFailure'> {
  const found: Omit<Fallbacks, 'entryFailure'> = { drawn: {}, translated: {}, failed: {} };
  for (const [at, value] of values.entries()) {
    const file = files[at] ?? '';
    if (isFailure(value)) {
      found.failed[file] = value.failure;
      continue;
    }
    if (value.drawing) found.drawn[file] = value.drawing;
    if (Object.keys(value.translated).length > 0) found.translated[file] = value.translated;
  }
  return found;
}

/** Removes cached errors whose modules have changed: the source place of an error is looked up in its modules. */
function dropCachedFailures(files: string[], recipes: Recipe[], { memory, demoServer }: Surroundings): void {
  for (const [at, recipe] of recipes.entries()) {
    const file = files[at] ?? '';
    const known = recall<Outcome>(memory, recipe);
    if (!known || !isFailure(known) || known.modules === modulesOf(file, demoServer)) continue;
    const { failure } = known;
    const hasPlace = failure.kind === 'threw' && missingBrowserName(failure.thrown) === undefined;
    if (hasPlace) memory.table.delete(recipe.name);
  }
}

/** Modules by their names, which are hashes of their contents; their folder does not matter. */
function modulesOf(file: string, { entry, demos }: DemoServer): string {
  return [demos[file] ?? '', entry].map((module) => path.basename(module)).join(' ');
}

/** The permissions of the process contain the real path of the folder. */
function orderOf(
  files: string[],
  imports: FallbackRequest['imports'],
  { entry, demos }: DemoServer,
): Omit<DrawingJob, 'languages'> {
  const urlOf = (file: string) => pathToFileURL(realpathSync(file)).href;
  return {
    entry: urlOf(entry),
    demos: files.map((file) => {
      const module = demos[file] ?? '';
      return { file, url: urlOf(module), imports: imports[file] ?? [], code: readFileSync(module, 'utf8') };
    }),
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
  const modules = modulesOf(drawn.file, around.demoServer);
  if (drawn.lost?.to === 'time') return passing({ kind: 'stopped', seconds: limitSeconds }, modules);
  if (drawn.lost) return passing({ kind: 'ended', reason: drawn.lost.reason }, modules);
  if (!drawn.failure) return keepDrawings(drawn, around.memory.store);
  if (drawn.failure === 'no component')
    return { value: { failure: { kind: drawn.failure }, modules }, kept: [] };
  const { when, thrown } = drawn.failure;
  const failure: DemoFailure = { kind: 'threw', when, thrown: shortened(thrown, around) };
  return { value: { failure, modules }, kept: [] };
}

function keepDrawings({ file, translated = {}, ...drawn }: Answer, store: Memory['store']): Made<Outcome> {
  const first = keepFallback(store, file, drawn);
  const others = Object.entries(translated).map(
    ([language, drawing]) => [language, keepFallback(store, file, drawing)] as const,
  );
  return {
    value: {
      drawing: first.value,
      translated: Object.fromEntries(
        others.flatMap(([language, { value }]) => (value ? [[language, value]] : [])),
      ),
    },
    kept: [...first.kept, ...others.flatMap(([, { kept }]) => kept)],
  };
}

function passing(failure: DemoFailure, modules: string): Made<Outcome> {
  return { value: { failure, modules }, kept: [], lasts: false };
}

function shortened({ text, frames }: Thrown, { memory, demoServer }: Surroundings): Thrown {
  const folder = path.dirname(demoServer.entry);
  return { text: withoutFolders(text, [folder, realpathSync(folder), memory.snapshot.root]), frames };
}

function isFailure(value: Outcome): value is { failure: DemoFailure; modules: string } {
  return 'failure' in value;
}

function recipeOf(file: string, { states }: DemoServer, languages: readonly string[]): Recipe {
  const inputs = { state: states[file] ?? '', now: String(NOW), languages: languages.join(' ') };
  return { name: `fallback of ${file}`, inputs, code: 'drawings' };
}
