import { rememberEach } from '../cache';
import type { Problem, Route } from '../model';
import { productOf } from '../model/product-of';
import type { PageDocuments, PageToIndex } from '../model/search';
import { pageFrames } from '../steps/6-render/page/page-frames';
import type { BuildContext } from './context';
import { documentRequests, type IndexSources } from './document-requests';
import type { Documented } from './threads/document-page';
import { type UndrawnPage, undrawnPages } from './undrawn-pages';

/** The search documents of every page, and problems of pages without them. */
export interface IndexedPages {
  pages: PageToIndex[];
  problems: Problem[];
}

/** Makes the search documents of every page. They are cached by page, so a changed text affects only its own. */
export async function indexPages(
  { memory, pool }: Pick<BuildContext, 'memory' | 'pool'>,
  sources: IndexSources,
): Promise<IndexedPages> {
  const { routes, assets } = sources;
  const wanted = documentRequests(sources);
  const made = await rememberEach<Documented>(memory, wanted, async (missing) => {
    const requests = missing.flatMap((at) => wanted[at]?.request ?? []);
    return (await pool.run('documents', requests)).map((value) =>
      value.thrown ? { value, kept: [], lasts: false } : { value, kept: [value.documents] },
    );
  });
  const pageOf = pageToIndex(sources);
  const pages: PageToIndex[] = [];
  const untold: UndrawnPage[] = [];
  for (const [at, { value }] of made.entries()) {
    const route = routes.pages[at];
    if (!route) continue;
    if (value.thrown) untold.push({ url: route.url, thrown: value.thrown });
    else pages.push(pageOf(route, JSON.parse(memory.store.get(value.documents)?.toString('utf8') ?? '')));
  }
  return { pages, problems: assets ? await undrawnPages(memory, { ...sources, assets }, untold) : [] };
}

/** Combines the documents of a page with its place in the menu and its product. */
function pageToIndex({
  inventory,
  routes,
  texts,
}: IndexSources): (route: Route, documents: PageDocuments) => PageToIndex {
  const frameOf = pageFrames(inventory, routes);
  const { home, search } = inventory.site;
  return (route, documents) => {
    const { language, pathname, kind, text } = route;
    const facts = text && texts.get(text.file)?.facts;
    const { title, description, parents, plan } = frameOf(route, facts);
    return {
      pathname,
      language,
      textLanguage: text?.language ?? language,
      title,
      description: description || (documents.sections[0]?.text ?? ''),
      isReference: kind === 'reference',
      ...(plan && { plan }),
      isLast: pathname === home || isBelow(pathname, search?.last ?? []),
      groups: parents.map((parent) => parent.title),
      product: facts?.product?.target ?? productOf(inventory.site, pathname)?.id ?? '',
      documents,
    };
  };
}

function isBelow(pathname: string, folders: readonly string[]): boolean {
  return folders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`));
}
