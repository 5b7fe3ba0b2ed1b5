import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { addresses } from '../../data/addresses';
import { fileUrl, parseUrl } from '../../generator/contract/url';
import { pageKey } from '../service-worker/page-key';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Pages wait this long for the network before what was read last is shown. */
const NETWORK_SECONDS = 3;

/** Where scripts, styles and menus lie. */
const FILES = fileUrl(`${addresses.assets}/`, addresses);

const PAGES = 'pages';
const ASSETS = 'assets';

const manifest = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');

/** Pages to show without a network: all that the manifest names with a revision. */
const offlinePages = manifest.filter(({ revision }) => revision);

/** What every page loads. The hash of their content is in their name. */
const shared = manifest.filter(({ revision }) => !revision).map(({ url }) => url);

// Only what changes under one name is the precache's to replace; hashed files are kept, as pages that were
// read earlier ask for theirs.
precache(offlinePages);

self.addEventListener('install', (event) => event.waitUntil(remember(ASSETS, shared)));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

// A page is always asked for anew, so that no reader meets an old page with new code.
const page = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
      // A host's redirect to the slash would take the place of the page it leads to.
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
    },
    new ExpirationPlugin({ maxEntries: 200 }),
  ],
});
registerRoute(({ request }) => request.mode === 'navigate', page);

// What pages fetch while they are read, under names that stay.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isData(url),
  new NetworkFirst({ cacheName: 'data', plugins: [new ExpirationPlugin({ maxEntries: 40 })] }),
);

// A file with its content's hash in its name never changes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  new CacheFirst({ cacheName: ASSETS, plugins: [new ExpirationPlugin({ maxEntries: 600 })] }),
);

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate' || !url) return Response.error();
  return (await matchPrecache(offlinePageFor(url.pathname))) ?? Response.error();
});

self.addEventListener('message', (event) => {
  const { data }: { data: unknown } = event;
  if (data === 'skipWaiting') event.waitUntil(self.skipWaiting());
  else if (isVisit(data)) event.waitUntil(rememberVisit(data.visited));
});

function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith(`${FILES}assets/`);
}

function isData(url: URL): boolean {
  return url.pathname.startsWith(FILES) && url.pathname.endsWith('.json') && !isAsset(url);
}

/** The one in the language of the path: `/zh/x/bars/` → `/zh/x/offline/`; others share the default one. */
function offlinePageFor(pathname: string): string {
  const urls = offlinePages.map(({ url }) => url).sort((a, b) => a.length - b.length);
  const language = languageIn(pathname);
  return urls.find((url) => languageIn(url) === language) ?? urls[0] ?? '';
}

function languageIn(pathname: string): string {
  return parseUrl(pathname, addresses).userLanguage;
}

function isVisit(data: unknown): data is { visited: string[] } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'visited' in data &&
    Array.isArray(data.visited) &&
    data.visited.every((url) => typeof url === 'string')
  );
}

/** Keeps a page that was loaded without this worker: the page first, then its files. */
async function rememberVisit([visited = '', ...files]: string[]): Promise<void> {
  const own = files.map((file) => new URL(file)).filter(({ origin }) => origin === self.location.origin);
  await remember(PAGES, [pageKey(visited)]);
  await remember(
    ASSETS,
    own.filter(isAsset).map(({ href }) => href),
  );
}

/** Fetches what is not kept yet. */
async function remember(cacheName: string, urls: string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(urls.map(async (url) => (await cache.match(url)) ?? cache.add(url)));
}
