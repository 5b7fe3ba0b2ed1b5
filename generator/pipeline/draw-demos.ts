import type { Assets, DemoParts, Problem, ReadText } from '../model';
import { drawFallbacks } from '../steps/6-render/demo-fallback/draw-fallbacks';
import type { BuildContext } from './context';

/** Source files of all demos that texts show, sorted. */
export function demoFilesOf(texts: ReadonlyMap<string, ReadText>): string[] {
  return [...new Set([...texts.values()].flatMap(({ facts }) => facts.demoFiles))].sort();
}

interface Drawn {
  /** What every demo is mounted from and shows before that, by source file. */
  demos: Record<string, DemoParts>;
  /** Of demos that could not be drawn. */
  problems: Problem[];
}

/** Step 6 for demos: what each shows without JavaScript. */
export async function drawDemos(
  { memory }: BuildContext,
  { assets, texts }: { assets: Assets; texts: ReadonlyMap<string, ReadText> },
): Promise<Drawn> {
  const files = demoFilesOf(texts);
  const fallbacks = await drawFallbacks({ assets, files, memory });
  return { demos: demoParts(assets, files, fallbacks), problems: [] };
}

/** What demos are mounted from, with their fallbacks as far as there are any. */
export function demoParts(
  { demos }: Pick<Assets, 'demos'>,
  files: string[],
  fallbacks: Record<string, DemoParts['fallback']> = {},
): Record<string, DemoParts> {
  return Object.fromEntries(
    files.flatMap((file): [string, DemoParts][] => {
      const module = demos[file];
      const fallback = fallbacks[file];
      return module === undefined ? [] : [[file, { module, ...(fallback && { fallback }) }]];
    }),
  );
}
