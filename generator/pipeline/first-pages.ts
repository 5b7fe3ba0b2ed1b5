import { setTimeout } from 'node:timers/promises';
import type { Route } from '../model';
import { collect } from '../steps/1-collect/collect';
import { route as routeSite } from '../steps/2-route/route';
import { bundle, hasBundled, isBundled } from '../steps/4-bundle/bundle';
import type { BuildContext } from './context';
import { keepWords } from './keep-words';
import { liveFiles } from './live-files';
import type { PageSources } from './page-requests';
import { readTexts } from './read-texts';
import { renderPage } from './render-pages';
import { type ServedSite, serveSite, withOverlay } from './serve-site';

/** Pages that `dev` shows while the rest of the site is still being read. */
export interface FirstPages extends ServedSite {
  /** Resolves when the first requests are answered: reading the site blocks this process. */
  answered(): Promise<void>;
}

/**
 * Pages that can be shown at once: texts whose demos have no scripts yet. Each text is read on request; links to other
 * pages are not resolved. Undefined when the cache has no bundle without demos (only the complete one, which then takes no
 * longer), and when the site cannot be bundled.
 */
export async function firstPages(context: BuildContext): Promise<FirstPages | undefined> {
  const { memory, definition, playgrounds } = context;
  const inventory = await collect({ memory, definition, playgrounds });
  const ofPages = { memory, site: inventory.site, demoFiles: [] };
  if (!isBundled(ofPages) && hasBundled(ofPages)) return undefined;
  const routes = routeSite(inventory);
  const { assets } = await bundle(ofPages);
  if (!assets) return undefined;
  const words = await keepWords(memory, inventory);
  const site = { inventory, routes, assets, words, demos: {}, reference: undefined };
  const files = liveFiles({ ...site, ...NOTHING_KNOWN });
  const pages = new Map(routes.pages.map((route) => [route.url, route]));
  return countVisits(
    serveSite(site, files, {
      before: async (pathname) => {
        const route = pages.get(pathname);
        return route?.text && drawFirst(context, site, route);
      },
    }),
  );
}

/** A browser that waits for the server sends its requests within this time. */
const VISIT_MS = 200;

function countVisits(site: ServedSite): FirstPages {
  const visits = new Set<Promise<unknown>>();
  return {
    ...site,
    read: (pathname) => {
      const visit = site.read(pathname);
      visits.add(visit);
      const end = () => visits.delete(visit);
      visit.then(end, end);
      return visit;
    },
    answered: async () => {
      await setTimeout(VISIT_MS);
      // Later requests do not count: endless requests would keep the site from being read.
      await Promise.allSettled(visits);
    },
  };
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
