import type { Route } from '../model';
import { collect } from '../steps/1-collect/collect';
import { route as routeSite } from '../steps/2-route/route';
import { bundle, hasBundled } from '../steps/4-bundle/bundle';
import type { BuildContext } from './context';
import { keepWords } from './keep-words';
import { liveFiles } from './live-files';
import type { PageSources } from './page-requests';
import { readTexts } from './read-texts';
import { renderPage } from './render-pages';
import { type ServedSite, serveSite, withOverlay } from './serve-site';

/**
 * A site of which nothing is remembered that this program could use with the packages as they are, as far as it can be
 * shown at once: pages with their texts, whose demos have no scripts yet. Each text is read when its page is asked for.
 * What stands elsewhere is not found here. Undefined for a site that was bundled before, which takes no longer as a whole,
 * and where the modules that draw cannot be bundled.
 */
export async function firstPages(context: BuildContext): Promise<ServedSite | undefined> {
  const { memory, definition, playgrounds } = context;
  const inventory = await collect({ memory, definition, playgrounds });
  if (hasBundled({ memory, site: inventory.site })) return undefined;
  const routes = routeSite(inventory);
  const { assets } = await bundle({ memory, site: inventory.site, demoFiles: [] });
  if (!assets) return undefined;
  const words = await keepWords(memory, inventory);
  const site = { inventory, routes, assets, words, demos: {}, reference: undefined };
  const files = liveFiles({ ...site, ...NOTHING_KNOWN });
  const pages = new Map(routes.pages.map((route) => [route.url, route]));
  return serveSite(site, files, {
    before: async (pathname) => {
      const route = pages.get(pathname);
      return route?.text && drawFirst(context, site, route);
    },
  });
}

const NOTHING_KNOWN = {
  texts: new Map(),
  installs: {},
  declarations: undefined,
  bundled: [],
  bundledFiles: [],
  framed: [],
  types: [],
};

async function drawFirst(
  context: BuildContext,
  site: Omit<PageSources, 'texts'>,
  route: Route,
): Promise<string> {
  const { inventory } = site;
  const own = inventory.texts.filter(({ pathname }) => pathname === route.pathname);
  const texts = await readTexts(context, { ...inventory, texts: own });
  const { html } = await renderPage(context, { ...site, texts }, route);
  return withOverlay(html);
}
