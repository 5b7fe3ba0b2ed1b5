import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { addresses } from '../../data/addresses';
import { fileUrl, parseUrl } from '../../generator/contract/url';
import { createAssetDigests } from '../service-worker/asset-digests';
import { type CacheKind, cacheName } from '../service-worker/cache-name';
import { clearFormerCaches } from '../service-worker/clear-former-caches';
import { keepWhole, onlyWhole } from '../service-worker/keep-whole';
import { offerStoredPages } from '../service-worker/offer-stored-pages';
import { pageKey } from '../service-worker/page-key';
import { preloadPages } from '../service-worker/preload-pages';
import { isOwnPage, type SitePaths } from '../service-worker/site-paths';
import { type StoredPage, storedPages } from '../service-worker/stored-pages';
import { isVisit, type Visit } from '../service-worker/visit';
import { wholeAsset, wholeJson, wholePage } from '../service-worker/whole-response';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[]; __SITE_PATHS: SitePaths };

/** The timeout for pages and data from the network, after which cached ones are used. */
const NETWORK_SECONDS = 3;

/** The cache of visited pages. */
const PAGES = nameOf('pages');

/** The folder of scripts, styles and menus. */
const FILES = fileUrl(`${addresses.assets}/`, addresses);

/** The folders of files with a hash in their name. */
const HASHED = `${FILES}assets/`;

const manifest = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');

/** The pages for offline use: those in the manifest with a revision. */
const offlinePages = manifest.filter(({ revision }) => revision);

/** The table with the hashes of all files, and the files of every page. */
const table = manifest.find(({ url }) => url.endsWith('.txt'));
const shared = manifest.filter((entry) => !entry.revision && entry !== table).map(({ url }) => url);

// Only what changes under one name is the precache's to replace; hashed files are kept, as pages that were
// read earlier ask for theirs.
precache(offlinePages);

const digests = createAssetDigests(HASHED, {
  url: table?.url ?? '',
  integrity: table?.integrity ?? '',
  cacheName: nameOf('tables'),
});
const { mayBeUsed, mayBeKept } = wholeAsset(digests.digestOf);

// A file with a hash in its name never changes.
const assets = new CacheFirst({
  cacheName: nameOf('assets'),
  plugins: [
    // A page asks once more by another query (support/import-again.ts).
    { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*/, '') },
    onlyWhole(mayBeUsed),
    keepWhole(mayBeKept),
    new ExpirationPlugin({ maxEntries: 600 }),
  ],
});

// A page is always requested from the network, so that old pages do not run new code.
const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    // Neither the host's redirect to the slash nor the login page of a network is stored as a page.
    keepWhole(wholePage(HASHED)),
    new ExpirationPlugin({ maxEntries: 200 }),
  ],
});

// Data that pages load while they are read, under names that do not change.
const data = new NetworkFirst({
  cacheName: nameOf('data'),
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [onlyWhole(wholeJson), new ExpirationPlugin({ maxEntries: 40 })],
});

registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && isData(url), data);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url), assets);

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate' || !url) return Response.error();
  return (await offlinePage(url.pathname)) ?? Response.error();
});

// Pages tell it, too (register-worker.ts): asked once, Chromium leaves a worker activating for a second, in which
// the page that is loaded anew waits.
self.addEventListener('install', () => void self.skipWaiting());

// A worker that cannot verify its files is not installed.
self.addEventListener('install', (event) => {
  event.waitUntil(digests.load().then(() => Promise.all(shared.map((url) => remember(assets, url, event)))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      preloadPages(self.registration.navigationPreload, navigator.userAgent),
      self.clients.claim(),
      clearFormerCaches(isOwn).catch(console.error),
    ]),
  );
});

self.addEventListener('message', (event) => {
  const { data: message }: { data: unknown } = event;
  if (message === 'skipWaiting') event.waitUntil(self.skipWaiting());
  else if (isVisit(message)) event.waitUntil(rememberVisit(message, event));
});

function nameOf(kind: CacheKind): string {
  return cacheName(self.registration.scope, kind);
}

function isOwn(url: URL): boolean {
  return url.pathname.startsWith(FILES) || isPage(url);
}

function isPage({ pathname }: URL): boolean {
  return isOwnPage(pathname, self.__SITE_PATHS);
}

function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith(HASHED);
}

function isData(url: URL): boolean {
  return url.pathname.startsWith(FILES) && url.pathname.endsWith('.json') && !isAsset(url);
}

/**
 * The replacement for a page that is not stored: the offline page with a list of stored pages, first in its
 * own language.
 */
async function offlinePage(pathname: string): Promise<Response | undefined> {
  const page = await matchPrecache(offlinePageFor(pathname));
  try {
    const language = languageIn(pathname);
    const fallbackPaths = offlinePages.map(({ url }) => url);
    const stored = (await storedPages(await caches.open(PAGES), isPage)).filter(
      (one) => !fallbackPaths.includes(one.pathname),
    );
    const isSame = (one: StoredPage) => languageIn(one.pathname) === language;
    const sorted = [...stored.filter(isSame), ...stored.filter((one) => !isSame(one))];
    return page && (await offerStoredPages(page.clone(), sorted));
  } catch (error) {
    console.error(error);
    return page;
  }
}

/**
 * The offline page in the language of the path: `/zh/x/bars/` → `/zh/x/offline/`; other paths have the
 * default one.
 */
function offlinePageFor(pathname: string): string {
  const urls = offlinePages.map(({ url }) => url).sort((a, b) => a.length - b.length);
  const language = languageIn(pathname);
  return urls.find((url) => languageIn(url) === language) ?? urls[0] ?? '';
}

function languageIn(pathname: string): string {
  return parseUrl(pathname, addresses).userLanguage;
}

/**
 * Stores what was loaded before this worker was active: the page first, then its files. Failed requests are
 * ignored.
 */
async function rememberVisit({ page, files }: Visit, event: ExtendableEvent): Promise<void> {
  const own = files.map((file) => new URL(file)).filter(({ origin }) => origin === self.location.origin);
  if (page !== undefined && isPage(new URL(page))) await remember(pages, page, event).catch(() => undefined);
  await Promise.allSettled([
    ...own.filter(isAsset).map(({ href }) => remember(assets, href, event)),
    ...own.filter(isData).map(({ href }) => remember(data, href, event)),
  ]);
}

/** Requests a URL as a page would, and waits until it is stored. */
async function remember(strategy: Strategy, url: string, event: ExtendableEvent): Promise<void> {
  const [answered, finished] = strategy.handleAll({ event, request: new Request(url) });
  await answered;
  await finished;
}
