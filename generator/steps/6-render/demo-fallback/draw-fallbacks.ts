import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf } from '../../../cache/hash';
import { engine } from '../../../engine';
import type { Assets, DemoServer } from '../../../model';
import type { Drawn } from './drawing-program';
import { type HtmlToken, readHtml, writeHtml } from './html-tokens';
import { isMeaningful } from './is-meaningful';
import { makeHarmless } from './make-harmless';
import { runDrawing } from './run-drawing';
import { scopeIds } from './scope-ids';

/** The static picture of a demo: names of its HTML and of its rules in the store. */
export interface Fallback {
  html: string;
  styles: string;
  /**
   * Whether a reader sees something of the demo. A place shows nothing, but takes the room that the
   * demo will need: charts that wait to be measured draw an empty box of their height.
   */
  shows: 'picture' | 'place';
}

/** Where drawings are kept: texts by their content, and which of them belong to a demo. */
export interface FallbackMemory {
  store: { put(text: string): string; has(name: string): boolean };
  results: {
    get(name: string): { key: string; value: unknown } | undefined;
    set(name: string, result: { key: string; value: unknown }): void;
  };
}

/** Which demos to draw. */
export interface FallbackRequest {
  assets: Pick<Assets, 'demoServer'>;
  /** Source files of demos, relative to the root. */
  files: string[];
  cache: FallbackMemory;
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
export async function drawFallbacks({
  assets,
  files,
  cache,
  note,
}: FallbackRequest): Promise<Record<string, Fallback | undefined>> {
  const { demoServer } = assets;
  if (!demoServer) return {};
  const demos = files.flatMap((file) => {
    const module = demoServer.demos[file];
    return module === undefined ? [] : [{ file, module, key: keyOf(demoServer, module) }];
  });
  const missing = demos.filter(({ file, key }) => knownFallback(cache, file, key) === undefined);
  const drawn = missing.length === 0 ? [] : await runDrawing(orderOf(demoServer, missing));
  const keys = new Map(demos.map(({ file, key }) => [file, key]));
  for (const drawing of drawn) {
    if (drawing.failure !== undefined)
      note?.(`${drawing.file} draws nothing on a server: ${drawing.failure}`);
    const value = keep(cache, drawing) ?? null;
    cache.results.set(nameOf(drawing.file), { key: keys.get(drawing.file) ?? '', value });
  }
  return Object.fromEntries(
    demos.map(({ file, key }) => [file, knownFallback(cache, file, key) ?? undefined]),
  );
}

function keyOf({ entry }: DemoServer, module: string): string {
  return hashOf(engine, path.basename(entry), path.basename(module), String(NOW));
}

function nameOf(file: string): string {
  return `fallback of ${file}`;
}

function orderOf({ entry }: DemoServer, demos: { file: string; module: string }[]) {
  const urls = demos.map(({ file, module }) => ({ file, url: pathToFileURL(module).href }));
  return { entry: pathToFileURL(entry).href, demos: urls, now: NOW };
}

/** Undefined when it is not known, null when there is nothing to show. */
function knownFallback(
  { results, store }: FallbackMemory,
  file: string,
  key: string,
): Fallback | null | undefined {
  const known = results.get(nameOf(file));
  if (known?.key !== key) return undefined;
  if (known.value === null) return null;
  return isFallback(known.value) && store.has(known.value.html) && store.has(known.value.styles)
    ? known.value
    : undefined;
}

function isFallback(value: unknown): value is Fallback {
  return (
    typeof value === 'object' && value !== null && 'html' in value && 'styles' in value && 'shows' in value
  );
}

function keep({ store }: FallbackMemory, { file, html, styles }: Drawn): Fallback | undefined {
  const tokens = html === undefined ? [] : makeHarmless(readHtml(html));
  if (tokens.length === 0) return undefined;
  return {
    html: store.put(writeHtml(scoped(file, tokens))),
    styles: store.put(styles ?? ''),
    shows: isMeaningful(tokens) ? 'picture' : 'place',
  };
}

/** Ids are told apart by the demo's name and a little of where it lies. */
function scoped(file: string, tokens: HtmlToken[]): HtmlToken[] {
  const name = path.posix.basename(file).replace(/\.\w+$/, '');
  return scopeIds(tokens, `${name}-${hashOf(file).slice(0, 4)}-`);
}
