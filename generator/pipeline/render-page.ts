import type { Route } from '../model';
import { type PageMakers, pageRequests } from './page-requests';
import { producePage } from './threads/produce-page';

/** Makes one page here and now, for a reader who asks for it. */
export async function makePage(makers: PageMakers, route: Route): Promise<string> {
  const { store } = makers.workshop.cache;
  const [page] = pageRequests(makers, [route]);
  if (!page) throw new Error(`No page can be made for ${route.url}.`);
  const { contents } = await producePage(page.request, store.folder);
  return store.get(contents)?.toString('utf8') ?? '';
}
