import type { SiteDefinition } from '../../../../generator/contract/site';

export const site: SiteDefinition = {
  name: 'Garden',
  version: '2.1.0',
  origin: 'https://garden.example',
  home: '/start',
  assets: '/assets',
  languages: {
    default: 'en',
    all: [
      { code: 'en', name: 'English', tag: 'en', openGraph: 'en_US' },
      { code: 'zh', name: '中文', tag: 'zh-CN', openGraph: 'zh_CN' },
    ],
    exempt: [],
  },
  navigation: [
    { pathname: '/start' },
    {
      pathname: '/reference-group',
      title: 'API',
      children: [
        { pathname: '/reference/seeds' },
        { pathname: '/reference/seeds/tray' },
        { pathname: '/reference/seeds/seed-packet' },
        { pathname: '/reference/seeds/seed' },
      ],
    },
  ],
  titles: [],
  folders: { pages: 'pages', translations: 'translations', public: 'public' },
  entries: { server: 'site/server.tsx', client: 'site/client.ts' },
  components: ['SeedEvents', 'SeedSelectors'],
  reference: {
    products: [
      {
        name: 'seeds',
        packages: [{ name: '@garden/seeds', folder: 'packages/seeds', sources: 'packages/seeds' }],
        components: [
          { pathname: '/reference/seeds/tray', export: 'Tray', package: '@garden/seeds' },
          { pathname: '/reference/seeds/seed-packet', export: 'SeedPacket', package: '@garden/seeds' },
        ],
        interfaces: [{ pathname: '/reference/seeds/seed', export: 'Seed' }],
        indexes: [{ pathname: '/reference/seeds' }],
        catalogues: [
          { kind: 'events', name: 'SeedEvents', export: 'SeedEvents' },
          { kind: 'selectors', name: 'SeedSelectors', pattern: 'Selector$' },
        ],
      },
    ],
    translations: 'translations/reference',
  },
  dateAdapters: {},
  repository: { url: 'https://git.example/garden', branch: 'main' },
};
