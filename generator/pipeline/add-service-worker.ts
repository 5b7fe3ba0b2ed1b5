import { readFileSync } from 'node:fs';
import path from 'node:path';
import { precache } from '../steps/8-precache/precache';
import type { Stage } from '../steps/9-write/stage';
import { type CarriedFiles, inAssets } from './carry-files';
import type { BuildContext } from './context';
import type { OtherPages } from './other-pages';
import type { SiteToWrite } from './site-to-write';

/** Step 8: adds the service worker with the list of all files, where the site has one. */
export async function addServiceWorker(
  stage: Stage,
  { memory }: BuildContext,
  { inventory, routes, assets, search, publicAssets, ...site }: SiteToWrite & CarriedFiles & { out: string },
): Promise<void> {
  const { serviceWorker: worker } = assets;
  if (worker === undefined) return;
  const definition = inventory.site;
  const otherAssets = inAssets([...publicAssets, ...search], definition);
  const request = { memory, site: definition, worker, assets, otherAssets, routes: routes.pages };
  const pages = offlinePages(memory, { routes, ...site });
  for (const { path: file, contents } of await precache({ ...request, pages })) stage.write(file, contents);
}

/** The offline pages of all languages, also those that stay as they were published. */
function offlinePages(
  { store }: BuildContext['memory'],
  { routes, pages, others, out }: Pick<SiteToWrite, 'routes' | 'pages'> & { others: OtherPages; out: string },
): { file: string; contents: string }[] {
  const made = new Map(pages.map(({ file, contents }) => [file, contents]));
  return routes.notFound
    .filter(({ kind }) => kind === 'offline')
    .flatMap(({ file }) => {
      const own = made.get(file);
      if (own !== undefined) return [{ file, contents: own }];
      return others.files.has(path.normalize(file))
        ? [{ file, contents: store.put(readFileSync(path.join(out, file))) }]
        : [];
    });
}
