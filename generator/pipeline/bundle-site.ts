import path from 'node:path';
import type { RememberedText } from '../cache';
import { engine } from '../cache/generator-hash';
import type { Assets, Problem } from '../model';
import { bundle } from '../steps/4-bundle/bundle';
import { filesOfDemo } from '../steps/4-bundle/files-of-demo';
import { drawFallbacks } from '../steps/6-render/demo-fallback/draw-fallbacks';
import type { DemoParts } from '../steps/6-render/place-demos';
import type { Workshop } from './context';
import type { Plan } from './plan';
import type { Built } from './render-pages';

/** The build's scripts and styles, and what they mean for pages. */
export interface BundledSite {
  assets: Assets;
  /** What every demo is mounted from and shows before that, by source file. */
  demos: Record<string, DemoParts>;
  /** Urls of the browser files that only this page's demos load. */
  filesOfPage: (page: Built) => string[];
}

interface Examined extends Plan {
  known: Map<string, RememberedText>;
}

/** Fallbacks are for readers without JavaScript; a server for writing does not wait for them. */
export type Fallbacks = 'drawn' | 'left out';

/** Step 4, and the demos' static fallbacks, which need its server bundle. */
export async function bundleSite(
  { cache, reporter }: Workshop,
  { inventory, known }: Examined,
  show: Fallbacks,
): Promise<{ bundled?: BundledSite; problems: Problem[] }> {
  reporter.step('bundle');
  const demoFiles = [...new Set([...known.values()].flatMap(({ facts }) => facts.demoFiles))].sort();
  const { assets, problems } = await bundle({
    root: inventory.root,
    site: inventory.site,
    demoFiles,
    cacheFolder: path.join(cache.folder, 'bundle'),
    engine,
  });
  if (!assets) return { problems };
  reporter.step('fallbacks');
  const drawn = show === 'drawn' ? demoFiles : [];
  const fallbacks = await drawFallbacks({ assets, files: drawn, cache, engine });
  const demos = Object.fromEntries(
    demoFiles.flatMap((file): [string, DemoParts][] => {
      const module = assets.demos[file];
      const fallback = fallbacks[file];
      return module === undefined ? [] : [[file, { module, ...(fallback && { fallback }) }]];
    }),
  );
  const filesOfPage = ({ route }: Built) =>
    route.text
      ? [
          ...new Set(
            (known.get(route.text.file)?.facts.demoFiles ?? []).flatMap((file) => filesOfDemo(assets, file)),
          ),
        ].sort()
      : [];
  return { bundled: { assets, demos, filesOfPage }, problems };
}
