import { rememberEach } from '../cache';
import type { RenderedPage, Route } from '../model';
import type { BuildContext } from './context';
import { type PageSources, pageRequests } from './page-requests';
import { type Selection, selected } from './selection';
import { type Produced, producePage } from './threads/produce-page';

/** Steps 6 and 7 for every route that changed; the others are remembered. */
export async function renderPages(
  { memory, pool, reporter }: BuildContext,
  sources: PageSources,
  selection: Selection,
): Promise<RenderedPage[]> {
  const { pages, notFound } = sources.routes;
  const routes = [...selected(pages, selection), ...selected(notFound, { languages: selection.languages })];
  const wanted = pageRequests(sources, routes);
  const produced = await rememberEach<Produced>(memory, wanted, async (missing) => {
    const requests = missing.flatMap((at) => wanted[at]?.request ?? []);
    const made = await pool.run('pages', requests, (done) => reporter.progress(done, requests.length));
    return made.map((value) => ({ value, kept: [value.contents] }));
  });
  return produced.flatMap(({ value, because }, at) => {
    const route = routes[at];
    if (!route) return [];
    return [{ route, file: route.file, ...value, ...(because !== undefined && { because }) }];
  });
}

/** Makes one page here and now, for a reader who asks for it. */
export async function renderPage(
  { memory }: BuildContext,
  sources: PageSources,
  route: Route,
): Promise<string> {
  const [page] = pageRequests(sources, [route]);
  if (!page) throw new Error(`No page can be made for ${route.url}.`);
  const { contents } = await producePage(page.request, memory.store.folder);
  return memory.store.get(contents)?.toString('utf8') ?? '';
}
