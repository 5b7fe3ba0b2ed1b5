import type { SiteDefinition } from '../../../../generator/contract/site';

export const site: SiteDefinition = {
  name: 'Garden',
  version: '1.0.0',
  origin: 'https://garden.example',
  base: '/docs/',
  home: '/start',
  offline: '/offline',
  assets: '/assets',
  languages: {
    default: 'en',
    all: [
      { code: 'en', name: 'English', tag: 'en', openGraph: 'en_US' },
      { code: 'ja', name: '日本語', tag: 'ja', openGraph: 'ja_JP' },
    ],
    exempt: ['/news'],
  },
  navigation: [
    { pathname: '/start' },
    { pathname: '/garden-group', title: 'Garden', children: [{ pathname: '/beds' }] },
  ],
  titles: [{ pathname: '/news' }],
  titleMenu: { pathname: '/news-group', title: 'Beside the beds' },
  folders: { pages: 'pages', translations: 'translations', public: 'public', site: 'site' },
  entries: {
    server: 'site/server.ts',
    client: 'site/client.ts',
    demos: 'site/demos.ts',
    demoServer: 'site/demo-server.ts',
    serviceWorker: 'site/worker.ts',
  },
  components: [],
  dateAdapters: {},
  manifest: { name: 'Garden', icons: [{ file: 'map.svg', sizes: 'any', type: 'image/svg+xml' }] },
  security: { strictTransport: 'max-age=60' },
  repository: { url: 'https://git.example/garden', branch: 'main' },
};
