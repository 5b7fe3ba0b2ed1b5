import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf } from '../../../cache/hash';
import type { Assets, DemoServer } from '../../../model';
import { type Fallback, type FallbackMemory, keepFallback, knownFallback } from './fallback-memory';
import { runDrawing } from './run-drawing';

/** Which demos to draw. */
export interface FallbackRequest {
  assets: Pick<Assets, 'demoServer'>;
  /** Source files of demos, relative to the root. */
  files: string[];
  cache: FallbackMemory;
  /** A hash of the program: what another program drew is drawn anew. */
  engine: string;
  /** Told of a demo that could not be drawn. No mistake: a browser is where demos live. */
  note?: (message: string) => void;
}

/** The moment in which every demo is drawn: when the documented version came out. */
const NOW = Date.UTC(2024, 8, 20, 12);

/**
 * What each demo shows before its script runs, drawn once for all languages with clock, zone, locale
 * and chance fixed; nothing for a demo that cannot be drawn or draws no element at all. Remembered per
 * demo under its module, whose name tells all that went into it.
 */
export async function drawFallbacks(request: FallbackRequest): Promise<Record<string, Fallback | undefined>> {
  const { assets, files, cache, engine, note } = request;
  const { demoServer } = assets;
  if (!demoServer) return {};
  const demos = orders(demoServer, files, engine);
  const fallbacks = new Map(demos.map(({ file, key }) => [file, knownFallback(cache, file, key)]));
  const missing = new Map(
    demos.filter(({ file }) => fallbacks.get(file) === undefined).map((demo) => [demo.file, demo]),
  );
  const order = { entry: pathToFileURL(demoServer.entry).href, demos: [...missing.values()], now: NOW };
  for (const drawn of await runDrawing(order)) {
    const { file, failure } = drawn;
    if (failure !== undefined) note?.(`${file} is not drawn on a server: ${failure}`);
    fallbacks.set(file, keepFallback(cache, drawn, missing.get(file)?.key ?? ''));
  }
  return Object.fromEntries([...fallbacks].map(([file, fallback]) => [file, fallback ?? undefined]));
}

/** Modules are named by what they contain; where they lie is no matter. */
function orders({ entry, demos }: DemoServer, files: string[], engine: string) {
  return files.flatMap((file) => {
    const module = demos[file];
    if (module === undefined) return [];
    const key = hashOf(engine, String(NOW), path.basename(entry), path.basename(module));
    return [{ file, url: pathToFileURL(module).href, key }];
  });
}
