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

/** Pages that are shown while the site around them is still read. */
export interface FirstPages extends ServedSite {
  /** Resolves when those who asked at once have been answered: reading the site keeps this program busy. */
  answered(): Promise<void>;
}

/**
 * A site as far as it can be shown at once: pages with their texts, whose demos have no scripts yet. Each text is read
 * when its page is asked for. What stands elsewhere is not found here. Undefined where what draws pages is not at hand by
 * itself, as only the whole site was bundled, which takes no longer then; and where it cannot be bundled.
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
  return whoseVisitsCount(
    serveSite(site, files, {
      before: async (pathname) => {
        const route = pages.get(pathname);
        return route?.text && drawFirst(context, site, route);
      },
    }),
  );
}

/** A browser that waits for the server asks within this time. */
const VISIT_MS = 200;

function whoseVisitsCount(site: ServedSite): FirstPages {
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
      // No others: under questions that never stop, the whole would never be read.
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
