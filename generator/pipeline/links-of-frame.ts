import { rememberEach } from '../cache';
import type { Assets, Inventory, Route, Routes } from '../model';
import type { BuildContext } from './context';
import { keepWords } from './keep-words';
import { pageRequests } from './page-requests';

interface FrameSources {
  inventory: Inventory;
  routes: Routes;
  assets: Assets;
}

/**
 * Links that the site's code draws around every page: the home page and the "not found" page are drawn without a text. After an
 * error of that code there are none; the error is reported when pages are drawn.
 */
export async function linksOfFrame(
  { memory, pool }: Pick<BuildContext, 'memory' | 'pool'>,
  sources: FrameSources,
): Promise<string[]> {
  const words = await keepWords(memory, sources.inventory);
  const nothing = { texts: new Map(), demos: {}, reference: undefined, words };
  const wanted = pageRequests({ ...sources, ...nothing }, framedRoutes(sources)).map((page) => ({
    ...page,
    name: `links around ${page.name}`,
  }));
  const drawn = await rememberEach<string[]>(memory, wanted, async (missing) => {
    const made = await pool.run(
      'pages',
      missing.flatMap((at) => wanted[at]?.request ?? []),
    );
    return made.map((page) =>
      page.thrown
        ? { value: [], kept: [], lasts: false }
        : { value: linksIn(memory.store.get(page.contents)?.toString('utf8') ?? ''), kept: [] },
    );
  });
  return drawn.flatMap(({ value }) => value);
}

function framedRoutes({ inventory: { site }, routes }: FrameSources): Route[] {
  const { default: language } = site.languages;
  const home = routes.pages.find((route) => route.pathname === site.home && route.language === language);
  const notFound = routes.notFound.find((route) => route.language === language && route.kind === 'not-found');
  return [...(home ? [{ ...home, kind: 'page' as const }] : []), ...(notFound ? [notFound] : [])];
}

const LINK = /<a\s(?:"[^"]*"|[^">])*?\bhref="([^"]*)"/g;

/** Addresses of links in HTML that React wrote. */
function linksIn(html: string): string[] {
  return [...html.matchAll(LINK)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
