import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Memory, rememberEach } from '../../../cache';
import type { Assets, DemoFallback, DemoServer } from '../../../model';
import { keepFallback } from './keep-fallback';
import { runDrawing } from './run-drawing';

/** Which demos to draw. */
export interface FallbackRequest {
  assets: Pick<Assets, 'demoServer'>;
  /** Source files of demos, relative to the root. */
  files: string[];
  memory: Memory;
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
export async function drawFallbacks(
  request: FallbackRequest,
): Promise<Record<string, DemoFallback | undefined>> {
  const { assets, files, memory, note } = request;
  const { demoServer } = assets;
  if (!demoServer) return {};
  const drawable = files.filter((file) => demoServer.demos[file] !== undefined);
  const recipes = drawable.map((file) => recipeOf(file, demoServer));
  const drawn = await rememberEach<DemoFallback | null>(memory, recipes, async (missing) => {
    const order = missing.flatMap((at) => drawable[at] ?? []);
    const answers = await runDrawing({
      entry: pathToFileURL(demoServer.entry).href,
      demos: order.map((file) => ({ file, url: pathToFileURL(demoServer.demos[file] ?? '').href })),
      now: NOW,
    });
    for (const { file, failure } of answers)
      if (failure !== undefined) note?.(`${file} is not drawn on a server: ${failure}`);
    return answers.map((answer) => keepFallback(memory.store, answer));
  });
  return Object.fromEntries(drawn.map(({ value }, at) => [drawable[at] ?? '', value ?? undefined]));
}

/** Modules are named by what they contain; where they lie is no matter. */
function recipeOf(file: string, { entry, demos }: DemoServer) {
  const module = path.basename(demos[file] ?? '');
  return { name: `fallback of ${file}`, inputs: { module, entry: path.basename(entry), now: String(NOW) } };
}
