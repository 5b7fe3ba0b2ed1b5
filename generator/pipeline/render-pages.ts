import { rememberEach } from '../cache';
import type { Place, Problem, RenderedPage, Route } from '../model';
import { type DifferingPage, markdownDiffers } from '../problems/catalogue';
import { SiteError } from '../problems/site-error';
import type { BuildContext } from './context';
import { type PageSources, pageRequests } from './page-requests';
import { withPresentFiles } from './rename-files';
import { type Selection, selected } from './selection';
import type { Produced } from './threads/produce-page';
import { keptOf } from './threads/store-page';
import { type UndrawnPage, undrawnPages } from './undrawn-pages';

/** Rendered pages, and the errors of others. */
export interface RenderedPages {
  pages: RenderedPage[];
  problems: Problem[];
}

/** Steps 6 and 7 for every changed route; others come from the cache. Errors are not cached. */
export async function renderPages(
  { memory, pool, reporter }: BuildContext,
  sources: PageSources,
  selection: Selection,
): Promise<RenderedPages> {
  const { pages, notFound } = sources.routes;
  const routes = [...selected(pages, selection), ...selected(notFound, { languages: selection.languages })];
  const wanted = pageRequests(sources, routes);
  const recorded = await rememberEach<Produced>(memory, wanted, async (missing) => {
    const requests = missing.flatMap((at) => wanted[at]?.request ?? []);
    const made = await pool.run('pages', requests, (done) => reporter.progress(done, requests.length));
    return made.map((value) =>
      value.thrown ? { value, kept: [], lasts: false } : { value, kept: keptOf(value) },
    );
  });
  const produced = await withPresentFiles({ memory, pool }, wanted, recorded);
  const rendered: RenderedPage[] = [];
  const undrawn: UndrawnPage[] = [];
  const differing: DifferingPage[] = [];
  for (const [at, { value, because }] of produced.entries()) {
    const route = routes[at];
    if (!route) continue;
    if (value.thrown) undrawn.push({ url: route.url, thrown: value.thrown });
    else {
      const { differences = [], contents, bytes, markdown } = value;
      const picture = sources.pictures?.get(route.url);
      rendered.push({
        route,
        file: route.file,
        contents,
        bytes,
        ...(markdown && { markdown }),
        ...(picture && { picture }),
        ...(because !== undefined && { because }),
      });
      if (differences.length > 0) differing.push({ url: route.url, differences });
    }
  }
  const problems = await undrawnPages(memory, sources, undrawn);
  const differ = differing.length > 0 ? [markdownDiffers(differing, placeOfEntry(sources))] : [];
  return { pages: rendered, problems: [...problems, ...differ] };
}

/** The place of the server entry, which draws pages. */
function placeOfEntry({ inventory }: PageSources): Place {
  return { file: inventory.site.entries.server, line: 1, column: 1 };
}

/** Renders one page on request. Throws a SiteError when it cannot be drawn. */
export async function renderPage(
  { memory }: BuildContext,
  sources: PageSources,
  route: Route,
): Promise<{ html: string; markdown: string | undefined }> {
  const [page] = pageRequests(sources, [route]);
  if (!page) throw new Error(`No page can be made for ${route.url}.`);
  const { producePage } = await import('./threads/produce-page');
  const made = await producePage(page.request, memory.store.folder);
  const textOf = (name: string) => memory.store.get(name)?.toString('utf8') ?? '';
  if (!made.thrown) {
    return { html: textOf(made.contents), markdown: made.markdown && textOf(made.markdown.contents) };
  }
  const [problem] = await undrawnPages(memory, sources, [{ url: route.url, thrown: made.thrown }]);
  throw problem ? new SiteError(problem) : new Error(made.thrown.text);
}
