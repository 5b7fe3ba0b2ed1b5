import type { RememberedPage } from '../cache';
import type { Route } from '../model';
import type { Workshop } from './context';
import { type PageMakers, pageRequests } from './page-requests';
import { type Selection, selected } from './selection';

/** A page of the output: where it lies, and its HTML in the store. */
export interface Built {
  route: Route;
  file: string;
  contents: string;
  bytes: number;
  /** Why it was made anew; absent when it was remembered. */
  because?: string;
}

/** All that pages are made from, and which of them. */
export interface MakeRequest extends PageMakers {
  selection: Selection;
}

/** Steps 5 to 7 for every route that changed; the others come from the cache. */
export async function makePages(request: MakeRequest): Promise<Built[]> {
  const { workshop, examined, selection } = request;
  const { cache, pool, reporter } = workshop;
  const keyed = pageRequests(request, [
    ...selected(examined.routes.pages, selection),
    ...selected(examined.routes.notFound, { languages: selection.languages }),
  ]);
  // Pages that are not asked for this time are still pages of the site.
  for (const { file } of examined.routes.pages) cache.pages.get(file);
  const missing = keyed.filter(({ route, key }) => !remembered(workshop, route, key));
  const requests = missing.map((page) => page.request);
  const produced = await pool.run('pages', requests, (done) => reporter.progress(done, requests.length));
  const reasons = new Map<string, string>();
  produced.forEach((page, at) => {
    const { route, key, from } = missing[at] ?? {};
    if (!route || !key || !from) return;
    reasons.set(route.file, whyAnew(cache.pages.get(route.file), from));
    cache.pages.set(route.file, { key, from, ...page });
  });
  return keyed.flatMap(({ route }) => {
    const page = cache.pages.get(route.file);
    const because = reasons.get(route.file);
    if (!page) return [];
    const { contents, bytes } = page;
    return [{ route, file: route.file, contents, bytes, ...(because !== undefined && { because }) }];
  });
}

function remembered({ cache }: Workshop, { file }: Route, key: string): boolean {
  const page = cache.pages.get(file);
  return page?.key === key && cache.store.has(page.contents);
}

/** One sentence for `--explain`. */
function whyAnew(before: RememberedPage | undefined, from: RememberedPage['from']): string {
  if (!before) return 'it had not been built before';
  const changed = Object.keys(from).filter((name) => before.from[name] !== from[name]);
  return changed.length > 0 ? `changed: ${changed.join(', ')}` : 'its remembered file was damaged or gone';
}
